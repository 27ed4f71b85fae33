import { can } from "@ymp/core/access/resolve-access";
import { firstOf } from "@ymp/core/bounded";
import { todayIn } from "@ymp/core/calendar-date";
import type { Message } from "@ymp/core/errors";
import { heldSupplier, supplierPolicy } from "@ymp/core/orders/supplier-fields";
import type { VesselScope } from "../../context.ts";
import { bounded } from "../../kit/bounded.ts";
import { fieldsFor } from "../../kit/field-editing.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { byKey } from "./by-key.ts";
import { documentsOf } from "./documents.service.ts";
import { countForSummary, listFacets } from "./facets.repository.ts";
import { listFormerIds } from "./merging.repository.ts";
import { listItemsOf, listMachinesOf, listOrdersOf, listPurchases } from "./purchases.repository.ts";
import { averageOf, boughtParts, leadTimesOf, withoutTakenBack } from "./purchases.rules.ts";
import { listSpend } from "./spend.repository.ts";
import { noSpend, spendByYear, spendOf } from "./spend.rules.ts";
import { seesOrders, whyOrdersKeep } from "./supplier-editing.service.ts";
import type { SupplierRow } from "./suppliers.record.ts";
import { findSupplier, listContacts } from "./suppliers.repository.ts";
import type { ListSuppliersInput } from "./suppliers.schema.ts";
import { getSupplier } from "./suppliers.service.ts";
import { countSuppliers, listSuppliers, marksOf, noSupplierMarks } from "./suppliers-list.repository.ts";

export const shipsToday = ({ vessel, now }: VesselScope) => todayIn(vessel.timeZone, now);
const thisYear = (scope: VesselScope) => Number(shipsToday(scope).slice(0, 4));

export async function findSupplierPage(scope: VesselScope, input: ListSuppliersInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const found = foundBy(scope.access, input.search, "supplier");
  const list = { vesselId: scope.vesselId, today: shipsToday(scope), found };
  const [page, total] = await Promise.all([
    listSuppliers(scope.tx, list, input),
    input.cursor ? null : countSuppliers(scope.tx, list, input),
  ]);
  return {
    rows: await withMarks(scope, page.rows),
    nextCursor: page.nextCursor,
    /** Counted with the first page only; up to one above `countedUpTo`, which then means "more". */
    total,
  };
}

type Row = Awaited<ReturnType<typeof listSuppliers>>["rows"][number];

export async function withMarks(scope: VesselScope, rows: readonly Row[]) {
  const { tx, vesselId, vessel } = scope;
  const ids = rows.map(({ id }) => id);
  const [marks, spent] = await Promise.all([
    marksOf(tx, vesselId, shipsToday(scope), ids),
    seesOrders(scope) && ids.length > 0
      ? listSpend(tx, vesselId, vessel.timeZone, { supplierIds: ids, year: thisYear(scope) })
      : [],
  ]);
  const bySupplier = byKey(spent, ({ supplierId }) => supplierId);
  return rows.map(({ vesselId: _, importId: __, ...row }) => {
    const groups = bySupplier.get(row.id);
    const spendThisYear = groups ? spendOf(groups, vessel.currency) : noSpend;
    return { ...row, ...(marks.get(row.id) ?? noSupplierMarks), spendThisYear };
  });
}

/** The figures above the list, and the words its filters offer. */
export async function supplierSummary(scope: VesselScope) {
  const nothing = { total: 0, openOrders: 0, expiredDocuments: 0, expiringDocuments: 0 };
  const noFacets = { categories: [], operatingIn: [], countries: [] };
  const year = thisYear(scope);
  if (scope.access.seesOnlyShared) return { ...nothing, ...noFacets, year, spend: null };
  const { tx, vesselId, vessel } = scope;
  const [counts, facets, spent] = await Promise.all([
    countForSummary(tx, vesselId, shipsToday(scope)),
    listFacets(tx, vesselId),
    seesOrders(scope) ? listSpend(tx, vesselId, vessel.timeZone, { year }) : null,
  ]);
  const spend = spent && spendOf(spent, vessel.currency);
  return { ...counts, ...facets, year, spend };
}

/** The record with its people and papers; one that was merged says what it became. */
export async function readSupplier(scope: VesselScope, id: string) {
  const { vesselId: _, importId: __, ...supplier } = await getSupplier(scope, id);
  const [contacts, documents, became, kept] = await Promise.all([
    listContacts(scope.tx, scope.vesselId, id),
    documentsOf(scope, id),
    supplier.mergedIntoId ? findSupplier(scope.tx, scope.vesselId, supplier.mergedIntoId) : undefined,
    whyOrdersKeep(scope, supplier),
  ]);
  return {
    ...supplier,
    contacts,
    documents,
    mergedInto: became ? { id: became.id, name: became.name } : null,
    can: abilitiesOn(scope, supplier, supplier.archivedAt ? null : kept),
  };
}

function abilitiesOn(
  scope: VesselScope,
  supplier: Pick<SupplierRow, "archivedAt" | "createdBy" | "mergedIntoId">,
  whyKept: Message | null,
) {
  const mayEdit = can(scope.access, "supplier:edit") && !supplier.mergedIntoId;
  const fields = mayEdit ? fieldsFor(scope, supplierPolicy, heldSupplier(supplier, whyKept !== null)) : [];
  const isLive = supplier.archivedAt === null;
  return {
    fields,
    edit: mayEdit && isLive,
    archive: fields.includes("archivedAt") && isLive,
    /** What stands in the way of archiving, no matter who asks. */
    whyKept,
    restore: fields.includes("archivedAt") && !isLive,
    seeOrders: seesOrders(scope),
  };
}

const partsShown = 300;

/** What they deliver, the last bought first: last price, what it cost before, and how long it took. */
export async function supplierParts(scope: VesselScope, id: string) {
  await getSupplier(scope, id);
  if (!seesOrders(scope)) return { parts: [], hasMore: false, leadTimeDays: null };
  const { tx, vesselId, vessel } = scope;
  const [lines, items] = await Promise.all([
    listPurchases(tx, vesselId, id, vessel.timeZone),
    listItemsOf(tx, vesselId, id),
  ]);
  const purchases = withoutTakenBack(lines);
  const days = leadTimesOf(purchases);
  const { rows: parts, hasMore } = firstOf(boughtParts(purchases, items), partsShown);
  return {
    parts,
    hasMore,
    /** Over all deliveries; null while none tells. */
    leadTimeDays: days.length > 0 ? averageOf(days) : null,
  };
}

export async function supplierMachines(scope: VesselScope, id: string) {
  await getSupplier(scope, id);
  return can(scope.access, "equipmentspage:view") ? listMachinesOf(scope.tx, scope.vesselId, id) : [];
}

const ordersShown = 200;

export async function supplierOrders(scope: VesselScope, id: string) {
  await getSupplier(scope, id);
  if (!seesOrders(scope)) return { rows: [], hasMore: false };
  return bounded(listOrdersOf(scope.tx, scope.vesselId, id), ordersShown);
}

export async function supplierSpend(scope: VesselScope, id: string) {
  await getSupplier(scope, id);
  const { tx, vesselId, vessel } = scope;
  const spent = seesOrders(scope) ? await listSpend(tx, vesselId, vessel.timeZone, { supplierIds: [id] }) : [];
  return { vesselCurrency: vessel.currency, years: spendByYear(spent, vessel.currency) };
}

/** What happened to the record, and to those that were merged into it. */
export async function supplierHistory(
  scope: VesselScope,
  input: { id: string; cursor?: string | null | undefined; limit: number },
) {
  await getSupplier(scope, input.id);
  const formerIds = await listFormerIds(scope.tx, scope.vesselId, input.id);
  const record = { kind: "supplier", id: input.id, formerIds, isAlone: !seesOrders(scope) } as const;
  return listHistory(scope.tx, scope.vesselId, record, { cursor: input.cursor ?? null, limit: input.limit });
}
