import { newId } from "@ymp/core/ids";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import type { VesselScope } from "../../context.ts";
import { insertRows } from "../../kit/insert-rows.ts";
import { expectRow } from "../../kit/rows.ts";
import { stampOf } from "../../kit/stamp.ts";
import { updateRows } from "../../kit/update-rows.ts";
import { recordChanges } from "../../platform/changes/record-change.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import type { RecordsPlan } from "../../platform/imports/plan-records.ts";
import type { PlannedSupplier } from "../../platform/imports/plan-suppliers-import.ts";
import { type SupplierRow, supplierRecord } from "../suppliers/suppliers.record.ts";
import type { Writing } from "./import-kind.ts";
import { contactWordsOf, lockSuppliers } from "./suppliers-on-board.repository.ts";
import { created, updated, type WrittenRecord } from "./written-rows.ts";

/** Fields that an import may change, and so has to be able to give back. */
export const importedSupplierFields = [
  "name",
  "categories",
  "email",
  "phone",
  "streetAddress",
  "postalCode",
  "city",
  "country",
  "website",
  "description",
  "operatingIn",
  "rating",
  "currency",
  "leadTimeDays",
  "accountNumber",
  "paymentTerms",
  "archivedAt",
  "updatedAt",
  "version",
] as const satisfies readonly (keyof SupplierRow)[];

interface Change {
  planned: PlannedSupplier;
  old: SupplierRow | null;
  row: SupplierRow;
}

/** Writes the rows of an address book: suppliers, and the people to ring there. */
export async function writeSuppliers(
  scope: VesselScope,
  plan: RecordsPlan<PlannedSupplier>,
  writing: Writing,
): Promise<WrittenRecord[]> {
  const { tx, vesselId } = scope;
  const rows = plan.rows.filter(({ action }) => action !== "error");
  const idOf = new Map(
    rows.filter(({ sameAs }) => sameAs === undefined).map((row) => [row.sourceRow, row.matchedId ?? newId()]),
  );
  const supplierOf = (row: PlannedSupplier) => expectRow(row.matchedId ?? idOf.get(row.sameAs ?? row.sourceRow));
  const contacts = rows.flatMap((row) =>
    row.contact
      ? [{ ...stampOf(scope, newId()), supplierId: supplierOf(row), ...row.contact, sourceRow: row.sourceRow }]
      : [],
  );
  const changes = await decide(scope, rows, supplierOf, writing.importId);
  await insertRows(
    tx,
    suppliers,
    changes.filter(({ old }) => !old).map(({ row }) => row),
  );
  await updateRows(
    tx,
    suppliers,
    vesselId,
    importedSupplierFields,
    changes.filter(({ old }) => old).map(({ row }) => row),
  );
  await insertRows(
    tx,
    supplierContacts,
    contacts.map(({ sourceRow: _, ...contact }) => contact),
  );
  await tell(scope, changes, writing);
  return [
    ...changes.map(({ planned, old, row }) =>
      old ? updated(planned.sourceRow, "supplier", row, beforeOf(old)) : created(planned.sourceRow, "supplier", row.id),
    ),
    ...contacts.map(({ sourceRow, id }) => created(sourceRow, "supplier_contact", id)),
  ];
}

const beforeOf = (old: SupplierRow) => Object.fromEntries(importedSupplierFields.map((field) => [field, old[field]]));

async function decide(
  scope: VesselScope,
  rows: readonly PlannedSupplier[],
  supplierOf: (row: PlannedSupplier) => string,
  importId: string,
): Promise<Change[]> {
  const own = rows.filter(({ sameAs }) => sameAs === undefined);
  const touched = rows.filter(({ action, matchedId }) => matchedId && action === "update").map(supplierOf);
  const before = new Map(
    (await lockSuppliers(scope.tx, scope.vesselId, [...new Set(touched)])).map((row) => [row.id, row]),
  );
  const deciding = mapped(own, (planned): Change | null => {
    const id = supplierOf(planned);
    const old = before.get(id) ?? null;
    if (!old)
      return planned.action === "create" ? { planned, old, row: newSupplier(scope, planned, id, importId) } : null;
    const row = {
      ...old,
      ...planned.values,
      categories: joined(old.categories, planned.values.categories),
      operatingIn: joined(old.operatingIn, planned.values.operatingIn),
      archivedAt: planned.isRestored ? null : old.archivedAt,
      updatedAt: scope.now,
      version: old.version + 1,
    };
    return { planned, old, row };
  });
  return (await withRoom(deciding)).filter((change) => change !== null);
}

/** What is said of a supplier is added to what was known. */
function joined(held: readonly string[], given: readonly string[] = []): string[] {
  return [...new Map([...given, ...held].map((word) => [word.toLowerCase(), word])).values()];
}

function newSupplier(
  scope: VesselScope,
  { values, label }: PlannedSupplier,
  id: string,
  importId: string,
): SupplierRow {
  return {
    ...stampOf(scope, id),
    version: 1,
    email: null,
    phone: null,
    streetAddress: null,
    postalCode: null,
    city: null,
    country: null,
    website: null,
    description: null,
    rating: null,
    currency: null,
    leadTimeDays: null,
    accountNumber: null,
    paymentTerms: null,
    archivedAt: null,
    mergedIntoId: null,
    ...values,
    name: values.name ?? label,
    categories: [...(values.categories ?? [])],
    operatingIn: [...(values.operatingIn ?? [])],
    importId,
  };
}

async function tell(scope: VesselScope, changes: readonly Change[], { importId, fileName }: Writing): Promise<void> {
  const ids = changes.map(({ row }) => row.id);
  const words = await contactWordsOf(scope.tx, scope.vesselId, ids);
  await recordChanges(
    scope,
    supplierRecord,
    changes.map(({ old, row }) => ({
      recordId: row.id,
      verb: old ? "updated" : "imported",
      before: old ?? {},
      after: { ...row, contactWords: words.get(row.id) ?? "" },
      facts: { name: row.name, fileName },
      relatedIds: [importId],
    })),
  );
}
