import { newId } from "@ymp/core/ids";
import { users } from "@ymp/db/schema/accounts";
import { recoveryCodes } from "@ymp/db/schema/sign-in";
import { type Caller, callerOf, refusalOf } from "@ymp/testing/callers";
import { insertPerson, type Person, worldPassword } from "@ymp/testing/people";
import { wholeAccount } from "@ymp/testing/whole-account";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecrets } from "../../platform/secrets/secrets.ts";
import { removeSecondStep } from "./second-step.service.ts";

const start = "2026-06-15T09:00:00Z";
let world: World;
let nextPerson = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow(start));

async function newPerson(): Promise<Person> {
  nextPerson += 1;
  return insertPerson(world.database, { username: `walker${nextPerson}`, name: `Walker ${nextPerson}` });
}

const callerFor = (person: Person): Caller => world.caller(person, null);
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() });
const later = (seconds: number) => world.setNow(new Date(world.now().getTime() + seconds * 1000));
const signIn = (person: Person, code?: string) =>
  callerOf(world.services, { address: `203.0.113.${nextPerson}` }).session.signIn({
    login: person.account.username,
    password: worldPassword,
    code,
  });

const mailsTo = ({ account }: Person) =>
  world.outbox.filter(({ to }) => to === account.email).map(({ subject }) => subject.split(" ")[1]);

/** Somebody with the second step on; the clock has moved on so that the next code is a fresh one. */
async function guarded(): Promise<{ person: Person; caller: Caller; secret: string; codes: string[] }> {
  const person = await newPerson();
  const caller = callerFor(person);
  const { secret } = await caller.twoStep.begin();
  const confirmed = await caller.twoStep.confirm({ code: codeOf(secret) });
  later(30);
  return { person, caller, secret, codes: confirmed.recoveryCodes };
}

describe("setting up the second step", () => {
  it("counts once a code was shown, and answers ten recovery codes", async () => {
    const person = await newPerson();
    const caller = callerFor(person);
    expect(await caller.twoStep.state()).toEqual({ isOn: false, onSince: null, hasKeys: false, recoveryCodesLeft: 0 });
    const { secret, uri } = await caller.twoStep.begin();
    expect(uri).toContain(`secret=${secret}`);
    expect(await signIn(person)).toMatchObject({ userId: person.userId });
    const wrong = await refusalOf(caller.twoStep.confirm({ code: "000000" }));
    expect(wrong).toMatchObject({ code: "invalid", fields: { code: "auth:codeWrong" } });

    const made = await caller.twoStep.confirm({ code: codeOf(secret) });
    expect(new Set(made.recoveryCodes).size).toBe(10);
    expect(await caller.twoStep.state()).toEqual({
      ...{ isOn: true, onSince: world.now(), hasKeys: false, recoveryCodesLeft: 10 },
    });
  });

  it("ends every other session, which the password alone had opened", async () => {
    const person = await newPerson();
    const { sessions } = world.services.accounts;
    const from = { userAgent: null, address: "203.0.113.9", isPersistent: true };
    const [here, elsewhere] = [await sessions.open(person.userId, from), await sessions.open(person.userId, from)];
    const sessionId = (await sessions.find(here.token))?.id ?? "";
    const caller = callerOf(world.services, {
      principal: { kind: "user", account: person.account, sessionId, confirmedAt: world.now() },
    });
    const isOpen = async ({ token }: { token: string }) => (await sessions.find(token)) !== undefined;
    const { secret } = await caller.twoStep.begin();
    await refusalOf(caller.twoStep.confirm({ code: "000000" }));
    expect(await isOpen(elsewhere)).toBe(true);
    await caller.twoStep.confirm({ code: codeOf(secret) });
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  });

  it("ends the tokens that the password alone had made, and none later", async () => {
    const person = await newPerson();
    const caller = callerFor(person);
    const make = (name: string) =>
      caller.tokens.create({ id: newId(), name, vesselId: null, scopes: "everything", expiresInDays: 365 });
    const states = async () => (await caller.tokens.list()).map(({ name, state }) => `${name}: ${state}`);
    await make("Before");
    const { secret } = await caller.twoStep.begin();
    await refusalOf(caller.twoStep.confirm({ code: "000000" }));
    expect(await states()).toEqual(["Before: active"]);
    await caller.twoStep.confirm({ code: codeOf(secret) });
    later(30);
    await make("Since");
    await caller.twoStep.newRecoveryCodes();
    expect(await states()).toEqual(["Since: active", "Before: revoked"]);
  });

  it("lets nobody make a token who confirmed by the password alone before it was on", async () => {
    const person = await newPerson();
    const thief = callerFor(person);
    later(30);
    const owner = callerFor(person);
    const { secret } = await owner.twoStep.begin();
    await owner.twoStep.confirm({ code: codeOf(secret) });
    const token = { name: "Beside", vesselId: null, scopes: "everything" as const, expiresInDays: 365 };
    expect(await refusalOf(thief.tokens.create({ ...token, id: newId() }))).toMatchObject({ code: "unconfirmed" });
    expect(await owner.tokens.create({ ...token, id: newId() })).toHaveProperty("token");
  });

  it("is mailed to the owner, and so is its end, no matter who ends it", async () => {
    const { person, caller } = await guarded();
    await world.workQueue();
    expect(mailsTo(person)).toEqual(["mail:stepOn.subject"]);
    await caller.twoStep.turnOff();
    await world.workQueue();
    expect(mailsTo(person).at(-1)).toBe("mail:stepOff.subject");
    const other = await guarded();
    await world.as("superadmin").platform.turnSecondStepOff({ userId: other.person.userId });
    await world.workQueue();
    expect(mailsTo(other.person).at(-1)).toBe("mail:stepOff.subject");
  });

  it("keeps neither the secret nor the recovery codes readable", async () => {
    const { person, secret, codes } = await guarded();
    const [user] = await world.database.db.select(wholeAccount).from(users).where(eq(users.id, person.userId));
    expect(user?.totpSecret).toBeTruthy();
    expect(user?.totpSecret).not.toContain(secret);
    const kept = await world.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.userId));
    expect(kept.map(({ codeHash }) => codeHash)).not.toContain(codes[0]);
  });

  it("is not begun again while it is on, nor confirmed before it was begun", async () => {
    const { caller } = await guarded();
    const again = await refusalOf(caller.twoStep.begin());
    expect(again).toMatchObject({ code: "conflict", messageKey: "security:alreadyOn" });
    const early = await refusalOf(callerFor(await newPerson()).twoStep.confirm({ code: "123456" }));
    expect(early).toMatchObject({ code: "conflict", messageKey: "security:beginFirst" });
  });
});

describe("signing in with the second step", () => {
  it("asks for a code after the right password only", async () => {
    const { person, secret } = await guarded();
    expect(await refusalOf(signIn(person))).toMatchObject({ code: "unauthenticated", messageKey: "auth:codeNeeded" });
    const wrongPassword = world
      .anonymous()
      .session.signIn({ login: person.account.username, password: "wrong", code: codeOf(secret) });
    expect(await refusalOf(wrongPassword)).toMatchObject({ messageKey: "auth:wrongLoginOrPassword" });
    expect(await signIn(person, codeOf(secret))).toMatchObject({ userId: person.userId, recoveryCodesLeft: null });
  });

  it("asks scripts that sign in for a token as well", async () => {
    const { person, secret } = await guarded();
    const login = { login: person.account.username, password: worldPassword };
    expect(await refusalOf(world.anonymous().session.openToken(login))).toMatchObject({
      messageKey: "auth:codeNeeded",
    });
    const opened = await world.anonymous().session.openToken({ ...login, code: codeOf(secret) });
    expect(opened).toMatchObject({ userId: person.userId });
  });

  it("takes a code once", async () => {
    const { person, secret } = await guarded();
    await signIn(person, codeOf(secret));
    expect(await refusalOf(signIn(person, codeOf(secret)))).toMatchObject({ messageKey: "auth:codeWrong" });
    later(30);
    expect(await signIn(person, codeOf(secret))).toMatchObject({ userId: person.userId });
  });

  it("lets one of two requests with the same code in", async () => {
    const { person, secret } = await guarded();
    const both = await Promise.allSettled([signIn(person, codeOf(secret)), signIn(person, codeOf(secret))]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes each recovery code once, and counts them", async () => {
    const { person, caller, codes } = await guarded();
    const [first = "", second = ""] = codes;
    expect(await signIn(person, first)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await refusalOf(signIn(person, first))).toMatchObject({ messageKey: "auth:codeWrong" });
    expect(await signIn(person, second.toUpperCase().replaceAll("-", " "))).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await caller.twoStep.state()).recoveryCodesLeft).toBe(8);
  });

  it("does not take somebody else's recovery code", async () => {
    const [{ person }, { codes }] = [await guarded(), await guarded()];
    expect(await refusalOf(signIn(person, codes[0]))).toMatchObject({ messageKey: "auth:codeWrong" });
  });

  it("makes anyone who guesses wait after five wrong codes, and says how long", async () => {
    const { person, secret } = await guarded();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await refusalOf(signIn(person, "000000"))).toMatchObject({ messageKey: "auth:codeWrong" });
    const waiting = await refusalOf(signIn(person, codeOf(secret)));
    expect(waiting).toMatchObject({ code: "limit", messageKey: "auth:tooManyAttempts", params: { count: 15 } });
    later(15 * 60);
    expect(await signIn(person, codeOf(secret))).toMatchObject({ userId: person.userId });
  });

  it("is still asked for after the password was replaced by mail", async () => {
    const { person } = await guarded();
    await world.anonymous().session.requestReset({ email: person.account.email });
    await world.workQueue();
    const mail = world.outbox.findLast(({ to }) => to === person.account.email);
    const token = mail?.text.match(/reset-password\/([\w-]+)/)?.[1] ?? "";
    await world.anonymous().session.resetPassword({ token, newPassword: "A quiet anchorage 9" });
    const login = { login: person.account.username, password: "A quiet anchorage 9" };
    expect(await refusalOf(world.anonymous().session.signIn(login))).toMatchObject({ messageKey: "auth:codeNeeded" });
  });
});

describe("leaving the second step", () => {
  it("lets the password alone open", async () => {
    const { person, caller } = await guarded();
    await caller.twoStep.turnOff();
    expect(await caller.twoStep.state()).toEqual({ isOn: false, onSince: null, hasKeys: false, recoveryCodesLeft: 0 });
    expect(await signIn(person)).toMatchObject({ userId: person.userId });
  });

  it("is refused where it is off", async () => {
    expect(await refusalOf(callerFor(await newPerson()).twoStep.turnOff())).toMatchObject({
      code: "conflict",
      messageKey: "security:notOn",
    });
  });

  it("can be done for somebody by the platform", async () => {
    const { person } = await guarded();
    await removeSecondStep(world.services, person.userId);
    expect(await signIn(person)).toMatchObject({ userId: person.userId });
  });
});

describe("new recovery codes", () => {
  it("take the place of the older ones", async () => {
    const { person, caller, codes } = await guarded();
    const fresh = await caller.twoStep.newRecoveryCodes();
    expect(fresh.recoveryCodes).toHaveLength(10);
    expect(await refusalOf(signIn(person, codes[0]))).toMatchObject({ messageKey: "auth:codeWrong" });
    expect(await signIn(person, fresh.recoveryCodes[0])).toMatchObject({ recoveryCodesLeft: 9 });
  });
});

describe("an installation whose key has changed", () => {
  it("still takes recovery codes", async () => {
    const { person, codes } = await guarded();
    const services = { ...world.services, secrets: createSecrets("another key") };
    const login = { login: person.account.username, password: worldPassword, code: codes[0] };
    expect(await callerOf(services).session.signIn(login)).toMatchObject({ userId: person.userId });
  });
});

describe("a stranger", () => {
  it("has no second step to ask about", async () => {
    expect(await refusalOf(world.anonymous().twoStep.state())).toMatchObject({ code: "unauthenticated" });
  });
});
