import { thousandthsOf } from "./units.ts";

/** Finer than the stores keep, and not what becomes of a figure in calculation: 0.1 + 0.2 is 0.3, and 0.0000001 is not nothing. */
export function hasThreeDecimals(quantity: number): boolean {
  const thousandths = thousandthsOf(quantity);
  return Math.abs(thousandths / 1000 - quantity) < 1e-9 && (thousandths !== 0 || quantity === 0);
}
