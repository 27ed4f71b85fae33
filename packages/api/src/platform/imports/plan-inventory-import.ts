import { sumQuantities } from "@ymp/core/units";
import { identity } from "./comparable.ts";
import { warningAt } from "./imported-row.ts";
import { atOnce, type InPieces, mapped } from "./in-pieces.ts";
import { type InventoryRow, type ItemParticulars, itemRules, type StockLine, stockLineOf } from "./inventory-rows.ts";
import { type KnownRecord, type PlannedRecord, planRecords, type RecordsPlan, summed } from "./plan-records.ts";
import type { Problem } from "./reading.ts";

/** A place that the ledger speaks of, with what lies there by now. */
export interface KnownStock {
  location: string;
  lotNumber: string | null;
  expiresOn: string | null;
  onHand: number;
}

export interface KnownItem extends KnownRecord<ItemParticulars> {
  stock: readonly KnownStock[];
  /** Places the item has, whether something lies there or not. */
  places: readonly string[];
}

export interface PlannedItem extends PlannedRecord<ItemParticulars> {
  values: Partial<ItemParticulars> & Partial<StockLine>;
  /** What is put in the books: a place of its own, and what lies there. */
  stock?: StockLine;
}

/** Rows of one item at one place and of one lot. */
interface Heap {
  total: number;
  isTold: boolean;
}

/**
 * What importing the rows would do. An item may stand in several rows, once for each place or lot. Stock is opened where the
 * books know of none; where they do, they count, and a difference is told.
 */
export function* planningInventory(
  rows: readonly InventoryRow[],
  known: readonly KnownItem[],
): InPieces<RecordsPlan<PlannedItem>> {
  const items = new Map(known.map((item) => [item.id, item]));
  const records = yield* planRecords(rows, known, itemRules);
  const lines = yield* mapped(rows, stockLineOf);
  const heaps = yield* heapsOf(records, lines);
  return summed(
    yield* mapped(records, (record, index) => {
      const line = lines[index];
      if (!line || record.action === "error") return record;
      const item = items.get(record.matchedId ?? "");
      const heap = heaps.get(heapOf(record, line));
      return withStock(record, line, stockOf(record, line, { item, heap }));
    }),
  );
}

/** The same in one go. */
export const planInventoryImport = (...given: Parameters<typeof planningInventory>) =>
  atOnce(planningInventory(...given));

const heapOf = ({ matchedId, sameAs, sourceRow }: PlannedRecord<ItemParticulars>, line: StockLine) =>
  JSON.stringify([
    matchedId ?? sameAs ?? sourceRow,
    identity(line.location ?? ""),
    line.lotNumber && identity(line.lotNumber),
    line.expiresOn,
  ]);

function* heapsOf(
  records: readonly PlannedRecord<ItemParticulars>[],
  lines: readonly StockLine[],
): InPieces<ReadonlyMap<string, Heap>> {
  const heaps = new Map<string, Heap>();
  for (const [index, record] of records.entries()) {
    yield;
    const line = lines[index];
    if (!line || record.action === "error") continue;
    const key = heapOf(record, line);
    const total = sumQuantities([heaps.get(key)?.total ?? 0, line.quantity ?? 0]);
    heaps.set(key, { total, isTold: false });
  }
  return heaps;
}

interface Verdict {
  isOpened: boolean;
  problems: Problem[];
}

function stockOf(
  record: PlannedRecord<ItemParticulars>,
  line: StockLine,
  { item, heap }: { item: KnownItem | undefined; heap: Heap | undefined },
): Verdict {
  const isSaid = line.quantity !== null || line.location !== null;
  const placeless = line.location === null && (line.quantity ?? 0) > 0;
  const opened = {
    isOpened: isSaid && (line.location !== null || placeless),
    problems: placeless ? [warningAt("location", "imports:rowNoPlace")] : [],
  };
  if (!item) return opened;
  const books = item.stock.filter((place) => isThere(place, line));
  const current = sumQuantities(books.map(({ onHand }) => onHand));
  const isKnown = books.length > 0 && !(record.isRestored && current === 0);
  if (!isKnown && line.quantity) return opened;
  if (!isKnown) {
    const hasPlace = item.places.some((place) => identity(place) === identity(line.location ?? ""));
    return { isOpened: line.location !== null && !hasPlace, problems: [] };
  }
  const differs = line.quantity !== null && heap && heap.total !== current && !heap.isTold;
  if (!differs) return { isOpened: false, problems: [] };
  heap.isTold = true;
  const params = { given: heap.total, current };
  return { isOpened: false, problems: [warningAt("quantity", "imports:rowStockDiffers", params)] };
}

/** A row without place or lot speaks of all of them. */
function isThere(place: KnownStock, line: StockLine): boolean {
  const sameLot = line.lotNumber === null || identity(place.lotNumber ?? "") === identity(line.lotNumber);
  const sameExpiry = line.expiresOn === null || place.expiresOn === line.expiresOn;
  return (line.location === null || identity(place.location) === identity(line.location)) && sameLot && sameExpiry;
}

function withStock(record: PlannedRecord<ItemParticulars>, line: StockLine, verdict: Verdict): PlannedItem {
  const problems = [...record.problems, ...verdict.problems];
  if (!verdict.isOpened) {
    const isEmpty = record.sameAs !== undefined && verdict.problems.length === 0;
    const same = isEmpty ? [warningAt("name", "imports:rowSameAs", { row: record.sameAs ?? 0 })] : [];
    return { ...record, problems: [...problems, ...same] };
  }
  const action = record.action === "create" ? "create" : "update";
  return {
    ...record,
    action,
    problems,
    values: { ...line, ...record.values },
    stock: line,
  };
}
