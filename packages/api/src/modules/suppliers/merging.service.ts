import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import type { RecordKind } from "@ymp/core/records";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { differenceOf, recordChanges } from "../../platform/changes/record-change.ts";
import { dropSearchEntry } from "../../platform/search/search.repository.ts";
import { insertContact } from "./contacts.repository.ts";
import { countPointing, countTalk, listPointers, moveTalk, repoint, seeingPrivate } from "./merging.repository.ts";
import { leftoverContact, mergedParticulars } from "./merging.rules.ts";
import type { SupplierRow } from "./suppliers.record.ts";
import { updateSupplier } from "./suppliers.repository.ts";
import { getSupplier, lockSupplier, recordSupplierChange } from "./suppliers.service.ts";

interface Merge {
  id: string;
  intoId: string;
}

/** Records whose own history reports that their supplier has another name now. */
const toldKinds: Record<string, RecordKind> = { equipment: "equipment", inventory_items: "item", orders: "order" };

/** What a merge would move, by table; what the reader may not see is moved as well, but not counted here. */
export async function previewMerge(scope: VesselScope, { id, intoId }: Merge) {
  const [from, into] = await Promise.all([getSupplier(scope, id), getSupplier(scope, intoId)]);
  expectMergeable(from, into);
  const pointers = await listPointers(scope.tx);
  const counted = await Promise.all(
    pointers.map(async (pointer) => ({
      table: pointer.table,
      count: await countPointing(scope.tx, scope.vesselId, pointer, id),
    })),
  );
  const talk = await countTalk(scope.tx, scope.vesselId, id);
  const countOf = (table: string) =>
    counted.filter((row) => row.table === table).reduce((sum, { count }) => sum + count, 0);
  const named = ["equipment", "inventory_items", "orders", "supplier_contacts", "supplier_documents"];
  return {
    from: { id, name: from.name },
    into: { id: intoId, name: into.name },
    moves: {
      machines: countOf("equipment"),
      items: countOf("inventory_items"),
      orders: countOf("orders"),
      contacts: countOf("supplier_contacts"),
      documents: countOf("supplier_documents"),
      ...talk,
      others: counted.filter(({ table }) => !named.includes(table)).reduce((sum, { count }) => sum + count, 0),
    },
    /** The fields that the one that stays gets from the other. */
    takesOver: Object.keys(differenceOf(into, mergedParticulars(from, into))),
  };
}

function expectMergeable(from: SupplierRow, into: SupplierRow): void {
  if (from.id === into.id)
    throw new AppError("invalid", "suppliers:mergeItself", {}, { intoId: "suppliers:mergeItself" });
  for (const row of [from, into])
    if (row.mergedIntoId) throw new AppError("conflict", "suppliers:wasMerged", { name: row.name });
  if (into.archivedAt) throw new AppError("conflict", "suppliers:intoArchived", { name: into.name });
}

/** Two records of one house become one: what pointed to the first points to the second, and so does its old link. */
export async function mergeSuppliers(
  scope: VesselScope,
  { id, intoId }: Merge,
): Promise<{ id: string; moved: number }> {
  const { tx, vesselId, now } = scope;
  if ((await getSupplier(scope, id)).mergedIntoId === intoId) return { id: intoId, moved: 0 };
  // In the order of their ids, so that two merges the other way round do not wait for each other for ever.
  const locked = new Map<string, SupplierRow>();
  for (const next of [id, intoId].sort()) locked.set(next, await lockSupplier(scope, next));
  const [from, into] = [expectRow(locked.get(id)), expectRow(locked.get(intoId))];
  expectMergeable(from, into);
  const moved = await moveEverything(scope, from, into);
  const extra = leftoverContact(from, into);
  if (extra) await insertContact(tx, { ...stampOf(scope, newId()), supplierId: intoId, ...extra });
  const after = await updateSupplier(tx, into, mergedParticulars(from, into), now);
  await updateSupplier(tx, from, { mergedIntoId: intoId, archivedAt: from.archivedAt ?? now }, now);
  await recordSupplierChange(scope, after, "took_over", into, { other: from.name, moved }, [id]);
  await dropSearchEntry(tx, vesselId, "supplier", id);
  return { id: intoId, moved };
}

async function moveEverything(scope: VesselScope, from: SupplierRow, into: SupplierRow): Promise<number> {
  const { tx, vesselId, now } = scope;
  let moved = 0;
  for (const pointer of await listPointers(tx)) {
    const ids = await seeingPrivate(tx, () => repoint(tx, pointer, { vesselId, from: from.id, to: into.id, now }));
    moved += ids.length;
    const kind = toldKinds[pointer.table];
    if (!kind) continue;
    await recordChanges(
      scope,
      { kind },
      ids.map((recordId) => ({
        recordId,
        verb: "updated",
        before: { supplierName: from.name },
        after: { supplierName: into.name },
      })),
    );
  }
  await moveTalk(tx, vesselId, from.id, into.id);
  return moved;
}
