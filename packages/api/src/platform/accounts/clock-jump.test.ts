import { newId } from "@ymp/core/ids";
import { supportVisits } from "@ymp/db/schema/accounts";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { insertPerson, worldPassword } from "@ymp/testing/people";
import { createWorld, type World } from "@ymp/testing/world";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findTokenPrincipal } from "../../modules/tokens/bearer.service.ts";

const ahead = "2027-07-20T09:00:00Z";
const now = "2026-06-15T09:00:00Z";
let world: World;
let nextPerson = 0;

beforeAll(async () => {
  world = await createWorld();
  for (const vessel of ["A", "B"] as const) await world.inVessel(vessel, (tx) => tx.delete(supportVisits));
});
afterAll(() => world.close());
beforeEach(() => {
  world.setNow(ahead);
  nextPerson += 1;
});

const setBack = () => {
  world.setNow(now);
  world.services.accounts.forget("*");
};
const newPerson = () => insertPerson(world.database, { username: `late${nextPerson}`, name: `Late ${nextPerson}` });
async function linkMailedTo(email: string): Promise<string> {
  await world.workQueue();
  const mail = world.outbox.findLast(({ to }) => to === email);
  return mail?.text.match(/\/auth\/reset-password\/([\w-]+)/)?.[1] ?? "no link";
}

describe("what was begun while the clock ran ahead is over once it is set back", () => {
  it("a support visit, and another one may begin", async () => {
    const admin = () => world.as("superadmin");
    const visit = () => ({ id: newId(), vesselId: world.vessels.A.id, reason: "The captain asked about hours" });
    await admin().support.begin(visit());
    expect(await admin().people.pick()).not.toHaveLength(0);
    setBack();
    expect(await refusalOf(admin().people.pick())).toMatchObject({ messageKey: "support:visitNeeded" });
    expect((await admin().session.me())?.vessels).toEqual([]);
    expect(await world.as("captain").support.current()).toEqual([]);
    expect((await world.as("captain").vessel.visits()).map(({ isOpen }) => isOpen)).toEqual([false]);
    const overview = await admin().platform.vessel({ vesselId: world.vessels.A.id });
    expect(overview.visits).toEqual([]);
    const { id } = await admin().support.begin(visit());
    expect(await admin().people.pick()).not.toHaveLength(0);
    await admin().support.end({ id });
  });

  it("a link that sets a password", async () => {
    const { account } = await newPerson();
    await world.anonymous().session.requestReset({ email: account.email });
    const token = await linkMailedTo(account.email);
    setBack();
    const late = world.anonymous().session.resetPassword({ token, newPassword: "A quiet anchorage 9" });
    expect(await refusalOf(late)).toMatchObject({ messageKey: "passwords:resetLinkInvalid" });
    expect(await refusalOf(world.anonymous().session.resetLink({ token }))).toMatchObject({
      messageKey: "passwords:resetLinkInvalid",
    });
  });

  it("a script's token", async () => {
    const { token } = await world.as("captain").tokens.create({
      ...{ id: newId(), name: "Report", vesselId: null, scopes: "everything", expiresInDays: 90 },
    });
    expect(await findTokenPrincipal(world.services, token, "198.51.100.1")).toHaveProperty("account");
    setBack();
    expect(await findTokenPrincipal(world.services, token, "198.51.100.1")).toMatchObject({ code: "unauthenticated" });
    expect((await world.as("captain").tokens.list()).map(({ state }) => state)).toEqual(["expired"]);
  });

  it("a sign-in", async () => {
    const { account } = await newPerson();
    const { token } = await world.anonymous().session.openToken({ login: account.username, password: worldPassword });
    expect(await world.services.accounts.sessions.find(token)).toBeDefined();
    setBack();
    expect(await world.services.accounts.sessions.find(token)).toBeUndefined();
  });

  it("the last code of an authenticator, which keeps no later one out", async () => {
    setBack();
    const person = await newPerson();
    const { secret } = await world.caller(person, null).twoStep.begin();
    const codeOf = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() });
    await world.caller(person, null).twoStep.confirm({ code: codeOf() });
    const signIn = () =>
      callerOf(world.services, { address: "203.0.113.9" }).session.signIn({
        ...{ login: person.account.username, password: worldPassword, code: codeOf() },
      });
    world.setNow(ahead);
    expect(await signIn()).toMatchObject({ userId: person.userId });
    world.setNow("2026-06-15T09:01:00Z");
    expect(await signIn()).toMatchObject({ userId: person.userId });
    expect(await refusalOf(signIn())).toMatchObject({ fields: { code: "auth:codeWrong" } });
  });
});
