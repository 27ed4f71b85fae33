import { newId } from "@ymp/core/ids";
import { users } from "@ymp/db/schema/accounts";
import { apiTokens, sessions as sessionRows } from "@ymp/db/schema/sign-in";
import { type Caller, callerOf, refusalOf } from "@ymp/testing/callers";
import { insertPerson, type Person, testSessionOf, worldPassword } from "@ymp/testing/people";
import { raceRounds, raceTimeoutMs } from "@ymp/testing/races";
import { virtualKey } from "@ymp/testing/virtual-key";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, isNull, ne } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const betterPassword = "A quiet anchorage 9";
const rounds = raceRounds(15);
let world: World;
let nextPerson = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Somebody whose password is known to a thief, who is signed in and has just confirmed it; the owner is as well. */
async function robbed() {
  nextPerson += 1;
  const person = await insertPerson(world.database, { username: `robbed${nextPerson}`, name: `Robbed ${nextPerson}` });
  const from = { userAgent: null, address: `203.0.113.${nextPerson}`, isPersistent: true };
  const { token } = await world.services.accounts.sessions.open(person.userId, from);
  const found = await world.services.accounts.sessions.find(token);
  if (!found) throw new Error("The thief is not signed in.");
  const thief = callerOf(world.services, {
    principal: { kind: "user", account: person.account, sessionId: found.id, confirmedAt: world.now() },
  });
  return { person, owner: world.caller(person, null), thief };
}

const input = () => ({
  id: newId(),
  name: "Beside",
  vesselId: null,
  scopes: "everything" as const,
  expiresInDays: 365,
});

/** Makes tokens as fast as answers come, until refused. */
async function makeTokens(thief: Caller, isOver: () => boolean): Promise<void> {
  for (let made = 0; made < 8; made++) {
    const isLast = isOver();
    const answer = await thief.tokens.create(input()).catch(() => null);
    if (!answer || isLast) return;
  }
}

/** What still opens, after the owner has done what ends all others' ways in while a thief makes tokens. */
async function leftBeside(thief: Caller, person: Person, end: () => Promise<unknown>) {
  let isOver = false;
  const ending = end().finally(() => {
    isOver = true;
  });
  await Promise.all([...[1, 2, 3].map(() => makeTokens(thief, () => isOver)), ending]);
  const { db } = world.database;
  const [tokens, others] = await Promise.all([
    db.$count(apiTokens, and(eq(apiTokens.userId, person.userId), isNull(apiTokens.revokedAt))),
    db.$count(
      sessionRows,
      and(eq(sessionRows.userId, person.userId), ne(sessionRows.id, testSessionOf(person.account))),
    ),
  ]);
  return { tokens, others };
}

async function linkFor({ account }: Person): Promise<string> {
  const somewhere = callerOf(world.services, { address: `203.0.113.${nextPerson}` });
  await somewhere.session.requestReset({ email: account.email });
  await world.workQueue();
  const mail = world.outbox.findLast(({ to }) => to === account.email);
  return mail?.text.match(/\/auth\/reset-password\/([\w-]+)/)?.[1] ?? "no link";
}

/** What each does first, and what then ends all other ways in. */
const ends: Readonly<Record<string, (of: { person: Person; owner: Caller }) => Promise<() => Promise<unknown>>>> = {
  "a new password": async ({ owner }) => {
    const typed = { currentPassword: worldPassword, newPassword: betterPassword };
    return () => owner.session.changePassword(typed);
  },
  "a mailed link": async ({ person }) => {
    const token = await linkFor(person);
    return () => world.anonymous().session.resetPassword({ token, newPassword: betterPassword });
  },
  "an authenticator": async ({ owner }) => {
    const { secret } = await owner.twoStep.begin();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now().getTime() });
    return () => owner.twoStep.confirm({ code });
  },
  "a security key": async ({ owner }) => {
    const made = virtualKey().make(await owner.securityKeys.begin());
    return () => owner.securityKeys.add({ name: "On the ring", made });
  },
};

describe.each(Object.entries(ends))("tokens made in the very moment of %s", (_what, prepare) => {
  it(
    "end with the session they were made in, however often it is tried",
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { person, owner, thief } = await robbed();
        const left = await leftBeside(thief, person, await prepare({ person, owner }));
        expect({ round, ...left }).toEqual({ round, tokens: 0, others: 0 });
        expect(await refusalOf(thief.tokens.create(input()))).toMatchObject({ code: "unauthenticated" });
      }
    },
    raceTimeoutMs,
  );

  it(
    "and a sign-in with the password alone that was shown before it opens nothing after it",
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { person, owner } = await robbed();
        const end = await prepare({ person, owner });
        const login = { login: person.account.username, password: worldPassword };
        const signIn = callerOf(world.services, { address: `198.51.100.${round}` }).session.openToken(login);
        const [opened] = await Promise.all([signIn.catch(() => null), end()]);
        const found = opened && (await world.services.accounts.sessions.find(opened.token));
        expect({ round, found: found ?? null }).toEqual({ round, found: null });
      }
    },
    raceTimeoutMs,
  );
});

it("a token is made again by anyone who confirms the new password", async () => {
  const { person, owner: before } = await robbed();
  world.setNow(new Date(world.now().getTime() + 60_000));
  await before.session.changePassword({ currentPassword: worldPassword, newPassword: betterPassword });
  expect(await refusalOf(before.tokens.create(input()))).toMatchObject({ code: "unconfirmed" });
  expect(await world.caller(person, null).tokens.create(input())).toHaveProperty("token");
});

it("nothing is made by an account that was closed meanwhile", async () => {
  const { person, thief } = await robbed();
  await world.database.db.update(users).set({ softDeletedAt: world.now() }).where(eq(users.id, person.userId));
  expect(await refusalOf(thief.tokens.create(input()))).toMatchObject({ code: "unauthenticated" });
});
