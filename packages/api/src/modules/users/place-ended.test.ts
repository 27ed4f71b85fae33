import { parseCalendarDate } from "@ymp/core/calendar-date";
import { memberships } from "@ymp/db/schema/accounts";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function end(who: Who): Promise<void> {
  const place = and(eq(memberships.vesselId, world.vessels.A.id), eq(memberships.userId, world.person(who).userId));
  const endsOn = parseCalendarDate("2026-06-14");
  await world.inVessel("A", (tx) => tx.update(memberships).set({ endsOn }).where(place));
  world.services.accounts.forget("*");
}

it("whose last day has passed owns no further item, is given no list, and is no captain to the platform", async () => {
  const owners = async () => (await world.as("manager").inventory.owners()).map(({ userId }) => userId);
  const invited = async () => (await world.as("chief").worklists.invited()).map(({ profileId }) => profileId);
  const captains = async () => {
    const { items } = await world.as("superadmin").platform.vessels({});
    return items.find(({ id }) => id === world.vessels.A.id)?.captains.map(({ userId }) => userId);
  };
  const [captain, deckhand, yard] = [world.person("captain"), world.person("deckhand"), world.person("yard")];
  expect(await owners()).toEqual(expect.arrayContaining([captain.userId, deckhand.userId]));
  expect(await invited()).toContain(yard.profileId);
  expect(await captains()).toContain(captain.userId);
  for (const who of ["captain", "deckhand", "yard"] as const) await end(who);
  const left = [captain.userId, deckhand.userId];
  expect((await owners()).filter((userId) => left.includes(userId))).toEqual([]);
  expect(await invited()).not.toContain(yard.profileId);
  expect(await captains()).not.toContain(captain.userId);
});

it("who has no place any more is not told to be on board, and gets no mail that opens nothing", async () => {
  const { profileId, userId } = world.person("engineer");
  const manager = world.as("manager");
  await manager.onboard.setStatus({ profileId, isOnboard: false });
  await end("engineer");
  const refused = { cause: { code: "conflict", messageKey: "onboard:placeOver" } };
  await expect(manager.onboard.setStatus({ profileId, isOnboard: true })).rejects.toMatchObject(refused);
  await expect(manager.onboard.setMany({ aboardIds: [profileId], ashoreIds: [] })).rejects.toMatchObject(refused);
  const ended = { cause: { code: "conflict", messageKey: "users:refusal.ended" } };
  await expect(manager.users.resendWelcome({ userId })).rejects.toMatchObject(ended);
  await expect(manager.users.sendReset({ userId })).rejects.toMatchObject(ended);
});
