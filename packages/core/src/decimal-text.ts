/**
 * Typed decimal figures to whole steps of the last place and back, without floating point:
 * "4,380.5", "4 380,5" and "4'380.5" with one decimal are all 43805.
 */

const groupMarks = /[\s\u00a0\u202f'’]/g;

/** Figures as a keyboard of Chinese or Japanese types them: "２．５" and "２。５" as "2.5". */
export function halfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/、/g, ",")
    .replace(/。/g, ".");
}

export type DecimalMark = "." | ",";

/**
 * Null when the text is no figure or has more decimals than allowed (trailing zeros excepted).
 * @param mark what the writer's language puts before the decimals: where that is the comma, a single one never groups
 */
export function parseDecimalText(text: string, decimals: number, mark: DecimalMark = "."): number | null {
  const parts = splitAtDecimalMark(halfWidth(text).trim().replace(groupMarks, ""), decimals, mark);
  if (!parts) return null;
  const { sign, whole, fraction } = parts;
  const kept = fraction.slice(0, decimals).padEnd(decimals, "0");
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const steps = Number(`${whole || "0"}${kept}`);
  if (!Number.isSafeInteger(steps)) return null;
  return sign === "-" && steps !== 0 ? -steps : steps;
}

/** With a point and all decimals, for machines and input fields; people see the locale's form. */
export function decimalText(steps: number, decimals: number): string {
  const digits = String(Math.abs(steps)).padStart(decimals + 1, "0");
  const sign = steps < 0 ? "-" : "";
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

type DecimalParts = { sign: string; whole: string; fraction: string };

/**
 * With both marks present the last one is the decimal mark. A single mark is decimal too, except before exactly three
 * digits: there a comma groups thousands ("4,380") unless it is the writer's own decimal mark, and what could mean either is refused rather than guessed.
 */
function splitAtDecimalMark(figure: string, decimals: number, own: DecimalMark): DecimalParts | null {
  const match = /^([+-]?)([\d.,]*)$/.exec(figure);
  const body = match?.[2] ?? "";
  if (!/\d/.test(body) || isAmbiguous(body, decimals, own)) return null;
  const sign = match?.[1] ?? "";
  const mark = decimalMarkIn(body, own);
  if (mark === "") return isGrouped(body) ? { sign, whole: body.replace(/[.,]/g, ""), fraction: "" } : null;
  const at = body.lastIndexOf(mark);
  const whole = body.slice(0, at);
  if (whole.includes(mark) || !isGrouped(whole)) return null;
  return { sign, whole: whole.replace(/[.,]/g, ""), fraction: body.slice(at + 1) };
}

/** "1,250" where three decimals are in use, "4.000" where they are not; "1.250" from readers who write decimals with a comma. */
function isAmbiguous(body: string, decimals: number, own: DecimalMark): boolean {
  if (own === ",") return /^[1-9]\d{0,2}\.\d{3}$/.test(body);
  return decimals >= 3 ? /^[1-9]\d{0,2},\d{3}$/.test(body) : /^[1-9]\d{0,2}\.\d{3}$/.test(body);
}

function decimalMarkIn(body: string, own: DecimalMark): DecimalMark | "" {
  const points = body.split(".").length - 1;
  const commas = body.split(",").length - 1;
  if (points > 0 && commas > 0) return body.lastIndexOf(".") > body.lastIndexOf(",") ? "." : ",";
  if (points === 1) return ".";
  return commas === 1 && (own === "," || !/^[1-9]\d{0,2},\d{3}$/.test(body)) ? "," : "";
}

function isGrouped(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}(,\d{3})+$/.test(whole) || /^\d{1,3}(\.\d{3})+$/.test(whole);
}
