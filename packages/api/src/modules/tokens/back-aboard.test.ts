import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findTokenPrincipal } from "./bearer.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setNow("2026-06-15T09:00:00Z"));

const later = () => world.setNow(new Date(world.now().getTime() + 60_000));

/** A token for every vessel of its owner, and what it opens now. */
async function scriptOf(who: Who) {
  const input = { id: newId(), name: "Script", vesselId: null, scopes: "everything" as const, expiresInDays: 90 };
  const { token } = await world.as(who).tokens.create(input);
  const at = async (vesselId: string | null) => {
    const principal = await findTokenPrincipal(world.services, token, "198.51.100.7");
    if (principal instanceof AppError) throw principal;
    return callerOf(world.services, { principal, vesselId });
  };
  const reads = async () => (await at(world.vessels.A.id)).jobs.list({});
  return {
    opens: () =>
      reads().then(
        () => true,
        async () => (await refusalOf(reads())).messageKey,
      ),
    vessels: async () => (await (await at(null)).session.me())?.vessels.map(({ name }) => name),
  };
}

it.each<[string, Who, (userId: string) => Promise<unknown>]>([
  [
    "was taken off the vessel and put back",
    "stew",
    async (userId) => {
      const { users } = world.as("captain");
      await users.setSoftDeleted({ userId, isDeleted: true });
      later();
      await users.setSoftDeleted({ userId, isDeleted: false });
    },
  ],
  [
    "left, and agreed to come back",
    "deckhand",
    async (userId) => {
      await world.as("deckhand").users.leave();
      later();
      await world.as("captain").users.setSoftDeleted({ userId, isDeleted: false });
      await world.as("deckhand").users.answerInvitation({ vesselId: world.vessels.A.id, accepts: true });
    },
  ],
  [
    "was taken off by the platform and brought back",
    "bosun",
    async (userId) => {
      const { platform } = world.as("superadmin");
      await platform.removeMembership({ userId, vesselId: world.vessels.A.id });
      later();
      await platform.addMembership({ userId, vesselId: world.vessels.A.id, role: "crew" });
      await world.as("bosun").users.answerInvitation({ vesselId: world.vessels.A.id, accepts: true });
    },
  ],
])("a script of before stays outside a vessel that its owner %s; one made since opens her", async (_how, who, goes) => {
  const before = await scriptOf(who);
  expect(await before.opens()).toBe(true);
  await goes(world.person(who).userId);
  later();
  expect(await before.opens()).toBe("refusals:noSuchVessel");
  expect(await before.vessels()).toEqual([]);
  const since = await scriptOf(who);
  expect(await since.opens()).toBe(true);
  expect(await since.vessels()).toEqual(["Seraphine"]);
});
