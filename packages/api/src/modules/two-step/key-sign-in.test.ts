import { callerOf, refusalOf } from "@ymp/testing/callers";
import { type Keepers, keepersOf } from "@ymp/testing/keepers";
import { type Person, worldPassword } from "@ymp/testing/people";
import { virtualKey } from "@ymp/testing/virtual-key";
import { createWorld, type World } from "@ymp/testing/world";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { principalOf } from "../../platform/accounts/session-principal.ts";
import type { SignedByKey } from "./key-signature.schema.ts";

let world: World;
let keepers: Keepers;

beforeAll(async () => {
  world = await createWorld();
  keepers = keepersOf(world);
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() });

async function setUpAuthenticator(person: Person): Promise<string> {
  const caller = await keepers.callerFor(person);
  const { secret } = await caller.twoStep.begin();
  await caller.twoStep.confirm({ code: codeOf(secret) });
  keepers.later(30);
  return secret;
}

const refused = { code: "invalid", messageKey: "keys:refused" };
const unknown = { code: "invalid", messageKey: "keys:unknown" };
const tooLate = { code: "invalid", messageKey: "keys:tooLate" };

describe("signing in with a key", () => {
  it("is asked for after the right password only", async () => {
    const { person, key } = await keepers.keyed();
    expect(await refusalOf(keepers.signIn(person))).toMatchObject({
      ...{ code: "unauthenticated", messageKey: "auth:codeNeeded", params: { asksFor: "key" } },
    });
    const guess = keepers.stranger().session.askKeyAtSignIn({ login: person.account.username, password: "wrong" });
    expect(await refusalOf(guess)).toMatchObject({ messageKey: "auth:wrongLoginOrPassword" });
    const question = await keepers.ask(person);
    expect(question.allowCredentials?.map(({ id }) => id)).toEqual([key.id]);
    expect(await keepers.signIn(person, { key: key.sign(question) })).toMatchObject({ userId: person.userId });
    const [listed] = (await (await keepers.callerFor(person)).securityKeys.list()).keys;
    expect(listed?.lastUsedAt).toEqual(world.now());
  });

  it("still takes recovery codes, each once", async () => {
    const { person, codes } = await keepers.keyed();
    expect(await keepers.signIn(person, { code: codes[0] ?? "" })).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await refusalOf(keepers.signIn(person, { code: codes[0] ?? "" }))).toMatchObject({
      messageKey: "auth:codeWrong",
    });
  });

  it("takes the code of an authenticator beside it", async () => {
    const { person, key } = await keepers.keyed();
    const secret = await setUpAuthenticator(person);
    expect(await keepers.signIn(person, { code: codeOf(secret) })).toMatchObject({ userId: person.userId });
    expect(await keepers.signIn(person, { key: key.sign(await keepers.ask(person)) })).toMatchObject({
      userId: person.userId,
    });
  });

  it("does not take codes of an authenticator that was begun and never confirmed", async () => {
    const { person } = await keepers.keyed();
    const { secret } = await (await keepers.callerFor(person)).twoStep.begin();
    expect(await refusalOf(keepers.signIn(person, { code: codeOf(secret) }))).toMatchObject({
      messageKey: "auth:codeWrong",
    });
  });

  it.each([
    ["by a page elsewhere", { origin: "https://ymp.test.example" }],
    ["for somebody else's page", { partyId: "example.test" }],
    ["without anybody there", { isUserPresent: false }],
  ])("is refused when it signed %s", async (_how, odd) => {
    const { person, key } = await keepers.keyed();
    const question = await keepers.ask(person);
    expect(await refusalOf(keepers.signIn(person, { key: key.sign(question, odd) }))).toMatchObject(refused);
  });

  it("is refused when it signed something else, and when the signature is another key's", async () => {
    const { person, key } = await keepers.keyed();
    await keepers.ask(person);
    const other = key.sign({ challenge: "c29tZXRoaW5nIGVsc2U" });
    expect(await refusalOf(keepers.signIn(person, { key: other }))).toMatchObject(tooLate);
    const forged = { ...virtualKey().sign(await keepers.ask(person)), id: key.id };
    expect(await refusalOf(keepers.signIn(person, { key: forged }))).toMatchObject(refused);
  });

  it("takes an answer once, and none after five minutes", async () => {
    const { person, key } = await keepers.keyed();
    const signed = key.sign(await keepers.ask(person));
    await keepers.signIn(person, { key: signed });
    expect(await refusalOf(keepers.signIn(person, { key: signed }))).toMatchObject(tooLate);
    const late = key.sign(await keepers.ask(person));
    keepers.later(5 * 60);
    expect(await refusalOf(keepers.signIn(person, { key: late }))).toMatchObject(tooLate);
  });

  it("lets one of two requests with the same answer in", async () => {
    const { person, key } = await keepers.keyed();
    const signed = key.sign(await keepers.ask(person));
    const both = await Promise.allSettled([
      keepers.signIn(person, { key: signed }),
      keepers.signIn(person, { key: signed }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes neither somebody else's key nor the answer to somebody else's question", async () => {
    const [one, other] = [await keepers.keyed(), await keepers.keyed()];
    const question = await keepers.ask(one.person);
    expect(await refusalOf(keepers.signIn(one.person, { key: other.key.sign(question) }))).toMatchObject(unknown);
    const elsewhere = other.key.sign(await keepers.ask(other.person));
    expect(await refusalOf(keepers.signIn(one.person, { key: elsewhere }))).toMatchObject(tooLate);
  });

  it("does not take what was signed to confirm", async () => {
    const { person, key } = await keepers.keyed();
    const question = await (await keepers.callerFor(person)).session.askKeyToConfirm();
    expect(await refusalOf(keepers.signIn(person, { key: key.sign(question) }))).toMatchObject(tooLate);
  });

  it.each([
    ["stood still", 7],
    ["went back", 3],
  ])("is refused when its count %s: somebody may have a copy", async (_how, counter) => {
    const { person, key } = await keepers.keyed();
    await keepers.signIn(person, { key: key.sign(await keepers.ask(person), { counter: 7 }) });
    const question = await keepers.ask(person);
    expect(await refusalOf(keepers.signIn(person, { key: key.sign(question, { counter }) }))).toMatchObject(refused);
    expect(await keepers.signIn(person, { key: key.sign(await keepers.ask(person), { counter: 8 }) })).toMatchObject({
      userId: person.userId,
    });
  });

  it("is taken from keys that do not count", async () => {
    const [person, key] = [await keepers.newPerson(), virtualKey()];
    const caller = await keepers.callerFor(person);
    const made = key.make(await caller.securityKeys.begin(), { counter: 0 });
    await caller.securityKeys.add({ name: "Passkey", made });
    for (let times = 0; times < 2; times += 1)
      expect(await keepers.signIn(person, { key: key.sign(await keepers.ask(person), { counter: 0 }) })).toMatchObject({
        userId: person.userId,
      });
  });

  it("counts wrong answers with wrong codes", async () => {
    const { person, key } = await keepers.keyed();
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await refusalOf(keepers.signIn(person, { code: "000000" }))).toMatchObject({
        messageKey: "auth:codeWrong",
      });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const odd = key.sign(await keepers.ask(person), { origin: "https://false.example" });
      expect(await refusalOf(keepers.signIn(person, { key: odd }))).toMatchObject(refused);
    }
    const right = key.sign(await keepers.ask(person));
    expect(await refusalOf(keepers.signIn(person, { key: right }))).toMatchObject({
      ...{ code: "limit", messageKey: "auth:tooManyAttempts" },
    });
  });

  it("asks no keys of an account without any", async () => {
    expect(await refusalOf(keepers.ask(await keepers.newPerson()))).toMatchObject({
      code: "conflict",
      messageKey: "keys:none",
    });
  });
});

describe("confirming with a key", () => {
  it("stands in for the code, beside the password", async () => {
    const { person, key } = await keepers.keyed();
    const { token } = await keepers.stranger().session.openToken({
      ...keepers.loginOf(person),
      key: key.sign(await keepers.ask(person)),
    });
    /** The next request of that session. */
    const next = async () => {
      world.services.accounts.forget(person.userId);
      const session = await world.services.accounts.sessions.find(token);
      if (!session) throw new Error("The session is not open.");
      return callerOf(world.services, { principal: principalOf("user", session), address: "203.0.113.9" });
    };
    keepers.later(20 * 60);
    expect(await refusalOf((await next()).securityKeys.begin())).toMatchObject({
      ...{ code: "unconfirmed", params: { asksFor: "passwordAndKey" } },
    });
    const confirm = async (shown: { currentPassword?: string; key?: SignedByKey }) =>
      (await next()).session.confirm({ currentPassword: worldPassword, ...shown });
    expect(await refusalOf(confirm({}))).toMatchObject({ fields: { code: "auth:codeNeeded" } });
    const atSignIn = key.sign(await keepers.ask(person));
    expect(await refusalOf(confirm({ key: atSignIn }))).toMatchObject(tooLate);
    const signed = key.sign(await (await next()).session.askKeyToConfirm());
    expect(await refusalOf(confirm({ key: signed, currentPassword: "not it" }))).toMatchObject({
      fields: { currentPassword: "passwords:currentPasswordWrong" },
    });
    await confirm({ key: signed });
    expect(await (await next()).securityKeys.begin()).toHaveProperty("challenge");
  });
});

describe("beside an authenticator", () => {
  it("keys stay asked for when it is turned off, with the recovery codes", async () => {
    const { person, key } = await keepers.keyed();
    await setUpAuthenticator(person);
    await (await keepers.callerFor(person)).twoStep.turnOff();
    expect(await (await keepers.callerFor(person)).twoStep.state()).toMatchObject({
      isOn: false,
      recoveryCodesLeft: 10,
    });
    expect(await refusalOf(keepers.signIn(person))).toMatchObject({ messageKey: "auth:codeNeeded" });
    expect(await keepers.signIn(person, { key: key.sign(await keepers.ask(person)) })).toMatchObject({
      userId: person.userId,
    });
    await world.workQueue();
    expect(keepers.mailsTo(person).at(-1)).toBe("mail:appOff.subject");
  });

  it("no recovery code turns it on: the authenticator has to show that it works", async () => {
    const { person, codes } = await keepers.keyed();
    const caller = await keepers.callerFor(person);
    await caller.twoStep.begin();
    expect(await refusalOf(caller.twoStep.confirm({ code: codes[0] ?? "" }))).toMatchObject({
      fields: { code: "auth:codeWrong" },
    });
    expect((await caller.twoStep.state()).recoveryCodesLeft).toBe(10);
  });

  it("new recovery codes are made with a key alone", async () => {
    const { person, codes } = await keepers.keyed();
    const fresh = await (await keepers.callerFor(person)).twoStep.newRecoveryCodes();
    expect(await refusalOf(keepers.signIn(person, { code: codes[0] ?? "" }))).toMatchObject({
      messageKey: "auth:codeWrong",
    });
    expect(await keepers.signIn(person, { code: fresh.recoveryCodes[0] ?? "" })).toMatchObject({
      recoveryCodesLeft: 9,
    });
  });
});
