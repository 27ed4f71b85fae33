import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeOrdered } from "@ymp/testing/factories/orders";
import type { World } from "@ymp/testing/world";
import { secret } from "./planting.ts";

/**
 * An item that everybody could see while it ran low, was used, ended soon, was talked about and was ordered, and that the captain made
 * private afterwards.
 * @returns the ids of the item and of what hangs on it alone
 */
export async function plantItemMadePrivate(world: World): Promise<readonly string[]> {
  const captain = world.as("captain");
  for (const who of ["chief", "deckhand"] as const)
    for (const event of ["stock_low", "lot_expiring", "mentioned", "commented"] as const)
      await world.as(who).notifications.setPreference({ event, inApp: true, mail: "none" });
  const [itemId, lotId, locationId, commentId, answerId] = [newId(), newId(), newId(), newId(), newId()];
  const name = `${secret} of old`;
  await captain.inventory.saveLocation({ id: locationId, name: "Shelf" });
  await captain.inventory.save({
    ...{ id: itemId, name, minQuantity: 4, hasLots: true, places: [{ locationId, box: null }] },
    opening: {
      ...{ id: newId(), locationId, quantity: 5 },
      lot: { id: lotId, lotNumber: `${secret} batch`, expiresOn: parseCalendarDate("2026-06-18") },
    },
  });
  const { id: jobId } = await makeJob(world, { assignedTo: [world.crew.A.contractor.profileId] });
  await captain.jobs.setPart({ id: jobId, itemId, plannedQuantity: 1, locationId });
  await captain.inventory.consume({ id: newId(), itemId, locationId, lotId, quantity: 3, jobId, note: secret });
  const record = { recordKind: "item", recordId: itemId } as const;
  const mentionedProfileIds = [world.crew.A.deckhand.profileId, world.crew.A.chief.profileId];
  await captain.comments.create({ ...record, id: commentId, body: `The ${secret} again`, mentionedProfileIds });
  await world.as("chief").comments.create({ ...record, id: answerId, body: `Which ${secret}?`, mentionedProfileIds });
  await world.services.enqueue(world.database.db, { name: "raise_notices" });
  await world.workQueue();
  await expectTold(world, name);
  await makeOrdered(world, { lines: [{ itemId, description: name, unitPriceMinor: 77_700 }] });
  const { version } = await captain.inventory.get({ id: itemId });
  await captain.inventory.save({ id: itemId, name, version, isPrivate: true, ownerUserId: null });
  return [itemId, lotId, commentId, answerId];
}

/** The notices must exist: a value that nobody was notified of could not leak from notices. */
async function expectTold(world: World, name: string): Promise<void> {
  const { rows } = await world.as("chief").notifications.list({});
  const events = rows.flatMap(({ event, facts }) => (JSON.stringify(facts).includes(name) ? event : []));
  for (const event of ["stock_low", "lot_expiring", "mentioned"])
    if (!events.some((told) => told === event)) throw new Error(`The chief was not told ${event} of ${name}.`);
}
