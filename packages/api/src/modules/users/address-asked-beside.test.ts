import { newId } from "@ymp/core/ids";
import { memberships, users } from "@ymp/db/schema/accounts";
import { apiTokens, passwordResets, sessions } from "@ymp/db/schema/sign-in";
import { type Caller, callerOf, refusalOf } from "@ymp/testing/callers";
import { insertPerson, openTestSession, type Person, worldPassword } from "@ymp/testing/people";
import { raceRounds, raceTimeoutMs } from "@ymp/testing/races";
import { virtualKey } from "@ymp/testing/virtual-key";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const betterPassword = "A quiet anchorage 9";
const rounds = raceRounds(10);
let world: World;
let nextPerson = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Somebody of the crew whose password is known to a thief, who is signed in and has just confirmed it; the owner is as well. */
async function robbed() {
  nextPerson += 1;
  const person = await insertPerson(world.database, { username: `moved${nextPerson}`, name: `Moved ${nextPerson}` });
  const { userId, account } = person;
  await world.inVessel("A", (tx) =>
    tx.insert(memberships).values({ vesselId: world.vessels.A.id, userId, role: "crew", department: "deck" }),
  );
  const from = { userAgent: null, address: `203.0.113.${nextPerson}`, isPersistent: true };
  const { token } = await world.services.accounts.sessions.open(userId, from);
  const found = await world.services.accounts.sessions.find(token);
  if (!found) throw new Error("The thief is not signed in.");
  const thief = callerOf(world.services, {
    principal: { kind: "user", account, sessionId: found.id, confirmedAt: world.now() },
    vesselId: world.vessels.A.id,
  });
  return { person, owner: world.caller(person, "A"), thief };
}

const askOf = (thief: Caller, { userId }: Person, email: string) => thief.users.setEmail({ userId, email });

/** What each does first, and what then ends what the password of before alone opened. */
const ends: Readonly<Record<string, (owner: Caller, person: Person) => Promise<() => Promise<unknown>>>> = {
  "a new password": async (owner) => {
    const typed = { currentPassword: worldPassword, newPassword: betterPassword };
    return () => owner.session.changePassword(typed);
  },
  "an authenticator": async (owner) => {
    const { secret } = await owner.twoStep.begin();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() });
    return () => owner.twoStep.confirm({ code });
  },
  "an account that was closed":
    async (_owner, { userId }) =>
    async () => {
      await platform().setAccountDeleted({ userId, isDeleted: true });
      await world.workQueue();
      await platform().setAccountDeleted({ userId, isDeleted: false });
    },
  "a security key": async (owner) => {
    const made = virtualKey().make(await owner.securityKeys.begin());
    return () => owner.securityKeys.add({ name: "On the ring", made });
  },
};

const platform = () => world.as("superadmin").platform;
const openLinks = ({ userId }: Person) =>
  world.database.db.$count(
    passwordResets,
    and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt), isNotNull(passwordResets.newEmail)),
  );

const linkTo = (address: string) =>
  world.outbox.findLast(({ to }) => to === address)?.text.match(/\/auth\/reset-password\/([\w-]+)/)?.[1] ?? "no link";

/** Asks for addresses as fast as answers come, until refused. */
async function askOnAndOn(thief: Caller, person: Person, isOver: () => boolean): Promise<void> {
  for (let asked = 0; asked < 8; asked++) {
    const isLast = isOver();
    const answer = await askOf(thief, person, `thief${newId()}@example.test`).catch(() => null);
    if (!answer || isLast) return;
  }
}

/** The one link is mailed before `end`, the other still to be made. */
async function expectNeitherOpens({ person, thief }: Awaited<ReturnType<typeof robbed>>, end: () => Promise<unknown>) {
  const [mailed, queued] = [`mailed${nextPerson}@example.test`, `queued${nextPerson}@example.test`];
  await askOf(thief, person, mailed);
  await world.workQueue();
  await askOf(thief, person, queued);
  await end();
  await world.workQueue();
  expect(linkTo(queued)).toBe("no link");
  const opened = world.anonymous().session.resetPassword({ token: linkTo(mailed), newPassword: "Another anchorage 7" });
  expect(await refusalOf(opened)).toMatchObject({ messageKey: "passwords:resetLinkInvalid" });
}

describe.each(Object.entries(ends))("a move of the account to another mailbox and %s", (_what, prepare) => {
  it(
    "asked in the very moment of it, ends with it, however often it is tried",
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { person, owner, thief } = await robbed();
        const end = await prepare(owner, person);
        let isOver = false;
        const ending = end().finally(() => {
          isOver = true;
        });
        await Promise.all([...[1, 2, 3].map(() => askOnAndOn(thief, person, () => isOver)), ending]);
        await world.workQueue();
        expect({ round, open: await openLinks(person) }).toEqual({ round, open: 0 });
        expect(await refusalOf(askOf(thief, person, "after@example.test"))).toMatchObject({ code: "unauthenticated" });
      }
    },
    raceTimeoutMs,
  );

  it("asked before it, its link mailed or still to be sent, ends with it", async () => {
    const everybody = await robbed();
    await expectNeitherOpens(everybody, await prepare(everybody.owner, everybody.person));
  });
});

it("an account that the platform led elsewhere moves on once the link there was used", async () => {
  const { person, thief } = await robbed();
  const { userId } = person;
  const rescued = `kept${nextPerson}@example.test`;
  await platform().setAccountEmail({ userId, email: rescued });
  const taking = askOf(thief, person, `away${nextPerson}@example.test`);
  expect(await refusalOf(taking)).toMatchObject({ messageKey: "users:refusal.proveFirst" });
  await world.workQueue();
  await world.anonymous().session.resetPassword({ token: linkTo(rescued), newPassword: betterPassword });
  world.setNow(new Date(world.now().getTime() + 60_000));
  await openTestSession(world.database, person.account);
  expect(await askOf(world.caller(person, "A"), person, `on${nextPerson}@example.test`)).toEqual({ awaitsProof: true });
});

it.each(["from outside", "on board"])(
  "an account whose mailbox nobody proved is emptied as the platform leads it elsewhere, %s",
  async (where) => {
    const { person, thief } = await robbed();
    const { userId } = person;
    await world.database.db.update(users).set({ provenEmail: null }).where(eq(users.id, userId));
    const token = await thief.tokens.create({
      id: newId(),
      name: "x",
      vesselId: null,
      scopes: "everything",
      expiresInDays: 9,
    });
    expect(token).toBeDefined();
    const rescued = `rescued${nextPerson}@example.test`;
    if (where === "on board") await world.as("superadmin").users.setEmail({ userId, email: rescued });
    else await platform().setAccountEmail({ userId, email: rescued });
    const taking = askOf(thief, person, `away${nextPerson}@example.test`);
    expect(await refusalOf(taking)).toMatchObject({ code: "unauthenticated" });
    expect(await world.database.db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
    expect(
      await world.database.db.$count(apiTokens, and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt))),
    ).toBe(0);
    await world.workQueue();
    await world.anonymous().session.resetPassword({ token: linkTo(rescued), newPassword: betterPassword });
    const { email, provenEmail, mustChangePassword } = users;
    const [row] = await world.database.db
      .select({ email, provenEmail, mustChangePassword })
      .from(users)
      .where(eq(users.id, userId));
    expect(row).toMatchObject({ email: rescued, provenEmail: rescued, mustChangePassword: false });
  },
);

it("a move that was asked before the platform led the account elsewhere ends with that", async () => {
  const everybody = await robbed();
  const { userId } = everybody.person;
  await expectNeitherOpens(everybody, () =>
    platform().setAccountEmail({ userId, email: `rescued${nextPerson}@example.test` }),
  );
});

it("a password that was set under a clock which ran ahead keeps its owner from nothing that a confirmation opens", async () => {
  const { person, owner } = await robbed();
  const { userId } = person;
  const now = world.now();
  world.setNow(new Date(now.getTime() + 60 * 86_400_000));
  await owner.session.changePassword({ currentPassword: worldPassword, newPassword: betterPassword });
  world.setNow(now);
  await openTestSession(world.database, person.account);
  const again = world.caller(person, "A");
  expect(await askOf(again, person, `ahead${nextPerson}@example.test`)).toEqual({ awaitsProof: true });
  await world.workQueue();
  expect(linkTo(`ahead${nextPerson}@example.test`)).not.toBe("no link");
  await again.tokens.create({ id: newId(), name: "x", vesselId: null, scopes: "everything", expiresInDays: 9 });
  await world.inVessel("A", (tx) =>
    tx
      .update(memberships)
      .set({ reopenedAt: new Date(now.getTime() + 60 * 86_400_000) })
      .where(eq(memberships.userId, userId)),
  );
  world.services.accounts.forget(userId);
  expect(await again.tokens.list()).not.toMatchObject([{ state: "out" }]);
});
