import { newId } from "@ymp/core/ids";
import { users } from "@ymp/db/schema/accounts";
import { passwordResets } from "@ymp/db/schema/sign-in";
import { callerOf, contextOf, refusalOf } from "@ymp/testing/callers";
import { insertPerson, type Person, worldPassword } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { principalOf } from "../../platform/accounts/session-principal.ts";
import { listMails } from "../../platform/mail/mails.repository.ts";
import { createCaller } from "../../root.ts";

const betterPassword = "A quiet anchorage 9";
let world: World;
let nextPerson = 0;

async function newPerson(): Promise<Person> {
  nextPerson += 1;
  return insertPerson(world.database, { username: `mate${nextPerson}`, name: `Mate ${nextPerson}` });
}

const signIn = (person: Person, password: string) =>
  world.anonymous().session.openToken({ login: person.account.username, password });

/** Asks for a link and answers its token, as the person finds it in the mail. */
async function requestedToken({ account }: Person): Promise<string> {
  await world.anonymous().session.requestReset({ email: account.email });
  await world.workQueue();
  const mail = world.outbox.findLast(({ to }) => to === account.email);
  return mail?.text.match(/https:\/\/ymp\.test\/auth\/reset-password\/([\w-]+)/)?.[1] ?? "no link";
}

/** What was mailed to the person, without the facts. */
async function subjectsTo({ account }: Person): Promise<string[]> {
  await world.workQueue();
  return world.outbox.filter(({ to }) => to === account.email).map(({ subject }) => subject.replace(/ \{.*$/, ""));
}

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

describe("a forgotten password", () => {
  it("is replaced by a link that comes by mail", async () => {
    const person = await newPerson();
    const before = await signIn(person, worldPassword);
    const token = await requestedToken(person);
    await world.anonymous().session.resetPassword({ token, newPassword: betterPassword });

    expect(await signIn(person, betterPassword)).toMatchObject({ userId: person.userId });
    expect(await subjectsTo(person)).toEqual(["[en] mail:reset.subject", "[en] mail:passwordChanged.subject"]);
    expect(await refusalOf(signIn(person, worldPassword))).toMatchObject({ code: "unauthenticated" });
    expect(await world.services.accounts.sessions.find(before.token)).toBeUndefined();
  });

  it("ends the lock of that account, here and on the device it is known on, and of no other", async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    let deviceCookie = "";
    const from = (address: string) =>
      createCaller({
        ...contextOf(world.services, {
          address,
          setHeader: (_name, value) => {
            deviceCookie = /device=([^;]+)/.exec(value)?.[1] ?? deviceCookie;
          },
        }),
        deviceCookie,
      }).session;
    const signInFrom = (address: string, { account }: Person, password: string) =>
      from(address).signIn({ login: account.username, password });
    await signInFrom("203.0.113.70", person, worldPassword);
    const known = deviceCookie;
    expect(known).not.toBe("");
    for (const cookie of ["", known])
      for (let times = 0; times < 11; times++) {
        deviceCookie = cookie;
        await refusalOf(signInFrom("203.0.113.70", person, "wrong"));
      }
    for (let times = 0; times < 11; times++) await refusalOf(signInFrom("203.0.113.71", other, "wrong"));
    const token = await requestedToken(person);
    deviceCookie = known;
    await from("203.0.113.70").resetPassword({ token, newPassword: betterPassword });
    expect(await signInFrom("203.0.113.70", person, betterPassword)).toMatchObject({ userId: person.userId });
    deviceCookie = "";
    expect(await signInFrom("203.0.113.72", person, betterPassword)).toMatchObject({ userId: person.userId });
    deviceCookie = "";
    expect(await refusalOf(signInFrom("203.0.113.72", other, worldPassword))).toMatchObject({ code: "limit" });
  });

  it("has links that end with any other change of the password", async () => {
    const person = await newPerson();
    const token = await requestedToken(person);
    await world
      .caller(person, null)
      .session.changePassword({ currentPassword: worldPassword, newPassword: betterPassword });
    const late = world.anonymous().session.resetPassword({ token, newPassword: `${betterPassword}!` });
    expect(await refusalOf(late)).toMatchObject({ code: "invalid", messageKey: "passwords:resetLinkInvalid" });
    expect(await signIn(person, betterPassword)).toMatchObject({ userId: person.userId });
  });

  it("keeps the link of the person a vessel asked for, until the mailbox of the account is proved", async () => {
    const person = await newPerson();
    const proven = { provenEmail: null };
    await world.database.db.update(users).set(proven).where(eq(users.id, person.userId));
    world.services.accounts.forget(person.userId);
    await world.as("captain").users.invite({
      ...{ userId: newId(), profileId: newId(), firstName: "Ida", lastName: "Lund", email: person.account.email },
      ...{ userType: "surveyor", jobIds: [] },
    });
    const token = await requestedToken(person);
    await world
      .caller(person, null)
      .session.changePassword({ currentPassword: worldPassword, newPassword: betterPassword });
    await world.anonymous().session.resetPassword({ token, newPassword: `${betterPassword}!` });
    expect(await signIn(person, `${betterPassword}!`)).toMatchObject({ userId: person.userId });
  });

  it("has a link that opens once", async () => {
    const token = await requestedToken(await newPerson());
    await world.anonymous().session.resetPassword({ token, newPassword: betterPassword });
    const again = world.anonymous().session.resetPassword({ token, newPassword: `${betterPassword}!` });
    expect(await refusalOf(again)).toMatchObject({ code: "invalid", messageKey: "passwords:resetLinkInvalid" });
  });

  it("has a link that opens for 60 minutes", async () => {
    const token = await requestedToken(await newPerson());
    world.setNow("2026-06-15T10:00:00Z");
    const late = world.anonymous().session.resetPassword({ token, newPassword: betterPassword });
    expect(await refusalOf(late)).toMatchObject({ messageKey: "passwords:resetLinkInvalid" });
  });

  it("closes the older links with the first that is used", async () => {
    const person = await newPerson();
    const older = await requestedToken(person);
    const newer = await requestedToken(person);
    await world.anonymous().session.resetPassword({ token: newer, newPassword: betterPassword });
    const late = world.anonymous().session.resetPassword({ token: older, newPassword: `${betterPassword}!` });
    expect(await refusalOf(late)).toMatchObject({ messageKey: "passwords:resetLinkInvalid" });
  });

  it("keeps a link for another try when the new password is refused", async () => {
    const person = await newPerson();
    const token = await requestedToken(person);
    const weak = world.anonymous().session.resetPassword({ token, newPassword: person.account.email });
    expect(await refusalOf(weak)).toMatchObject({ fields: { newPassword: "passwords:passwordIsName" } });
    await world.anonymous().session.resetPassword({ token, newPassword: betterPassword });
  });

  it("answers an address that nobody has like any other, and writes no mail", async () => {
    const person = await newPerson();
    const known = await world.anonymous().session.requestReset({ email: person.account.email });
    const unknown = await world.anonymous().session.requestReset({ email: "nobody@example.test" });
    expect(unknown).toEqual(known);
    await world.workQueue();
    expect(world.outbox.some(({ to }) => to === "nobody@example.test")).toBe(false);
  });

  it("keeps the token as a hash, and no sent mail that holds it", async () => {
    const person = await newPerson();
    const token = await requestedToken(person);
    const resets = await world.database.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, person.userId));
    const kept = (await listMails(world.database.db)).filter(({ recipient }) => recipient === person.account.email);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.sentAt).not.toBeNull();
    expect(JSON.stringify([resets, kept])).not.toContain(token);
  });

  it("cannot be used to flood a mailbox", async () => {
    const { account } = await newPerson();
    const ask = () =>
      callerOf(world.services, { address: "203.0.113.9" }).session.requestReset({ email: account.email });
    for (let times = 0; times < 5; times++) await ask();
    expect(await refusalOf(ask())).toMatchObject({ code: "limit", params: { count: 60 } });
  });
});

describe("changing the password", () => {
  async function signedIn(person: Person) {
    const { token } = await signIn(person, worldPassword);
    const session = await world.services.accounts.sessions.find(token);
    if (!session) throw new Error("The session is not open.");
    const principal = principalOf("user", session);
    return { token, caller: callerOf(world.services, { principal, vesselId: world.vessels.A.id }) };
  }

  it("asks for the current one, and signs out everywhere else", async () => {
    const person = await newPerson();
    const elsewhere = await signIn(person, worldPassword);
    const { caller, token } = await signedIn(person);
    const wrong = caller.session.changePassword({ currentPassword: "wrong", newPassword: betterPassword });
    expect(await refusalOf(wrong)).toMatchObject({ fields: { currentPassword: "passwords:currentPasswordWrong" } });
    expect(await refusalOf(caller.session.changePassword({ newPassword: betterPassword }))).toMatchObject({
      fields: { currentPassword: "passwords:currentPasswordMissing" },
    });

    await caller.session.changePassword({ currentPassword: worldPassword, newPassword: betterPassword });
    expect(await subjectsTo(person)).toEqual(["[en] mail:passwordChanged.subject"]);
    expect(await world.services.accounts.sessions.find(token)).toBeDefined();
    expect(await world.services.accounts.sessions.find(elsewhere.token)).toBeUndefined();
    expect(await signIn(person, betterPassword)).toMatchObject({ userId: person.userId });
  });

  it.each([
    ["short", "passwords:passwordTooShort"],
    ["password1234", "passwords:passwordCommon"],
    [worldPassword, "passwords:passwordUnchanged"],
  ])("refuses %s", async (newPassword, messageKey) => {
    const { caller } = await signedIn(await newPerson());
    const change = caller.session.changePassword({ currentPassword: worldPassword, newPassword });
    if (messageKey === "passwords:passwordTooShort") await expect(change).rejects.toThrow(messageKey);
    else expect(await refusalOf(change)).toMatchObject({ fields: { newPassword: messageKey } });
  });

  it("comes before everything else for someone who was given a password", async () => {
    const person = await newPerson();
    await world.database.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, person.userId));
    const { caller } = await signedIn(person);
    expect(await caller.session.me()).toMatchObject({ account: { mustChangePassword: true } });
    expect(await refusalOf(caller.session.sessions())).toMatchObject({ messageKey: "refusals:changePasswordFirst" });

    await caller.session.changePassword({ newPassword: betterPassword });
    expect(await subjectsTo(person)).toEqual([]);
    const [row] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, person.userId));
    expect(row?.mustChangePassword).toBe(false);
  });
});
