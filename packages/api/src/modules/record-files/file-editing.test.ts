import { fieldPolicy } from "@ymp/core/access/field-policy";
import { type FileState, filePolicy } from "@ymp/core/file-fields";
import { newId } from "@ymp/core/ids";
import { inventoryItems } from "@ymp/db/schema/inventory";
import { jobs } from "@ymp/db/schema/jobs";
import { orders } from "@ymp/db/schema/orders";
import { recordFiles } from "@ymp/db/schema/platform";
import type { Caller } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeDraft } from "@ymp/testing/factories/orders";
import { type Walker, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const sentBy = async (who: Walker) => (await makeFile(world, { createdBy: world.person(who).userId })).id;

/** The record that each file hangs on. */
const records = new Map<string, { recordKind: "item" | "order"; recordId: string }>();

/** A file that the second engineer added, to an item or to an order. */
async function fileIn(state: FileState): Promise<string> {
  const isOrders = state === "of a settled order" || state === "the print of an order";
  const record = isOrders
    ? { recordKind: "order" as const, recordId: (await makeDraft(world)).id }
    : { recordKind: "item" as const, recordId: (await makeItem(world)).item.id };
  const id = newId();
  records.set(id, record);
  await world.as("engineer").recordFiles.add({ ...record, id, fileId: await sentBy("engineer") });
  await world.inVessel("A", async (tx) => {
    if (state === "the print of an order")
      await tx.update(recordFiles).set({ kind: "print" }).where(eq(recordFiles.id, id));
    if (state === "of a settled order")
      await tx.update(orders).set({ status: "closed" }).where(eq(orders.id, record.recordId));
    if (state === "of what is archived or closed")
      await tx.update(inventoryItems).set({ archivedAt: world.now() }).where(eq(inventoryItems.id, record.recordId));
  });
  return id;
}

async function change(caller: Caller, id: string, field: keyof typeof filePolicy.rows, _turn: number, who: Walker) {
  if (field === "removed") return caller.recordFiles.remove({ id });
  const record = records.get(id);
  if (!record) throw new Error("There is no such file.");
  return caller.recordFiles.add({ ...record, id: newId(), fileId: await sentBy(who) });
}

it("the list says who may take a file off", async () => {
  const mayRemove = async (who: "engineer" | "deckhand" | "bosun", id: string) => {
    const record = records.get(id) ?? { recordKind: "item" as const, recordId: "" };
    return (await world.as(who).recordFiles.list(record)).find((file) => file.id === id)?.mayRemove;
  };
  const open = await fileIn("of an open record");
  expect(await mayRemove("engineer", open)).toBe(true);
  expect(await mayRemove("deckhand", open)).toBe(false);
  const settled = await fileIn("of a settled order");
  expect(await mayRemove("engineer", settled)).toBe(false);
  expect(await mayRemove("bosun", settled)).toBe(true);
  expect(await mayRemove("bosun", await fileIn("of what is archived or closed"))).toBe(false);
});

it("a file is added by the crew, and taken off by the person who added it and by heads", async () => {
  const trial = { policy: filePolicy, module: "inventory", isUsedUp: true, make: fileIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("the same holds for the photos of a job", async () => {
  const fileIds = new Map<string, string>();
  const states = ["of an open record", "of what is archived or closed"] as const;
  const policy = fieldPolicy({ states, rows: { removed: ["maker", "nobody"] }, heads: "any" });
  const make = async (state: (typeof states)[number]) => {
    const [{ id }, fileId] = [await makeJob(world), await sentBy("engineer")];
    await world.as("engineer").jobs.addFiles({ id, fileIds: [fileId] });
    fileIds.set(id, fileId);
    const closed = { status: "done" as const };
    if (state !== "of an open record")
      await world.inVessel("A", (tx) => tx.update(jobs).set(closed).where(eq(jobs.id, id)));
    return id;
  };
  const id = await make("of an open record");
  const mayRemove = async (who: "engineer" | "deckhand") => (await world.as(who).jobs.get({ id })).files[0]?.mayRemove;
  expect([await mayRemove("engineer"), await mayRemove("deckhand")]).toEqual([true, false]);
  const trial = {
    ...{ policy, module: "jobs" as const, isUsedUp: true, make },
    change: (caller: Caller, id: string) => caller.jobs.removeFile({ id, fileId: fileIds.get(id) ?? "" }),
  };
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
