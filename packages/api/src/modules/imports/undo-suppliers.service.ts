import { judgeField } from "@ymp/core/access/field-policy";
import type { Message } from "@ymp/core/errors";
import { heldSupplier, supplierPolicy } from "@ymp/core/orders/supplier-fields";
import { suppliers } from "@ymp/db/schema/suppliers";
import type { VesselScope } from "../../context.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { whyOrdersKeep } from "../suppliers/supplier-editing.service.ts";
import { type SupplierRow, supplierRecord } from "../suppliers/suppliers.record.ts";
import type { ImportRow, WrittenRow } from "./imports.repository.ts";
import { judgeGivingBack, judgeTakingOut, whatIsRefused } from "./judge-taking-back.ts";
import {
  contactWordsOf,
  deleteContacts,
  deleteSuppliers,
  listSuppliersInUse,
  lockSuppliers,
  suppliersOfContacts,
} from "./suppliers-on-board.repository.ts";
import { dropSearchEntries, listTouched } from "./undo.repository.ts";
import { beforeOf, giveRowsBack, idsOf, nothingUndone, type Undone, undoneOf } from "./undone-rows.ts";
import { importedSupplierFields } from "./write-suppliers.service.ts";

/** New suppliers go unless something points to them by now; changed ones are as before. */
export async function undoSuppliers(
  scope: VesselScope,
  row: ImportRow,
  written: readonly WrittenRow[],
): Promise<Undone> {
  const { tx, vesselId } = scope;
  const [made, changed] = [idsOf(written, "supplier", "create"), idsOf(written, "supplier", "update")];
  if (made.length + changed.length === 0) return nothingUndone;
  const [touched, used, rows] = await Promise.all([
    listTouched(tx, "supplier", [...made, ...changed], row),
    listSuppliersInUse(tx, vesselId, made),
    lockSuppliers(tx, vesselId, [...made, ...changed]),
  ]);
  const isMade = new Set(made);
  const refused = await whichSuppliersStay(scope, row, rows, { isMade, before: beforeOf(written, "supplier") });
  const isKept = (id: string) => touched.has(id) || refused.has(id);
  const stays = ({ id }: { id: string }) => isKept(id) || used.has(id);
  const gone = rows.filter((supplier) => isMade.has(supplier.id) && !stays(supplier)).map(({ id }) => id);
  await takeBackContacts(scope, written, isKept);
  await giveBack(
    scope,
    row,
    written,
    changed.filter((id) => !isKept(id)),
  );
  await deleteSuppliers(tx, vesselId, gone);
  await dropSearchEntries(tx, vesselId, gone);
  return undoneOf("supplier", rows, stays, ({ id }) => refused.get(id) ?? null);
}

async function whichSuppliersStay(
  scope: VesselScope,
  row: ImportRow,
  rows: readonly SupplierRow[],
  list: { isMade: ReadonlySet<string>; before: ReturnType<typeof beforeOf> },
) {
  const held = (supplier: SupplierRow) => heldSupplier(supplier, false);
  const waitedFor = new Map<string, Message>();
  for (const supplier of rows.filter(({ id, archivedAt }) => !archivedAt && list.before.get(id)?.archivedAt)) {
    const why = await whyOrdersKeep(scope, supplier);
    if (why) waitedFor.set(supplier.id, why);
  }
  return whatIsRefused(rows, list, {
    takingOut: (supplier) =>
      judgeTakingOut(scope, row, (by) => judgeField(supplierPolicy, "archivedAt", held(supplier), by)),
    givingBack: (supplier, before) => {
      const both = { asIs: held(supplier), inUse: held({ ...supplier, archivedAt: null }) };
      return (
        judgeGivingBack(scope, supplierPolicy, both, { now: supplier, before }) ?? waitedFor.get(supplier.id) ?? null
      );
    },
  });
}

async function takeBackContacts(
  { tx, vesselId }: VesselScope,
  written: readonly WrittenRow[],
  isKept: (id: string) => boolean,
): Promise<void> {
  const ids = idsOf(written, "supplier_contact", "create");
  const owners = await suppliersOfContacts(tx, vesselId, ids);
  await deleteContacts(
    tx,
    vesselId,
    ids,
    owners.map(({ id }) => id).filter((id) => !isKept(id)),
  );
}

async function giveBack(
  scope: VesselScope,
  { id: importId, fileName }: ImportRow,
  written: readonly WrittenRow[],
  ids: readonly string[],
): Promise<void> {
  const current = await lockSuppliers(scope.tx, scope.vesselId, ids);
  await giveRowsBack(scope, suppliers, importedSupplierFields, current, written);
  const old = new Map(current.map((supplier) => [supplier.id, supplier]));
  const after = await lockSuppliers(scope.tx, scope.vesselId, ids);
  const words = await contactWordsOf(scope.tx, scope.vesselId, ids);
  await recordChanges(
    scope,
    supplierRecord,
    after.map((supplier) => ({
      recordId: supplier.id,
      verb: "updated",
      before: old.get(supplier.id) ?? {},
      after: { ...supplier, contactWords: words.get(supplier.id) ?? "" },
      facts: { name: supplier.name, fileName },
      relatedIds: [importId],
    })),
  );
}
