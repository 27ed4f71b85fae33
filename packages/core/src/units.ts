import { decimalText, parseDecimalText } from "./decimal-text.ts";

/** Units that stock is kept in, with the decimals that can be told apart in practice. */
export const stockUnits = { pcs: 0, l: 1, kg: 1, m: 2 } as const;
export type StockUnit = keyof typeof stockUnits;

export const counterKinds = ["hours", "starts", "cycles", "km", "litres"] as const;
export type CounterKind = (typeof counterKinds)[number];

/** Running hours as integer tenths: "4,380.5" and "4380,5" are 43805. Null when the text is no such figure. */
export function parseTenths(text: string): number | null {
  return parseDecimalText(text, 1);
}

export function tenthsText(tenths: number): string {
  return decimalText(tenths, 1);
}

/** Whole steps of the unit's last decimal: 2.5 l is 25, 2 pcs is 2. Null when the unit cannot be divided so finely. */
export function parseQuantity(text: string, unit: StockUnit): number | null {
  return parseDecimalText(text, stockUnits[unit]);
}

export function quantityText(quantity: number, unit: StockUnit): string {
  return decimalText(quantity, stockUnits[unit]);
}
