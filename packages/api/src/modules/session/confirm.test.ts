import { callerOf, refusalOf } from "@ymp/testing/callers";
import { connectTo } from "@ymp/testing/database";
import { mailTo, newcomer } from "@ymp/testing/factories/users";
import { insertPerson, type Person, worldPassword } from "@ymp/testing/people";
import { createWorld, type World } from "@ymp/testing/world";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { principalOf } from "../../platform/accounts/session-principal.ts";

let world: World;
let nextPerson = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const later = (minutes: number) => world.setNow(new Date(world.now().getTime() + minutes * 60_000));
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() });

async function signedIn(person: Person, code?: string) {
  const login = { login: person.account.username, password: worldPassword, code };
  const { token } = await callerOf(world.services, { address: "203.0.113.77" }).session.openToken(login);
  /** The next request of that session, from aboard vessel A. */
  return async () => {
    world.services.accounts.forget(person.userId);
    const session = await world.services.accounts.sessions.find(token);
    if (!session) throw new Error("The session is not open.");
    return callerOf(world.services, { principal: principalOf("user", session), vesselId: world.vessels.A.id });
  };
}

async function newPerson(): Promise<Person> {
  nextPerson += 1;
  return insertPerson(world.database, { username: `helm${nextPerson}`, name: `Helm ${nextPerson}` });
}

const asked = { code: "unconfirmed", messageKey: "refusals:confirmFirst", params: { asksFor: "password" } };

describe("what an unattended screen must not allow", () => {
  it("is done without asking right after the sign-in, and asked for ten minutes later", async () => {
    const request = await signedIn(await newPerson());
    later(9);
    expect(await (await request()).twoStep.begin()).toHaveProperty("secret");
    later(1);
    expect(await refusalOf((await request()).twoStep.begin())).toMatchObject(asked);
  });

  it("is done after the password was entered again, on that screen only", async () => {
    const person = await newPerson();
    const [here, elsewhere] = [await signedIn(person), await signedIn(person)];
    later(20);
    await (await here()).session.confirm({ currentPassword: worldPassword });
    await (await here()).session.closeOtherSessions();
    await expect(elsewhere()).rejects.toThrow("not open");
    later(10);
    expect(await refusalOf((await here()).session.closeOtherSessions())).toMatchObject(asked);
  });

  it("stays closed after a wrong password, which counts as an attempt", async () => {
    const request = await signedIn(await newPerson());
    later(20);
    const wrong = async () => (await request()).session.confirm({ currentPassword: "not it" });
    for (let times = 0; times < 10; times++)
      expect(await refusalOf(wrong())).toMatchObject({
        fields: { currentPassword: "passwords:currentPasswordWrong" },
      });
    expect(await refusalOf(wrong())).toMatchObject({ code: "limit" });
    expect(await refusalOf((await request()).twoStep.begin())).toMatchObject(asked);
  });

  it("asks for a code too where the second step is on", async () => {
    const person = await newPerson();
    const first = await signedIn(person);
    const { secret } = await (await first()).twoStep.begin();
    await (await first()).twoStep.confirm({ code: codeOf(secret) });
    later(20);
    expect(await refusalOf((await first()).twoStep.turnOff())).toMatchObject({
      code: "unconfirmed",
      params: { asksFor: "passwordAndCode" },
    });
    const confirm = async (code?: string) => (await first()).session.confirm({ currentPassword: worldPassword, code });
    expect(await refusalOf(confirm())).toMatchObject({ fields: { code: "auth:codeNeeded" } });
    expect(await refusalOf(confirm("000000"))).toMatchObject({ fields: { code: "auth:codeWrong" } });
    expect(await refusalOf((await first()).twoStep.turnOff())).toMatchObject({ code: "unconfirmed" });
    await confirm(codeOf(secret));
    await (await first()).twoStep.turnOff();
    expect((await (await first()).twoStep.state()).isOn).toBe(false);
  });

  it("is told to the other processes, which remember sessions for seconds", async () => {
    const person = await newPerson();
    const request = await signedIn(person);
    const caller = await request();
    const listener = connectTo(world.testDatabase.appUrl);
    const told = new Promise<string>((resolve) => {
      void listener
        .listen("ymp_principals", resolve)
        .then(() => caller.session.confirm({ currentPassword: worldPassword }));
    });
    expect(await told).toBe(person.userId);
    await listener.end();
  });
});

describe("one's own email address", () => {
  it("is changed by anyone who proved that it is them, and by no screen left open", async () => {
    const person = world.person("stew");
    const request = await signedIn(person);
    later(20);
    const change = async () =>
      (await request()).users.setEmail({ userId: person.userId, email: "stew.new@example.test" });
    expect(await refusalOf(change())).toMatchObject(asked);
    await (await request()).session.confirm({ currentPassword: worldPassword });
    await change();
    await world.workQueue();
    expect(mailTo(world, "stew.new@example.test")?.subject).toContain("mail:newAddress.subject");
  });

  it("of others is changed by support who proved that it is them", async () => {
    const { userId } = world.person("chief");
    const support = await signedIn(world.person("superadmin"));
    later(20);
    const change = async () => (await support()).users.setEmail({ userId, email: "chief.new@example.test" });
    expect(await refusalOf(change())).toMatchObject(asked);
    await (await support()).session.confirm({ currentPassword: worldPassword });
    await change();
  });

  it("of somebody who has not come yet is the captain's to set right, without asking", async () => {
    const request = await signedIn(world.person("captain"));
    later(20);
    const made = newcomer();
    const { userId } = made;
    await (await request()).users.create(made);
    await (await request()).users.setEmail({ userId, email: "bosun.new@example.test" });
    expect((await (await request()).users.get({ userId })).email).toBe("bosun.new@example.test");
  });
});

describe("what gives away the keys of the platform", () => {
  it("is asked for of an administrator, and told as closed to everybody else", async () => {
    const { userId } = world.person("deckhand");
    const admin = await signedIn(world.person("superadmin"));
    const captain = await signedIn(world.person("captain"));
    later(20);
    const raise = { userId, isSuperadmin: true };
    expect(await refusalOf((await admin()).platform.setSuperadmin(raise))).toMatchObject(asked);
    expect(await refusalOf((await captain()).platform.setSuperadmin(raise))).toMatchObject({
      messageKey: "refusals:superadminOnly",
    });
  });
});
