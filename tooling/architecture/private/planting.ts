import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeOrdered } from "@ymp/testing/factories/orders";
import type { World } from "@ymp/testing/world";

/** Stands in everything that is said of the private item, and nowhere else. */
export const secret = "Zephyrine";

interface PrivateItem {
  readonly itemId: string;
  readonly lotId: string;
  readonly safe: string;
  readonly cabin: string;
}

/**
 * A private item of the captain's in every place that an item can come to.
 * @returns the ids of the item and of what hangs on it alone
 */
export async function plantPrivateItem(world: World): Promise<readonly string[]> {
  const item = { itemId: newId(), lotId: newId(), safe: newId(), cabin: newId() };
  for (const who of ["captain", "chief", "deckhand"] as const)
    for (const event of ["stock_low", "lot_expiring", "mentioned"] as const)
      await world.as(who).notifications.setPreference({ event, inApp: true, mail: "now" });
  await saveItem(world, item);
  const told = await writeAboutItem(world, item);
  await moveStock(world, item);
  const { jobId, partId } = await useInWork(world, item);
  await countItem(world, item);
  await orderItem(world, item, { jobId, partId });
  const search = { search: secret };
  await world.as("captain").savedViews.save({ id: newId(), module: "inventory", name: `My ${secret}`, search });
  await world.services.enqueue(world.database.db, { name: "raise_notices" });
  await world.workQueue();
  return [item.itemId, item.lotId, ...told];
}

async function saveItem(world: World, { itemId, lotId, safe, cabin }: PrivateItem): Promise<void> {
  const captain = world.as("captain");
  await captain.inventory.saveLocation({ id: safe, name: "Safe" });
  await captain.inventory.saveLocation({ id: cabin, name: "Cabin" });
  await captain.inventory.save({
    ...{ id: itemId, name: secret, isPrivate: true, ownerUserId: null, partNo: `${secret}-4`, barcode: `${secret}-5` },
    ...{ manufacturer: `${secret} & Cie`, modelNo: `${secret} 5711`, category: `${secret} clocks`, isCritical: true },
    ...{ subCategory: `${secret} on the wrist`, description: `A ${secret}`, priceMinor: 471_100, currency: "EUR" },
    ...{ minQuantity: 40, maxQuantity: 60, hasLots: true, places: [{ locationId: safe, box: `${secret} box` }] },
    opening: {
      ...{ id: newId(), locationId: safe, quantity: 12 },
      lot: { id: lotId, lotNumber: `${secret} lot`, expiresOn: parseCalendarDate("2026-06-20") },
    },
  });
}

/** Photos, papers and comments, one of which names somebody who may not see the item. */
async function writeAboutItem(world: World, { itemId }: PrivateItem): Promise<string[]> {
  const captain = world.as("captain");
  const record = { recordKind: "item", recordId: itemId } as const;
  const [photo, paper, enclosed] = [
    await makeFile(world, { name: `${secret}.jpg`, createdBy: world.person("captain").userId }),
    await makeFile(world, { name: `${secret}.pdf`, createdBy: world.person("captain").userId }),
    await makeFile(world, { name: `${secret} box.jpg`, createdBy: world.person("captain").userId }),
  ];
  const [photoId, paperId, commentId, answerId] = [newId(), newId(), newId(), newId()];
  await captain.recordFiles.add({ ...record, id: photoId, fileId: photo.id });
  await captain.recordFiles.add({ ...record, id: paperId, fileId: paper.id });
  await captain.inventory.setPhoto({ id: itemId, fileId: photo.id });
  await captain.comments.create({ ...record, id: commentId, body: `Wind the ${secret}`, fileIds: [enclosed.id] });
  const mentionedProfileIds = [world.crew.A.deckhand.profileId];
  const mentioning = { ...record, id: answerId, body: `The ${secret} again`, mentionedProfileIds };
  const isTold = await captain.comments.create(mentioning).then(
    () => true,
    () => false,
  );
  return [photo.id, paper.id, enclosed.id, photoId, paperId, commentId, ...(isTold ? [answerId] : [])];
}

async function moveStock(world: World, { itemId, lotId, safe, cabin }: PrivateItem): Promise<void> {
  const { inventory } = world.as("captain");
  const note = `The ${secret}`;
  await inventory.receive({ id: newId(), itemId, locationId: safe, lotId, quantity: 3, unitCostMinor: 4711, note });
  await inventory.transfer({ id: newId(), itemId, locationId: safe, toLocationId: cabin, lotId, quantity: 2, note });
  await inventory.adjust({ id: newId(), itemId, locationId: cabin, lotId, counted: 3, reason: note });
  await inventory.scrap({ id: newId(), itemId, locationId: cabin, lotId, quantity: 1, reason: note });
  await inventory.count({ id: newId(), itemId, locationId: cabin, lotId, counted: 2 });
}

/** Planned for a plan and two jobs, used by one of them; the other is shared with people from outside. */
async function useInWork(world: World, { itemId, safe }: PrivateItem) {
  const captain = world.as("captain");
  const machine = await makeEquipment(world, { name: "Owner's clock" });
  const [planId, doneId, openId, listId, partId] = [newId(), newId(), newId(), newId(), newId()];
  await captain.spareParts.save({ id: partId, equipmentId: machine.id, designation: "Mainspring", itemId });
  await captain.plans.create({
    ...{ id: planId, equipmentId: machine.id, title: "Wind the clock", parts: [{ itemId, quantity: 1 }] },
    ...{ rule: { trigger: "calendar", intervalCount: 1, intervalUnit: "month" } },
    lastDoneOn: parseCalendarDate("2026-06-01"),
  });
  for (const id of [doneId, openId]) {
    await captain.jobs.create({ id, title: "Oil the clock", equipmentId: machine.id });
    await captain.jobs.setPart({ id, itemId, plannedQuantity: 2, locationId: safe });
  }
  await captain.inventory.consume({ id: newId(), itemId, locationId: safe, quantity: 1, jobId: openId, note: secret });
  await captain.jobs.removePart({ id: openId, itemId });
  await captain.jobs.setPart({ id: openId, itemId, plannedQuantity: 1 });
  const parts = [{ itemId, quantity: 1 }];
  await captain.worklists.save({ id: listId, name: "Clocks" });
  await captain.worklists.addJobs({ id: listId, jobIds: [openId, doneId] });
  for (const who of ["contractor", "yard"] as const)
    await captain.worklists.share({ id: listId, profileId: world.crew.A[who].profileId });
  await captain.jobs.complete({ id: doneId, completionId: newId(), workDone: "Oiled", doneAt: world.now(), parts });
  return { jobId: openId, partId };
}

/** One count is under way, one was posted. */
async function countItem(world: World, { itemId, lotId, safe }: PrivateItem): Promise<void> {
  const { counts } = world.as("captain");
  for (const name of ["Safe in May", "Safe in June"]) {
    const id = newId();
    await counts.create({ id, name, locationId: safe, isBlind: false });
    const line = { countId: id, itemId, locationId: safe, lotId, quantity: 9, isAdded: false, note: `The ${secret}` };
    await counts.countLine({ ...line, id: newId(), countedAt: world.now() });
    if (name === "Safe in May") await counts.post({ id });
  }
}

/** A draft, and an order of which a part arrived; beside the private line is one for everybody. */
async function orderItem(
  world: World,
  { itemId, safe }: PrivateItem,
  { jobId, partId }: { jobId: string; partId: string },
): Promise<void> {
  const own = { itemId, sparePartId: partId, jobId, description: secret, partNo: `${secret}-4`, note: `For ${secret}` };
  const order = { title: "For the clocks" };
  const lines = () => [{ ...own, id: newId(), quantity: 4, unitPriceMinor: 4711 }, { description: "Oil" }];
  const { orders } = world.as("captain");
  await orders.save({
    id: newId(),
    ...order,
    currency: "EUR",
    lines: lines().map((line) => ({ id: newId(), quantity: 1, ...line })),
  });
  const ordered = await makeOrdered(world, { who: "captain", lines: lines(), order });
  const { lines: sent } = await orders.get({ id: ordered.id });
  const [first] = sent.filter((line) => line.itemId === itemId);
  if (!first) throw new Error("The private line is missing.");
  const received = { orderLineId: first.id, quantity: 5, locationId: safe, lotNumber: `${secret} new`, reason: secret };
  await orders.receive({ id: ordered.id, receiptId: newId(), lines: [received] });
}
