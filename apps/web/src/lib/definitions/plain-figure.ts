import { type DecimalMark, decimalText, parseDecimalText } from "@ymp/core/decimal-text";

const mostDecimals = 6;

/**
 * A typed figure in its plain form, with the decimals that were typed: "2,50" of anyone who writes a comma is "2.50". Null for what cannot be
 * read. More decimals than are asked for stay: anyone who judges the entry says so.
 */
export function plainFigure(typed: string, decimals: number, mark: DecimalMark): string | null {
  const readable = [decimals, mostDecimals].find((places) => parseDecimalText(typed, places, mark) !== null);
  if (readable === undefined) return null;
  const places = decimalsTyped(typed, readable, mark);
  const steps = parseDecimalText(typed, places, mark);
  return steps === null ? null : decimalText(steps, places);
}

/** How many digits follow the decimal mark; a mark that groups thousands is none. */
function decimalsTyped(typed: string, most: number, mark: DecimalMark): number {
  const [, before = "", after = ""] = /^(.*)[.,](\d*)\s*$/.exec(typed) ?? [];
  const whole = decimalText(parseDecimalText(typed, most, mark) ?? 0, most).split(".")[0] ?? "";
  const isDecimal = Number(before.replace(/\D/g, "")) === Number(whole.replace("-", ""));
  return isDecimal ? after.length : 0;
}
