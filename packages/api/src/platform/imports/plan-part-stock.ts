import { identity } from "./comparable.ts";
import { hasError, numberIn, textIn, warningAt } from "./imported-row.ts";
import type { InPieces } from "./in-pieces.ts";
import type { InventoryFieldName } from "./inventory-fields.ts";
import { type KnownItem, type PlannedItem, planningInventory } from "./plan-inventory-import.ts";
import type { PartRow, PlannedPart } from "./plan-parts-import.ts";
import type { RecordsPlan } from "./plan-records.ts";
import type { FieldValue } from "./values.ts";

/** What a parts list says of the stores, under the names that a stock list has for it. */
const stockFields = [
  ["onBoard", "quantity"],
  ["minQuantity", "minQuantity"],
  ["location", "location"],
  ["price", "price"],
  ["currency", "currency"],
] as const;

export interface StoresOnBoard {
  items: readonly KnownItem[];
  machineNames: ReadonlyMap<string, string>;
  /** The item that a part on board stands for. */
  itemOfPart: ReadonlyMap<string, string | null>;
}

export interface PartStock {
  items: RecordsPlan<PlannedItem>;
  /** By row of the file. */
  itemRows: ReadonlyMap<number, PlannedItem>;
}

export const saysStock = (row: PartRow): boolean =>
  numberIn(row, "onBoard") !== null || stockFields.some(([name]) => row.values.get(name) != null);

/** What the stock columns of a parts list do to the stores. The stock of a part that several machines share is counted once. */
export function* planPartStock(
  rows: readonly PartRow[],
  parts: readonly PlannedPart[],
  stores: StoresOnBoard,
): InPieces<PartStock> {
  const told = new Map<string, number>();
  const itemRows = rows.flatMap((row, index) => {
    const part = parts[index];
    if (!part || part.action === "error" || !saysStock(row)) return [];
    const values = itemValues(row, part, stores);
    const key = JSON.stringify([...values].map(([name, value]) => [name, identity(String(value))]));
    const first = told.get(key);
    if (first === undefined) told.set(key, row.sourceRow);
    else values.delete("quantity");
    const repeated = first === undefined ? [] : [warningAt("onBoard", "imports:rowStockTold", { row: first })];
    return [{ sourceRow: row.sourceRow, values, problems: repeated }];
  });
  const items = yield* planningInventory(itemRows, stores.items);
  return { items, itemRows: new Map(items.rows.map((item) => [item.sourceRow, item])) };
}

/** A part without a number is an item of its machine; the same word on another machine is another thing. */
function itemValues(row: PartRow, part: PlannedPart, stores: StoresOnBoard): Map<InventoryFieldName, FieldValue> {
  const linked = stores.items.find(({ id }) => id === stores.itemOfPart.get(part.matchedId ?? ""))?.values;
  const partNo = linked ? linked.partNo : (part.given.partNo ?? null);
  const machine = stores.machineNames.get(part.given.equipmentId ?? "");
  const ownName = partNo || !machine ? part.label : `${part.label}, ${machine}`;
  const values = new Map<InventoryFieldName, FieldValue>([["name", linked?.name ?? ownName]]);
  if (partNo) values.set("partNo", partNo);
  const unit = textIn(row, "unit");
  if (unit && !linked) values.set("unit", unit);
  for (const [name, itemField] of stockFields) {
    const value = row.values.get(name);
    if (value != null) values.set(itemField, value);
  }
  return values;
}

/** The part with what its row does to the stores. */
export function withStock(part: PlannedPart, item: PlannedItem | undefined): PlannedPart {
  if (!item || part.action === "error") return part;
  const problems = [...part.problems, ...item.problems];
  if (hasError(item.problems)) return { ...part, action: "error", problems };
  const { name: _n, partNo: _p, unit: _u, quantity, ...shown } = item.values;
  const isStored = item.action !== "skip";
  return {
    ...part,
    problems,
    action: part.action === "skip" && isStored ? "update" : part.action,
    ...(isStored ? { shown: { ...part.shown, ...shown, ...(quantity == null ? {} : { onBoard: quantity }) } } : {}),
  };
}
