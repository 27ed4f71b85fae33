import { type DecimalMark, decimalText, parseDecimalText } from "./decimal-text.ts";

/** Units that stock is kept in, with the decimals that matter in practice. */
export const stockUnits = { pcs: 0, l: 1, kg: 1, m: 2 } as const;
export type StockUnit = keyof typeof stockUnits;

export const counterKinds = ["hours", "starts", "cycles", "km", "litres"] as const;
export type CounterKind = (typeof counterKinds)[number];

/** Running hours as integer tenths: "4,380.5" and "4380,5" are 43805. Null when the text is no such figure. */
export function parseTenths(text: string, mark?: DecimalMark): number | null {
  return parseDecimalText(text, 1, mark);
}

export function tenthsText(tenths: number): string {
  return decimalText(tenths, 1);
}

/** The number of decimals of a quantity in this unit; three for custom units. */
export function quantityDecimals(unit: string): number {
  return Object.entries(stockUnits).find(([known]) => known === unit)?.[1] ?? 3;
}

/** The step of the plus and minus buttons: the smallest step of a measure, one for counted and custom units. */
export function quantityStep(unit: string): number {
  return Object.hasOwn(stockUnits, unit) ? 1 / 10 ** quantityDecimals(unit) : 1;
}

/** Half a filter does not exist: what is kept in pieces is planned, moved and counted in whole ones, litres in tenths. */
export function isInWholeSteps(quantity: number, unit: string): boolean {
  const steps = quantity * 10 ** quantityDecimals(unit);
  const whole = Math.round(steps);
  return Math.abs(steps - whole) <= 1e-6 && (whole !== 0 || quantity === 0);
}

/** The quantity in its unit: "2,5" l is 2.5. Null when there is less than nothing, or the unit cannot be divided so finely. */
export function parseQuantity(text: string, unit: string, mark?: DecimalMark): number | null {
  const decimals = quantityDecimals(unit);
  const steps = parseDecimalText(text, decimals, mark);
  return steps === null || steps < 0 ? null : steps / 10 ** decimals;
}

/** With all decimals of the unit, for input fields and files. */
export function quantityText(quantity: number, unit: StockUnit): string {
  return decimalText(Math.round(quantity * 10 ** stockUnits[unit]), stockUnits[unit]);
}

/** Quantities have at most three decimals; calculation is done on whole thousandths so that 0.1 + 0.2 is 0.3. */
export function thousandthsOf(quantity: number): number {
  return Math.round(quantity * 1000);
}

export function sumQuantities(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + thousandthsOf(quantity), 0) / 1000;
}
