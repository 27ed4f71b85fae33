import { createHash } from "node:crypto";
import { passwordResets } from "@ymp/db/schema/sign-in";
import { refusalOf } from "@ymp/testing/callers";
import { guest, newcomer } from "@ymp/testing/factories/users";
import { insertPerson } from "@ymp/testing/people";
import { raceRounds, raceTimeoutMs } from "@ymp/testing/races";
import { createWorld, type World } from "@ymp/testing/world";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendResetLink } from "./passwords.service.ts";

const rounds = raceRounds(10);
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The queue makes links for an address, some of them while it is given up. */
const linksBeside = (email: string, giveUp: () => Promise<unknown>) =>
  Promise.all([...[1, 2, 3].map(() => sendResetLink(world.services, email)), giveUp()]);

/** Of those that were asked for; the invitation to the right mailbox is one of another kind. */
const openLinks = (userId: string) =>
  world.database.db.$count(
    passwordResets,
    and(eq(passwordResets.userId, userId), eq(passwordResets.kind, "reset"), isNull(passwordResets.usedAt)),
  );

it(
  "no link to the mailbox of before is left where the platform leads an account elsewhere",
  async () => {
    for (let round = 0; round < rounds; round++) {
      const person = await insertPerson(world.database, { username: `led${round}`, name: "Led Elsewhere" });
      const { userId, account } = person;
      const elsewhere = { userId, email: `rescued${round}@example.test` };
      await linksBeside(account.email, () => world.as("superadmin").platform.setAccountEmail(elsewhere));
      expect({ round, open: await openLinks(userId) }).toEqual({ round, open: 0 });
    }
  },
  raceTimeoutMs,
);

it(
  "no link to a mailbox that was mistyped is left where the captain sets it right",
  async () => {
    for (let round = 0; round < rounds; round++) {
      const mistyped = newcomer();
      const { userId } = mistyped;
      await world.as("captain").users.create(mistyped);
      await linksBeside(mistyped.email, () =>
        world.as("captain").users.setEmail({ userId, email: `right${round}@example.test` }),
      );
      expect({ round, open: await openLinks(userId) }).toEqual({ round, open: 0 });
    }
  },
  raceTimeoutMs,
);

/** Of all that were mailed there. */
async function openLinksTo(address: string): Promise<number> {
  const tokens = world.outbox
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => [...text.matchAll(/\/auth\/reset-password\/([\w-]+)/g)]);
  const hashes = tokens.map(([, token = ""]) => createHash("sha256").update(token).digest("hex"));
  expect(hashes.length).toBeGreaterThan(0);
  return world.database.db.$count(
    passwordResets,
    and(inArray(passwordResets.tokenHash, hashes), isNull(passwordResets.usedAt)),
  );
}

it(
  "an invitation that is sent again beside the platform's move is not for the mailbox of before",
  async () => {
    for (let round = 0; round < rounds; round++) {
      const [wrong, right] = [`wrong${round}@example.test`, `set-right${round}@example.test`];
      const asked = guest({ email: wrong });
      const { userId } = asked;
      await world.as("captain").users.invite(asked);
      const [again] = await Promise.allSettled([
        world.as("captain").users.resendWelcome({ userId }),
        world.as("superadmin").platform.setAccountEmail({ userId, email: right }),
      ]);
      if (again.status === "rejected")
        expect(await refusalOf(Promise.reject(again.reason))).toMatchObject({ code: "stale" });
      await world.workQueue();
      expect({ round, open: await openLinksTo(wrong) }).toEqual({ round, open: 0 });
    }
  },
  raceTimeoutMs,
);
