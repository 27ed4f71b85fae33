import { can } from "@ymp/core/access/resolve-access";
import { hasOwnCost, heldMove, movePolicy } from "@ymp/core/maintenance/item-fields";
import type { VesselScope } from "../../context.ts";
import { editorOf, fieldsFor } from "../../kit/field-editing.ts";
import { listHistory } from "../../platform/changes/history.repository.ts";
import { foundBy } from "../../platform/search/search.repository.ts";
import { jobNumberText } from "../jobs/jobs.record.ts";
import { expiryOn } from "./expiry.rules.ts";
import type { ItemPageInput, ListItemsInput } from "./inventory.schema.ts";
import { dayOnBoard, getStockItem } from "./inventory-scope.ts";
import {
  findItem,
  itemsByCode,
  listCategories,
  openOrdersOf,
  pricesPaid,
  supplierName,
  usesOfItem,
} from "./items.repository.ts";
import { abilitiesOn, itemIdIn } from "./items.rules.ts";
import { countItems, listItems } from "./items-list.repository.ts";
import { itemLevel } from "./levels.rules.ts";
import { levelsOf } from "./levels.service.ts";
import { costHistories, listMoves } from "./moves.repository.ts";
import { accountName } from "./owners.repository.ts";
import { placesOf } from "./places.repository.ts";
import { stockPlaces } from "./stock.service.ts";
import { costOf } from "./valuation.service.ts";

export async function findItemsPage(scope: VesselScope, input: ListItemsInput) {
  if (scope.access.seesOnlyShared) return { rows: [], nextCursor: null, total: 0 };
  const { tx, vesselId } = scope;
  const today = dayOnBoard(scope);
  const found = foundBy(scope.access, input.search, "item");
  const [{ rows, nextCursor }, total] = await Promise.all([
    listItems(tx, vesselId, today, input, found),
    input.cursor ? null : countItems(tx, vesselId, today, input, found),
  ]);
  return { rows: rows.map((row) => presentRow(row, today)), nextCursor, total };
}

export type ListedItem = Awaited<ReturnType<typeof listItems>>["rows"][number];

export function presentRow(row: ListedItem, today: ReturnType<typeof dayOnBoard>) {
  const { nextExpiry, asked: _, usable: __, onOrder: ___, reserved: ____, ...rest } = row;
  return { ...rest, level: itemLevel(row), expiry: expiryOn(nextExpiry, today) };
}
export type PresentedItem = ReturnType<typeof presentRow>;

const pricesShown = 50;

/** Everything about one item but its ledger and its lots, which are read apart. */
export async function getItem(scope: VesselScope, id: string) {
  const { tx, vesselId } = scope;
  const item = await getStockItem(scope, id);
  const [levels, places, uses, orders, prices, [history], supplier, owner] = await Promise.all([
    levelsOf(scope, [id]),
    placesOf(tx, vesselId, id),
    usesOfItem(tx, vesselId, id),
    openOrdersOf(tx, vesselId, id),
    pricesPaid(tx, vesselId, id, pricesShown),
    costHistories(tx, vesselId, [id]),
    item.supplierId ? supplierName(tx, vesselId, item.supplierId) : null,
    item.ownerUserId ? accountName(tx, item.ownerUserId) : null,
  ]);
  const { vesselId: _, importId: __, ...particulars } = item;
  return {
    ...particulars,
    level: levels.get(id) ?? null,
    places,
    machines: uses.machines,
    plans: uses.plans,
    jobs: uses.jobs.map((job) => ({ ...job, numberText: jobNumberText(job) })),
    orders: orders.map((order) => ({ ...order, numberText: orderNumberText(order) })),
    hasMorePrices: prices.hasMore,
    prices: prices.rows.map(({ at, order_number: number, order_year: year, ...price }) => ({
      ...price,
      at: new Date(at),
      numberText: number !== null && year !== null ? orderNumberText({ number, year }) : null,
    })),
    averageCost: costOf(scope, item, history),
    supplierName: supplier ?? null,
    ownerName: owner ?? null,
    can: abilitiesOn(item, scope.access, editorOf(scope)),
  };
}

const orderNumberText = ({ number, year }: { number: number; year: number }) =>
  `PO-${year}-${String(number).padStart(4, "0")}`;

export async function itemMoves(scope: VesselScope, input: ItemPageInput) {
  const item = await getStockItem(scope, input.itemId);
  const { rows, nextCursor } = await listMoves(scope.tx, scope.vesselId, input);
  const mayEdit = can(scope.access, "inventory:edit");
  return {
    unit: item.unit,
    rows: rows.map(
      ({ at, key: _, by_id: createdBy, job_number: number, job_year: year, order_number, order_year, ...row }) => ({
        ...row,
        at: new Date(at),
        can: mayEdit ? abilitiesOnMove(scope, row, createdBy) : { undo: false, correctCost: false },
        jobNumber: number !== null && year !== null ? jobNumberText({ number, year }) : null,
        orderNumber:
          order_number !== null && order_year !== null
            ? orderNumberText({ number: order_number, year: order_year })
            : null,
      }),
    ),
    nextCursor,
  };
}

type LedgerLine = Awaited<ReturnType<typeof listMoves>>["rows"][number];

function abilitiesOnMove(
  scope: VesselScope,
  move: Pick<LedgerLine, "kind" | "quantity" | "job_id" | "order_id" | "count_id" | "reverses_id" | "is_reversed">,
  createdBy: string | null,
) {
  const isBound = Boolean(move.job_id || move.order_id || move.count_id || move.reverses_id);
  const fields = fieldsFor(scope, movePolicy, heldMove({ createdBy, isBound, isReversed: move.is_reversed }));
  return {
    undo: fields.includes("reversed") && !move.kind.startsWith("transfer") && move.quantity !== 0,
    correctCost: fields.includes("unitCostMinor") && hasOwnCost(move),
  };
}

export async function itemHistory(scope: VesselScope, { itemId, ...page }: ItemPageInput) {
  await getStockItem(scope, itemId);
  return listHistory(scope.tx, scope.vesselId, { kind: "item", id: itemId }, page);
}

/** Categories in use, each with its subcategories. */
export async function categoriesInUse(scope: VesselScope) {
  if (scope.access.seesOnlyShared) return [];
  const rows = await listCategories(scope.tx, scope.vesselId);
  const names = [...new Set(rows.flatMap(({ category }) => (category ? [category] : [])))];
  return names.map((name) => {
    const own = rows.filter(({ category }) => category === name);
    return {
      name,
      count: own.reduce((sum, { count }) => sum + count, 0),
      subCategories: own.flatMap(({ subCategory }) => (subCategory ? [subCategory] : [])),
    };
  });
}

/** The item that a scanned or typed code belongs to; a barcode goes before a part number. */
export async function findByCode(scope: VesselScope, { code }: { code: string }) {
  if (scope.access.seesOnlyShared) return null;
  const { tx, vesselId } = scope;
  const named = itemIdIn(code);
  const matches = named ? [] : await itemsByCode(tx, vesselId, code);
  const id = named ?? (matches.find(({ isBarcode }) => isBarcode) ?? matches[0])?.id;
  const item = id ? await findItem(tx, vesselId, id) : undefined;
  if (!item) return null;
  const [levels, places] = await Promise.all([levelsOf(scope, [item.id]), stockPlaces(scope, [item.id])]);
  return {
    id: item.id,
    name: item.name,
    partNo: item.partNo,
    unit: item.unit,
    hasLots: item.hasLots,
    onHand: levels.get(item.id)?.onHand ?? 0,
    places,
    /** Others carry the same code. */
    others: Math.max(0, matches.length - 1),
  };
}
