import { sessions } from "@ymp/db/schema/sign-in";
import { callerOf } from "@ymp/testing/callers";
import { worldPassword } from "@ymp/testing/people";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { principalOf } from "../../platform/accounts/session-principal.ts";
import { signingIn } from "./test-signing-in.ts";

let world: World;
const { newPerson, browser, open } = signingIn(() => world);

/** The signed-in account as the next request sees it. */
async function callerWithToken(token: string, vesselId: string | null = null) {
  const session = await world.services.accounts.sessions.find(token);
  if (!session) throw new Error("The session is not open.");
  return callerOf(world.services, { principal: principalOf("user", session), vesselId });
}

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

/** Beside the one by which callers in tests are signed in. */
const opened = (userId: string) => and(eq(sessions.userId, userId), isNotNull(sessions.lastSeenAt));

describe("a session", () => {
  it("is kept under a hash, so the table opens no account", async () => {
    const { account } = await newPerson();
    const { token } = await browser().caller.session.openToken({ login: account.username, password: worldPassword });
    const rows = await world.database.db.select().from(sessions).where(opened(account.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(await world.services.accounts.sessions.find(rows[0]?.id ?? "")).toBeUndefined();
    expect(await world.services.accounts.sessions.find(token)).toMatchObject({ account: { id: account.id } });
  });

  it("tells who is signed in, their theme and their vessels", async () => {
    expect(await world.anonymous().session.me()).toBeNull();
    expect(await world.as("manager").session.me()).toMatchObject({
      account: { username: "manager", isSuperadmin: false },
      theme: { currentTheme: "dark", navType: "top", fontSize: "base", direction: "ltr", locale: "en" },
      vessels: [{ name: "Seraphine", edition: "full", subscriptionState: "ACTIVE", companyName: "Meridian Yachts" }],
    });
    const me = await world.as("superadmin").session.me();
    expect(me?.vessels.map(({ name }) => name)).toEqual(["Corvus", "Seraphine"]);
    expect(JSON.stringify(me)).not.toContain("argon2");
  });

  it("ends on signing out, and only that one", async () => {
    const { account } = await newPerson();
    const [here, elsewhere] = [await open({ account }), await open({ account })];
    await (await callerWithToken(here.token)).session.signOut();
    expect(await world.services.accounts.sessions.find(here.token)).toBeUndefined();
    expect(await world.services.accounts.sessions.find(elsewhere.token)).toBeDefined();
  });

  it("can be seen and closed from another one of the same person, and by nobody else", async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const [here, elsewhere] = [await open(owner), await open(owner)];
    const caller = await callerWithToken(here.token);
    const list = await caller.session.sessions();
    expect(list.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const sessionId = list.find(({ isCurrent }) => !isCurrent)?.id ?? "";

    await (await callerWithToken((await open(other)).token)).session.closeSession({ sessionId });
    expect(await world.services.accounts.sessions.find(elsewhere.token)).toBeDefined();
    await caller.session.closeSession({ sessionId });
    expect(await world.services.accounts.sessions.find(elsewhere.token)).toBeUndefined();
  });

  it("are closed everywhere but here", async () => {
    const person = await newPerson();
    const [here, elsewhere] = [await open(person), await open(person)];
    const other = await open(await newPerson());
    const caller = await callerWithToken(here.token);
    await caller.session.closeOtherSessions();
    expect(await world.services.accounts.sessions.find(elsewhere.token)).toBeUndefined();
    expect(await world.services.accounts.sessions.find(here.token)).toBeDefined();
    expect(await world.services.accounts.sessions.find(other.token)).toBeDefined();
    expect(await caller.session.sessions()).toHaveLength(1);
  });

  it("are told by device, address and when they were last seen", async () => {
    const person = await newPerson();
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const facts = { userAgent, address: "192.0.2.7", isPersistent: true };
    const { token } = await world.services.accounts.sessions.open(person.userId, facts);
    const caller = await callerWithToken(token);
    const [session] = await caller.session.sessions();
    expect(session).toMatchObject({
      address: "192.0.2.7",
      isCurrent: true,
      device: { kind: "computer", browser: "Firefox", system: "Linux" },
    });
    expect(session).toMatchObject({
      lastSeenAt: world.now(),
      endsAt: new Date("2026-07-15T09:00:00Z"),
      idleAt: new Date("2026-06-29T09:00:00Z"),
    });
  });

  it("note that they were seen every ten minutes at most", async () => {
    const person = await newPerson();
    const { token } = await open(person);
    const seenAt = async (at: Date) => {
      await world.database.db.update(sessions).set({ lastSeenAt: at }).where(opened(person.userId));
      world.services.accounts.forget("*");
      await world.services.accounts.sessions.find(token);
      const [row] = await world.database.db.select().from(sessions).where(opened(person.userId));
      return row?.lastSeenAt;
    };
    const justNow = new Date("2026-06-15T08:51:00Z");
    expect(await seenAt(justNow)).toEqual(justNow);
    expect(await seenAt(new Date("2026-06-15T08:49:00Z"))).toEqual(world.now());
  });

  it("on a shared screen ends after half an hour unused, and is listed and streamed no more", async () => {
    const { account } = await newPerson();
    const login = { login: account.username, password: worldPassword, staysSignedIn: false };
    const { token } = await browser().caller.session.openToken(login);
    const caller = await callerWithToken(token);
    const [listed] = await caller.session.sessions();
    expect(await caller.session.me()).toMatchObject({ idleMinutes: 30 });
    expect(listed).toMatchObject({
      idleAt: new Date("2026-06-15T09:30:00Z"),
      endsAt: new Date("2026-06-15T21:00:00Z"),
    });
    world.setNow("2026-06-15T09:30:00Z");
    world.services.accounts.forget("*");
    expect(await world.services.accounts.sessions.find(token)).toBeUndefined();
    expect(await world.services.accounts.sessions.isOpen(account.id, listed?.id ?? "")).toBe(false);
    expect(await caller.session.sessions()).toEqual([]);
  });

  it("of a device of one's own ends after thirty days of use", async () => {
    const { token } = await open(await newPerson());
    for (const day of ["2026-06-25", "2026-07-05"]) {
      world.setNow(`${day}T09:00:00Z`);
      world.services.accounts.forget("*");
      expect(await world.services.accounts.sessions.find(token)).toBeDefined();
    }
    world.setNow("2026-07-15T09:00:00Z");
    world.services.accounts.forget("*");
    expect(await world.services.accounts.sessions.find(token)).toBeUndefined();
  });
});

describe("the theme", () => {
  it("is the person's own, and choosing a navigation opens it", async () => {
    const caller = world.as("stew");
    await caller.session.setTheme({ navCollapsed: true, currentTheme: "light", locale: "fr" });
    expect(await caller.session.setTheme({ navType: "side" })).toMatchObject({
      navType: "side",
      navCollapsed: false,
      currentTheme: "light",
    });
    expect(await world.as("bosun").session.theme()).toMatchObject({ currentTheme: "dark", navType: "top" });
    expect(await caller.session.resetTheme()).toMatchObject({ currentTheme: "dark", navType: "top", locale: "fr" });
  });

  it("refuses what is not a colour", async () => {
    await expect(world.as("stew").session.setTheme({ topNavColor: "red;}" })).rejects.toThrow();
  });
});
