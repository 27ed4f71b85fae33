import { newId } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { comments, recordFiles } from "@ymp/db/schema/platform";
import { suppliers } from "@ymp/db/schema/suppliers";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeDelivery, makeSupplier } from "@ymp/testing/factories/suppliers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countPointing, listPointers, type Pointer } from "./merging.repository.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const as = (who: Who) => world.as(who).suppliers;

async function entered(values: { name: string; email?: string; phone?: string; categories?: string[]; city?: string }) {
  const id = newId();
  await as("chief").save({ id, ...values });
  return as("chief").get({ id });
}

/** One row of every kind that can name a supplier. */
async function fillEverything(supplierId: string): Promise<void> {
  const vesselId = world.vessels.A.id;
  await makeEquipment(world, { supplierId });
  const { item } = await makeItem(world, { supplierId });
  await makeItem(world, { supplierId, isPrivate: true, name: "Owner's wine" });
  await makeDelivery(world, { supplierId, itemId: item.id, unitPriceMinor: 100, receivedAt: "2026-05-01T10:00:00Z" });
  await as("chief").saveContact({ id: newId(), supplierId, name: "Sales" });
  await as("chief").saveDocument({ id: newId(), supplierId, title: "Contract" });
  await makeSupplier(world, { name: "Merged before", mergedIntoId: supplierId, archivedAt: world.now() });
  const file = await makeFile(world);
  await world.inVessel("A", async (tx) => {
    await tx.insert(comments).values({ vesselId, recordKind: "supplier", recordId: supplierId, body: "Good people" });
    await tx
      .insert(recordFiles)
      .values({ vesselId, recordKind: "supplier", recordId: supplierId, fileId: file.id, kind: "file" });
  });
}

async function pointing(supplierId: string): Promise<Record<string, number>> {
  return world.inVessel("A", async (tx) => {
    const pointers = await listPointers(tx);
    const counts = await Promise.all(pointers.map((pointer) => countedBy(tx, pointer, supplierId)));
    return Object.fromEntries(counts);
  });
}

async function countedBy(tx: Db, pointer: Pointer, supplierId: string): Promise<[string, number]> {
  return [`${pointer.table}.${pointer.column}`, await countPointing(tx, world.vessels.A.id, pointer, supplierId)];
}

describe("merging two suppliers", () => {
  it("moves whatever any table of the database points to the first with, and loses nothing", async () => {
    const [from, into] = [await entered({ name: "Pon Powr" }), await entered({ name: "Pon Power" })];
    await fillEverything(from.id);
    const before = await pointing(from.id);
    // A table that is added needs a row in fillEverything, so that its move is proven here.
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);
    const preview = await as("chief").mergePreview({ id: from.id, intoId: into.id });
    expect(preview.moves).toEqual({
      ...{ machines: 1, items: 1, orders: 1, contacts: 1, documents: 1, comments: 1, files: 1 },
      others: 1,
    });
    await as("chief").merge({ id: from.id, intoId: into.id });
    expect(Object.values(await pointing(from.id)).every((count) => count === 0)).toBe(true);
    expect(await pointing(into.id)).toEqual({ ...before, "suppliers.merged_into_id": 2 });
    const kept = await world.inVessel("A", (tx) => tx.$count(comments, eq(comments.recordId, into.id)));
    const files = await world.inVessel("A", (tx) => tx.$count(recordFiles, eq(recordFiles.recordId, into.id)));
    expect([kept, files]).toEqual([1, 1]);
  });

  it("leads the old link to the new record, and tells both stories there", async () => {
    const [from, into] = [await entered({ name: "Link old" }), await entered({ name: "Link new" })];
    await as("chief").merge({ id: from.id, intoId: into.id });
    await as("chief").merge({ id: from.id, intoId: into.id });
    expect(await as("deckhand").get({ id: from.id })).toMatchObject({
      mergedInto: { id: into.id, name: "Link new" },
      can: { edit: false },
    });
    const { rows } = await as("deckhand").history({ id: into.id });
    expect(rows.map(({ verb, facts }) => [verb, facts.name])).toEqual([
      ["took_over", "Link new"],
      ["created", "Link new"],
      ["created", "Link old"],
    ]);
    expect((await as("chief").list({ search: "link", state: "all" })).rows.map(({ id }) => id)).toEqual([into.id]);
  });

  it("takes over what the other does not say, and keeps another address as a contact", async () => {
    const from = await entered({ name: "Shop", email: "old@shop.example", phone: "+33 1", categories: ["Deck"] });
    const into = await entered({ name: "The Shop", email: "new@shop.example", categories: ["deck", "Paint"] });
    expect((await as("chief").mergePreview({ id: from.id, intoId: into.id })).takesOver).toEqual(["phone"]);
    await as("chief").merge({ id: from.id, intoId: into.id });
    expect(await as("chief").get({ id: into.id })).toMatchObject({
      ...{ name: "The Shop", email: "new@shop.example", phone: "+33 1", categories: ["deck", "Paint"] },
      contacts: [{ name: "Shop", email: "old@shop.example" }],
    });
  });

  it("is refused with itself, into what is archived or was merged, without the right, and across vessels", async () => {
    const [one, other] = [await entered({ name: "One" }), await entered({ name: "Other" })];
    const foreign = await makeSupplier(world, {}, "B");
    const merge = (who: Who, id: string, intoId: string) => refusalOf(as(who).merge({ id, intoId }));
    expect(await merge("chief", one.id, one.id)).toMatchObject({ code: "invalid" });
    expect(await merge("deckhand", one.id, other.id)).toMatchObject({ code: "forbidden" });
    expect(await merge("chief", one.id, foreign.id)).toMatchObject({ code: "not_found" });
    expect(await merge("rival", one.id, foreign.id)).toMatchObject({ code: "not_found" });
    await as("chief").archive({ id: other.id, version: other.version });
    expect(await merge("chief", one.id, other.id)).toMatchObject({ messageKey: "suppliers:intoArchived" });
    const [third] = [await entered({ name: "Third" })];
    await as("chief").merge({ id: one.id, intoId: third.id });
    expect(await merge("chief", third.id, one.id)).toMatchObject({ messageKey: "suppliers:wasMerged" });
    const rows = await world.inVessel("A", (tx) => tx.select().from(suppliers).where(eq(suppliers.id, one.id)));
    expect(rows[0]?.mergedIntoId).toBe(third.id);
  });
});

describe("suppliers that are probably one", () => {
  it("are suggested, with the reason", async () => {
    const one = await entered({ name: "Riviera Lubricants", email: "info@rivlub.example" });
    const other = await entered({ name: "Côte Oils", email: "orders@rivlub.example" });
    expect(await as("deckhand").duplicates({ id: one.id })).toEqual({
      hasMore: false,
      rows: [
        {
          one: expect.objectContaining({ id: one.id }),
          other: expect.objectContaining({ id: other.id }),
          because: "email",
        },
      ],
    });
    expect((await as("rival").duplicates({})).rows).toEqual([]);
  });
});
