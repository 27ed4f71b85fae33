import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { users } from "@ymp/db/schema/accounts";
import { apiTokens } from "@ymp/db/schema/sign-in";
import { callerOf, contextOf, refusalOf } from "@ymp/testing/callers";
import { connectTo } from "@ymp/testing/database";
import { insertPerson, openTestSession, worldPassword } from "@ymp/testing/people";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createAccounts } from "../../platform/accounts/accounts.ts";
import { newApiToken } from "../../platform/accounts/api-token.ts";
import { streamChanges } from "../../platform/live/live.service.ts";
import { findTokenPrincipal } from "./bearer.service.ts";
import type { CreateTokenInput } from "./tokens.schema.ts";

let world: World;
let nextAddress = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow("2026-06-15T09:00:00Z");
  nextAddress += 1;
});

const address = () => `198.51.100.${nextAddress}`;
const wanted = (changes: Partial<CreateTokenInput> = {}): CreateTokenInput => ({
  id: newId(),
  name: "Month-end report",
  vesselId: null,
  scopes: "everything",
  expiresInDays: 90,
  ...changes,
});

async function tokenOf(who: Who, changes: Partial<CreateTokenInput> = {}) {
  const input = wanted(changes);
  const { token } = await world.as(who).tokens.create(input);
  return { id: input.id, token };
}

/** A script with the token, at the door of a vessel. */
async function script(token: string, vessel: "A" | "B" | null = "A") {
  const principal = await findTokenPrincipal(world.services, token, address());
  if (principal instanceof AppError) throw principal;
  return callerOf(world.services, { principal, vesselId: vessel && world.vessels[vessel].id });
}

async function refusedToken(token: string) {
  const answer = await findTokenPrincipal(world.services, token, address());
  if (!(answer instanceof AppError)) throw new Error("The token was expected to open nothing.");
  return { code: answer.code, messageKey: answer.messageKey };
}

it("opens nothing again for anyone who was taken off the vessel and put back, nor after the account was closed", async () => {
  const { userId } = world.person("contractor");
  const { token } = await tokenOf("contractor", { vesselId: world.vessels.A.id });
  expect(await script(token)).toBeDefined();
  await world.as("captain").users.setSoftDeleted({ userId, isDeleted: true });
  await world.as("captain").users.setSoftDeleted({ userId, isDeleted: false });
  expect(await refusedToken(token)).toMatchObject({ code: "unauthenticated" });

  await openTestSession(world.database, world.person("contractor").account);
  const other = await tokenOf("contractor");
  await world.as("superadmin").platform.setAccountDeleted({ userId, isDeleted: true });
  await world.as("superadmin").platform.setAccountDeleted({ userId, isDeleted: false });
  expect(await refusedToken(other.token)).toMatchObject({ code: "unauthenticated" });
});

describe("creating a token", () => {
  it("is mailed to its owner by name, never with the token, and once", async () => {
    const input = wanted({ name: "Fuel sums" });
    const { token } = await world.as("chief").tokens.create(input);
    await refusalOf(world.as("chief").tokens.create(input));
    await world.workQueue();
    const told = world.outbox.filter(({ text }) => text.includes("Fuel sums"));
    expect(told.map(({ to }) => to)).toEqual([world.person("chief").account.email]);
    expect(told[0]?.text).not.toContain(token);
  });

  it("shows it once and keeps only its hash and last characters", async () => {
    const { id, token } = await tokenOf("chief");
    expect(token).toMatch(/^ymp_[0-9A-Za-z]{46}$/);
    const [row] = await world.database.db.select().from(apiTokens).where(eq(apiTokens.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    const listed = (await world.as("chief").tokens.list()).find((each) => each.id === id);
    expect(listed).toMatchObject({
      name: "Month-end report",
      hint: token.slice(-4),
      vesselId: null,
      reach: "everything",
      state: "active",
      lastUsedAt: null,
      expiresAt: new Date("2026-09-13T09:00:00Z"),
    });
    expect(JSON.stringify(listed)).not.toContain(token);
  });

  it("asks the person who signed in some time ago for the password", async () => {
    const { principal } = world.context(world.person("chief"), "A");
    world.setNow("2026-06-15T09:10:00Z");
    const refused = callerOf(world.services, { principal, vesselId: world.vessels.A.id }).tokens.create(wanted());
    expect(await refusalOf(refused)).toMatchObject({ code: "unconfirmed", messageKey: "refusals:confirmFirst" });
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["no day", { expiresInDays: 0 }, "expiresInDays"],
    ["more than a year", { expiresInDays: 366 }, "expiresInDays"],
    ["half a day", { expiresInDays: 1.5 }, "expiresInDays"],
    ["nothing that it may use", { scopes: { jobs: "none" } as const }, "scopes"],
  ])("is refused with %s", async (_what, changes, field) => {
    const refused = await refusalOf(world.as("chief").tokens.create(wanted(changes)));
    expect(refused.code).toBe("invalid");
    expect(Object.keys(refused.fields)).toContain(field);
  });

  it("knows no vessel that its owner cannot enter", async () => {
    const refused = world.as("chief").tokens.create(wanted({ vesselId: world.vessels.B.id }));
    expect(await refusalOf(refused)).toMatchObject({ code: "not_found", messageKey: "refusals:noSuchVessel" });
  });

  it("cannot be asked for twice, since it is shown once", async () => {
    const input = wanted();
    await world.as("chief").tokens.create(input);
    const again = await refusalOf(world.as("chief").tokens.create(input));
    expect(again).toMatchObject({ code: "conflict", messageKey: "security:tokenMadeAlready" });
  });

  it("is closed to strangers and to tokens", async () => {
    expect(await refusalOf(world.anonymous().tokens.create(wanted()))).toMatchObject({ code: "unauthenticated" });
    const { token } = await tokenOf("chief");
    expect(await refusalOf((await script(token)).tokens.create(wanted()))).toMatchObject({
      code: "forbidden",
      messageKey: "refusals:notByToken",
    });
  });
});

describe("a token", () => {
  it("stands for its owner and notes its use, once a minute at most", async () => {
    const { id, token } = await tokenOf("chief");
    const lastUse = async () => (await world.as("chief").tokens.list()).find((each) => each.id === id);
    expect((await (await script(token)).session.me())?.account.id).toBe(world.person("chief").userId);
    expect(await lastUse()).toMatchObject({ lastUsedAt: world.now(), lastUsedAddress: address() });

    const firstUse = world.now();
    world.setNow("2026-06-15T09:00:59Z");
    world.services.accounts.forget("*");
    await script(token);
    expect(await lastUse()).toMatchObject({ lastUsedAt: firstUse });
    world.setNow("2026-06-15T09:01:01Z");
    world.services.accounts.forget("*");
    await script(token);
    expect(await lastUse()).toMatchObject({ lastUsedAt: world.now() });
  });

  it("does no more than it was made for", async () => {
    const { token } = await tokenOf("captain", { scopes: { jobs: "view" } });
    const caller = await script(token);
    expect(await caller.jobs.list({})).toHaveProperty("rows");
    const raise = caller.jobs.create({ id: newId(), title: "Bilge alarm" });
    expect(await refusalOf(raise)).toMatchObject({ code: "forbidden", messageKey: "refusals:closedToRole" });
    expect(await refusalOf(caller.equipment.list({}))).toMatchObject({ code: "forbidden" });
  });

  it("never does more than its owner may", async () => {
    const { token } = await tokenOf("deckhand");
    const own = await world.as("deckhand").session.vessel();
    const byToken = await (await script(token)).session.vessel();
    expect(byToken.access.granted).toEqual(own.access.granted);
  });

  it("opens the one vessel it was made for", async () => {
    const { token } = await tokenOf("superadmin", { vesselId: world.vessels.A.id });
    expect(await (await script(token)).jobs.list({})).toHaveProperty("rows");
    const elsewhere = await script(token, "B");
    expect(await refusalOf(elsewhere.jobs.list({}))).toMatchObject({ messageKey: "refusals:tokenOfOtherVessel" });
    expect(await refusalOf(elsewhere.session.vessel())).toMatchObject({ messageKey: "refusals:tokenOfOtherVessel" });
    const me = await elsewhere.session.me();
    expect(me?.vessels.map(({ id }) => id)).toEqual([world.vessels.A.id]);
  });

  it("opens the platform only for all vessels and with that right", async () => {
    const companies = async (changes: Partial<CreateTokenInput>) =>
      (await script((await tokenOf("superadmin", changes)).token, null)).platform.companies();
    expect(await companies({})).toBeDefined();
    const refused = { code: "forbidden", messageKey: "refusals:notByToken" };
    expect(await refusalOf(companies({ vesselId: world.vessels.A.id }))).toMatchObject(refused);
    expect(await refusalOf(companies({ scopes: { jobs: "edit" } }))).toMatchObject(refused);
  });

  it("opens no vessel of somebody else", async () => {
    const { token } = await tokenOf("chief");
    expect(await refusalOf((await script(token, "B")).jobs.list({}))).toMatchObject({ code: "not_found" });
  });

  it("reads nothing of what guards the account", async () => {
    const caller = await script((await tokenOf("chief")).token);
    const calls = [caller.tokens.list(), caller.session.sessions(), caller.twoStep.state()];
    for (const refusal of await Promise.all(calls.map(refusalOf)))
      expect(refusal).toMatchObject({ messageKey: "refusals:notByToken" });
  });

  it("cannot sign anybody out or change the password", async () => {
    const caller = await script((await tokenOf("chief")).token);
    const calls = [
      caller.session.closeOtherSessions(),
      caller.session.changePassword({ currentPassword: worldPassword, newPassword: "A quiet anchorage 9" }),
    ];
    for (const refusal of await Promise.all(calls.map(refusalOf)))
      expect(refusal).toMatchObject({ messageKey: "refusals:notByToken" });
  });

  it("waits for its owner to change a password that was given to them", async () => {
    const { token } = await tokenOf("stew");
    const { userId } = world.person("stew");
    await world.database.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, userId));
    world.services.accounts.forget(userId);
    expect(await refusalOf((await script(token)).jobs.list({}))).toMatchObject({
      code: "forbidden",
      messageKey: "refusals:changePasswordFirst",
    });
  });
});

describe("a token that opens nothing", () => {
  it("says so when a character is wrong, and when nobody made it", async () => {
    const { token } = await tokenOf("chief");
    expect(await refusedToken(`${token.slice(0, -1)}_`)).toEqual({
      code: "unauthenticated",
      messageKey: "security:tokenMistyped",
    });
    expect(await refusedToken(newApiToken())).toMatchObject({ messageKey: "security:tokenUnknown" });
  });

  it("says so when its days are over, also while it is in use", async () => {
    const { id, token } = await tokenOf("chief", { expiresInDays: 1 });
    await script(token);
    world.setNow("2026-06-16T09:00:00Z");
    expect(await refusedToken(token)).toMatchObject({ messageKey: "security:tokenExpired" });
    world.services.accounts.forget("*");
    expect(await refusedToken(token)).toMatchObject({ messageKey: "security:tokenExpired" });
    expect((await world.as("chief").tokens.list()).find((each) => each.id === id)?.state).toBe("expired");
  });

  it.each(["softDeletedAt", "erasedAt"] as const)("says so when its owner's account has %s", async (column) => {
    const person = await insertPerson(world.database, { username: `gone.${column}`, name: "Gone" });
    const { token } = await world.caller(person, null).tokens.create(wanted());
    await world.database.db
      .update(users)
      .set({ [column]: new Date() })
      .where(eq(users.id, person.userId));
    expect(await refusedToken(token)).toMatchObject({ messageKey: "security:tokenOwnerClosed" });
  });

  it("makes its address wait after thirty tries; a right one still opens", async () => {
    const { token } = await tokenOf("chief");
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await refusedToken("ymp_wrong")).toMatchObject({ code: "unauthenticated" });
    expect(await refusedToken("ymp_wrong")).toMatchObject({ code: "limit", messageKey: "auth:tooManyAttempts" });
    expect(await script(token)).toBeDefined();
  });
});

describe("revoking a token", () => {
  it("closes it at once, and is harmless twice", async () => {
    const { id, token } = await tokenOf("chief");
    await script(token);
    await world.as("chief").tokens.revoke({ id });
    expect(await refusedToken(token)).toMatchObject({ messageKey: "security:tokenRevoked" });
    await world.as("chief").tokens.revoke({ id });
    expect((await world.as("chief").tokens.list()).find((each) => each.id === id)?.state).toBe("revoked");
  });

  it("ends with the password it was made under, on every process, and others of its owner with it", async () => {
    const person = await insertPerson(world.database, { username: "token.owner", name: "Owner" });
    const owner = world.caller(person, null);
    const made = [await owner.tokens.create(wanted()), await owner.tokens.create(wanted({ name: "Second" }))];
    const elsewhere = createAccounts(world.database, { now: world.now });
    const listener = connectTo(world.testDatabase.appUrl);
    await listener.listen("ymp_principals", (userId) => elsewhere.forget(userId));
    for (const { token } of made)
      expect(await elsewhere.tokens.find(token, address())).toMatchObject({ account: { id: person.userId } });
    await owner.session.changePassword({ currentPassword: worldPassword, newPassword: "A quiet anchorage 9" });
    for (const { token } of made) {
      expect(await refusedToken(token)).toMatchObject({ messageKey: "security:tokenRevoked" });
      await expect.poll(() => elsewhere.tokens.find(token, address()), { timeout: 60_000 }).toBe("revoked");
    }
    await listener.end();
    expect((await owner.tokens.list()).map(({ state }) => state)).toEqual(["revoked", "revoked"]);
    const { token } = await owner.tokens.create(wanted({ name: "After" }));
    expect(await findTokenPrincipal(world.services, token, address())).toMatchObject({
      account: { id: person.userId },
    });
  });

  it("is told to the other processes, which remember tokens for seconds", async () => {
    const { id, token } = await tokenOf("chief");
    const elsewhere = createAccounts(world.database, { now: world.now });
    await elsewhere.tokens.find(token, address());
    const listener = connectTo(world.testDatabase.appUrl);
    const told = new Promise<string>((resolve) => {
      void listener.listen("ymp_principals", resolve).then(() => world.as("chief").tokens.revoke({ id }));
    });
    const userId = await told;
    await listener.end();
    expect(userId).toBe(world.person("chief").userId);
    elsewhere.forget(userId);
    expect(await elsewhere.tokens.find(token, address())).toBe("revoked");
  });

  it("ends the stream of changes that it held open", async () => {
    const { id, token } = await tokenOf("chief");
    const principal = await findTokenPrincipal(world.services, token, address());
    if (principal instanceof AppError) throw principal;
    const request = contextOf(world.services, { principal, vesselId: world.vessels.A.id });
    const next = streamChanges(request, new AbortController().signal).next();
    const onEnd = vi.fn();
    void next.then(onEnd);
    const asked = vi.spyOn(world.services.accounts.tokens, "isOpen");
    const waking = setInterval(() => world.services.changeFeed.wake(), 20);
    // Each question follows the answer to the one before.
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(3);
    expect(onEnd).not.toHaveBeenCalled();
    await world.as("chief").tokens.revoke({ id });
    const afterwards = await next;
    clearInterval(waking);
    asked.mockRestore();
    expect(afterwards.done).toBe(true);
  });

  it("knows no token of somebody else", async () => {
    const { id, token } = await tokenOf("chief");
    expect(await refusalOf(world.as("bosun").tokens.revoke({ id }))).toMatchObject({ code: "not_found" });
    expect((await world.as("bosun").tokens.list()).map((each) => each.id)).not.toContain(id);
    expect(await script(token)).toBeDefined();
  });
});
