import { hash } from "@node-rs/argon2";
import { users } from "@ymp/db/schema/accounts";
import { sessions } from "@ymp/db/schema/sign-in";
import { callerOf, contextOf, refusalOf } from "@ymp/testing/callers";
import { insertPerson, type Person, worldPassword } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { principalOf } from "../../platform/accounts/session-principal.ts";
import { createCaller } from "../../root.ts";
import { renewPasswordHash } from "./session.repository.ts";

let world: World;
let nextPerson = 0;

/** Attempts are counted by account and address, so each test signs in as somebody of its own. */
async function newPerson(): Promise<Person> {
  nextPerson += 1;
  return insertPerson(world.database, { username: `sailor${nextPerson}`, name: `Sailor ${nextPerson}` });
}

/** A browser's request from an address of its own; the headers that the answer sets end up in `headers`. */
function browser() {
  const headers: [string, string][] = [];
  const address = `198.51.100.${Math.floor(Math.random() * 250)}.${headers.length}${Math.random()}`;
  const caller = callerOf(world.services, { address, setHeader: (name, value) => void headers.push([name, value]) });
  return { caller, headers };
}

const open = ({ account }: Pick<Person, "account">) =>
  browser().caller.session.openToken({ login: account.username, password: worldPassword });

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

describe("signing in", () => {
  it("opens a session by username, with a cookie that no script can read", async () => {
    const { account } = await newPerson();
    const { caller, headers } = browser();
    expect(await caller.session.signIn({ login: account.username, password: worldPassword })).toEqual({
      userId: account.id,
      mustChangePassword: false,
      recoveryCodesLeft: null,
    });
    expect(headers.map(([, value]) => value.split("=")[0])).toEqual(["ymp_session", "ymp_device"]);
    expect(headers[0]).toEqual(["set-cookie", expect.stringMatching(/^ymp_session=\w+; HttpOnly; Max-Age=2592000;/)]);
    expect(headers[0]?.[1]).toContain("SameSite=Lax");
  });

  it("takes the email address as well, in any case", async () => {
    const { account } = await newPerson();
    const login = account.email.toUpperCase();
    expect(await browser().caller.session.signIn({ login, password: worldPassword })).toMatchObject({
      userId: account.id,
    });
  });

  it("ends with the browser when the person does not stay signed in", async () => {
    const { account } = await newPerson();
    const { caller, headers } = browser();
    await caller.session.signIn({ login: account.username, password: worldPassword, staysSignedIn: false });
    expect(headers[0]?.[1]).not.toMatch(/Max-Age|Expires/);
  });

  it("answers a wrong password and an unknown name alike", async () => {
    const { account } = await newPerson();
    const wrong = await refusalOf(browser().caller.session.signIn({ login: account.username, password: "wrong" }));
    const unknown = await refusalOf(browser().caller.session.signIn({ login: "nobody", password: "wrong" }));
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ code: "unauthenticated", messageKey: "auth:wrongLoginOrPassword" });
  });

  it("keeps a deleted account out", async () => {
    const { account } = await newPerson();
    await world.database.db.update(users).set({ softDeletedAt: new Date() }).where(eq(users.id, account.id));
    const refusal = await refusalOf(
      browser().caller.session.signIn({ login: account.username, password: worldPassword }),
    );
    expect(refusal.code).toBe("unauthenticated");
  });

  it("waits after ten wrong passwords, says how long, and opens again afterwards", async () => {
    const { account } = await newPerson();
    const attempt = (password: string) => browser().caller.session.signIn({ login: account.username, password });
    for (let times = 0; times < 10; times++) await refusalOf(attempt("wrong"));
    expect(await refusalOf(attempt(worldPassword))).toMatchObject({
      code: "limit",
      messageKey: "auth:tooManyAttempts",
      params: { count: 15 },
    });
    world.setNow("2026-06-15T09:15:00Z");
    expect(await attempt(worldPassword)).toMatchObject({ userId: account.id });
  });

  it("counts the name and the address of an account together", async () => {
    const { account } = await newPerson();
    const attempt = (login: string, password: string) => browser().caller.session.signIn({ login, password });
    for (let times = 0; times < 5; times++) {
      await refusalOf(attempt(account.username, "wrong"));
      await refusalOf(attempt(account.email, "wrong"));
    }
    expect(await refusalOf(attempt(account.email, worldPassword))).toMatchObject({ code: "limit" });
  });

  it("lets the owner in on a device the account is known on, whoever guesses elsewhere", async () => {
    const { account } = await newPerson();
    const login = account.username;
    const first = browser();
    await first.caller.session.signIn({ login, password: worldPassword });
    const deviceCookie =
      first.headers
        .flat()
        .join(" ")
        .match(/ymp_device=([\w.-]+)/)?.[1] ?? "";
    const known = (password: string) =>
      createCaller({ ...contextOf(world.services), deviceCookie }).session.signIn({ login, password });
    for (let times = 0; times < 11; times++)
      await refusalOf(browser().caller.session.signIn({ login, password: "no" }));
    expect(await refusalOf(browser().caller.session.signIn({ login, password: worldPassword }))).toMatchObject({
      code: "limit",
    });
    expect(await known(worldPassword)).toMatchObject({ userId: account.id });
    for (let times = 0; times < 10; times++) await refusalOf(known("wrong"));
    expect(await refusalOf(known(worldPassword))).toMatchObject({ code: "limit" });
  });

  it("keeps no right password out behind an address from which many guess", async () => {
    const { account } = await newPerson();
    const ctx = { ...contextOf(world.services), address: "192.0.2.77" };
    const attempt = (login: string, password: string) => createCaller(ctx).session.signIn({ login, password });
    for (let times = 0; times < 70; times++) await refusalOf(attempt(`marina${times}`, "wrong"));
    expect(await attempt(account.username, worldPassword)).toMatchObject({ userId: account.id });
    await refusalOf(attempt("marina0", "wrong"));
    await refusalOf(attempt("marina0", "wrong"));
    expect(await refusalOf(attempt("marina0", "wrong"))).toMatchObject({ code: "limit" });
  });

  it("counts no right password against an address", async () => {
    const { account } = await newPerson();
    const ctx = { ...contextOf(world.services), address: "192.0.2.78" };
    const attempt = (password: string) => createCaller(ctx).session.signIn({ login: account.username, password });
    for (let times = 0; times < 62; times++) await attempt(worldPassword);
    expect(await refusalOf(attempt("wrong"))).toMatchObject({ code: "unauthenticated" });
  });

  it("does not wait for a clock that jumped ahead and back", async () => {
    const { account } = await newPerson();
    const attempt = (password: string) => browser().caller.session.signIn({ login: account.username, password });
    world.setNow("2027-07-20T09:00:00Z");
    for (let times = 0; times < 11; times++) await refusalOf(attempt("wrong"));
    world.setNow("2026-06-15T09:00:00Z");
    expect(await attempt(worldPassword)).toMatchObject({ userId: account.id });
  });

  it("limits an address that tries many accounts", async () => {
    const { caller } = browser();
    const attempt = (login: string) => refusalOf(caller.session.signIn({ login, password: "wrong" }));
    for (let times = 0; times < 60; times++) await attempt(`guess${times}`);
    for (let times = 0; times < 2; times++) await attempt("one more");
    expect(await attempt("one more")).toMatchObject({ code: "limit" });
  });

  it("starts counting anew after the right password", async () => {
    const { account } = await newPerson();
    const attempt = (password: string) => browser().caller.session.signIn({ login: account.username, password });
    for (let times = 0; times < 9; times++) await refusalOf(attempt("wrong"));
    await attempt(worldPassword);
    expect(await refusalOf(attempt("wrong"))).toMatchObject({ code: "unauthenticated" });
  });
});

describe("a password hashed before the installation's key was mixed in", () => {
  const passwordHashOf = async ({ userId }: Person) => {
    const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, userId));
    return row?.passwordHash ?? "";
  };
  async function personOfThen() {
    const person = await newPerson();
    const passwordHash = await hash(worldPassword);
    await world.database.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
    return { person, passwordHash };
  }

  it("opens, and is hashed anew while the password is at hand", async () => {
    const { person, passwordHash } = await personOfThen();
    await open(person);
    const renewed = await passwordHashOf(person);
    expect(renewed).not.toBe(passwordHash);
    expect(world.services.passwords.isOutdated(renewed)).toBe(false);
    expect(await open(person)).toMatchObject({ userId: person.userId });
    expect(await passwordHashOf(person)).toBe(renewed);
  });

  it("stays as it is when somebody tries a wrong one", async () => {
    const { person, passwordHash } = await personOfThen();
    const login = person.account.username;
    await refusalOf(browser().caller.session.openToken({ login, password: "wrong" }));
    expect(await passwordHashOf(person)).toBe(passwordHash);
  });

  it("does not replace one that was chosen meanwhile", async () => {
    const { person, passwordHash } = await personOfThen();
    const [seen] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, person.userId));
    const chosen = await world.services.passwords.hash("A quiet anchorage 9");
    await world.database.db.update(users).set({ passwordHash: chosen }).where(eq(users.id, person.userId));
    if (seen) await renewPasswordHash(world.database.db, seen, passwordHash);
    expect(await passwordHashOf(person)).toBe(chosen);
  });
});

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
