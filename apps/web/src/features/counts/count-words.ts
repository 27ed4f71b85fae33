import { type DecimalMark, parseDecimalText } from "@ymp/core/decimal-text";
import { parseQuantity, type StockUnit, stockUnits } from "@ymp/core/units";
import { useCallback } from "react";
import { useFormats } from "../../lib/use-formats.ts";
import type { CountLine } from "./counts.queries.ts";

const unitNamed = (unit: string): StockUnit | undefined =>
  Object.keys(stockUnits).find((name): name is StockUnit => name === unit);

/** What was typed as a quantity of the unit; null while it is none. */
export function readQuantity(text: string, unit: string, mark: DecimalMark): number | null {
  const known = unitNamed(unit);
  if (known) return parseQuantity(text, known, mark);
  const steps = parseDecimalText(text, 3, mark);
  return steps === null || steps < 0 ? null : steps / 1000;
}

/** A difference carries its sign: "+2", "−3". */
export function useSigned(): (quantity: number) => string {
  const formats = useFormats();
  return useCallback(
    (quantity) => (quantity > 0 ? `+${formats.quantity(quantity)}` : formats.quantity(quantity).replace("-", "−")),
    [formats],
  );
}

/** "B3 / 2", with the place before it where the count has several. */
export function binText({ location, box, shelf }: Pick<CountLine, "location" | "box" | "shelf">, isOnePlace: boolean) {
  return [isOnePlace ? null : location, box, shelf].filter(Boolean).join(" / ");
}
