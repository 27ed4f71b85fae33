import { isInWholeSteps } from "@ymp/core/units";
import { longestOf } from "./import-target.ts";
import { answerIn, errorAt, numberIn, textIn } from "./imported-row.ts";
import { type InventoryFieldName, inventoryTarget } from "./inventory-fields.ts";
import { type RecordRules, withoutNulls } from "./plan-records.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";
import { agree } from "./record-finder.ts";
import { stockUnitOf } from "./stock-unit-values.ts";

export type InventoryRow = ImportedRow<InventoryFieldName>;

/** What a file can say about an item itself; `price` in units of its currency. */
export interface ItemParticulars {
  name: string;
  partNo: string | null;
  manufacturer: string | null;
  modelNo: string | null;
  barcode: string | null;
  category: string | null;
  subCategory: string | null;
  unit: string;
  purchaseUnit: string | null;
  packSize: number | null;
  minQuantity: number | null;
  maxQuantity: number | null;
  price: number | null;
  currency: string | null;
  supplier: string | null;
  isCritical: boolean;
  isPrivate: boolean;
  description: string | null;
}

/** What a row says lies where. */
export interface StockLine {
  /** Null: the row names no place. */
  location: string | null;
  box: string | null;
  shelf: string | null;
  /** Null: the row gives no figure. */
  quantity: number | null;
  lotNumber: string | null;
  expiresOn: string | null;
}

export function stockLineOf(row: InventoryRow): StockLine {
  return {
    location: textIn(row, "location"),
    box: textIn(row, "box"),
    shelf: textIn(row, "shelf"),
    quantity: numberIn(row, "quantity"),
    lotNumber: textIn(row, "lotNumber"),
    expiresOn: textIn(row, "expiresOn"),
  };
}

/** Part number with its maker first, then the barcode, then the name where nothing contradicts it. */
export const itemRules: RecordRules<InventoryFieldName, ItemParticulars> = {
  keys: [
    {
      by: "partNo",
      wordOf: ({ partNo }) => partNo,
      agree: (one, other) => agree(one.manufacturer, other.manufacturer),
    },
    { by: "barcode", wordOf: ({ barcode }) => barcode, agree: (one, other) => agree(one.partNo, other.partNo) },
    {
      by: "name",
      wordOf: ({ name }) => name,
      agree: (one, other) =>
        agree(one.partNo, other.partNo) &&
        agree(one.barcode, other.barcode) &&
        agree(one.manufacturer, other.manufacturer) &&
        agree(one.modelNo, other.modelNo),
    },
  ],
  named: "name",
  longestRemarks: longestOf(inventoryTarget, "remarks"),
  labelOf: ({ name }) => name ?? "",
  valuesOf: (row) =>
    withoutNulls({
      name: textIn(row, "name"),
      partNo: textIn(row, "partNo"),
      manufacturer: textIn(row, "manufacturer"),
      modelNo: textIn(row, "modelNo"),
      barcode: textIn(row, "barcode"),
      category: textIn(row, "category"),
      subCategory: textIn(row, "subCategory"),
      unit: stockUnitOf(textIn(row, "unit")),
      purchaseUnit: textIn(row, "purchaseUnit"),
      packSize: numberIn(row, "packSize"),
      minQuantity: numberIn(row, "minQuantity"),
      maxQuantity: numberIn(row, "maxQuantity"),
      price: numberIn(row, "price"),
      currency: textIn(row, "currency"),
      supplier: textIn(row, "supplier"),
      isCritical: answerIn(row, "critical"),
      isPrivate: answerIn(row, "private"),
      description: textIn(row, "remarks"),
    }),
  problemsOf: (_row, { minQuantity, maxQuantity }) =>
    minQuantity != null && maxQuantity != null && minQuantity > maxQuantity
      ? [errorAt("maxQuantity", "imports:rowMaxBelowMin", { minimum: minQuantity, maximum: maxQuantity })]
      : [],
  problemsOnBoard: (row, { unit = "pcs" }) => wholeSteps(row, unit),
};

/** As where stock is taken and counted by hand. */
function wholeSteps(row: InventoryRow, unit: string): Problem[] {
  const quantity = numberIn(row, "quantity");
  return quantity === null || isInWholeSteps(quantity, unit)
    ? []
    : [errorAt("quantity", "imports:rowUnitSteps", { quantity, unit })];
}
