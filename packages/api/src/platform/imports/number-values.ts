import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { type Cell, cellText } from "./table.ts";

export type DecimalMark = "point" | "comma";

/** `certain` is false when the column's only separators could group thousands or mark decimals. */
export interface DecimalMarkDecision {
  mark: DecimalMark;
  certain: boolean;
  ambiguous: string[];
}

/** Units and words that stand around a figure: "4 380 h", "500 hrs", "every 250". */
const figure = /^[^\d+.,-]*([+-]?\s*[\d.,'’\s]*\d[.,]?)\s*[\p{L}°%./()]*\.?$/u;

export function decideDecimalMark(cells: readonly Cell[]): DecimalMarkDecision {
  const votes = { point: 0, comma: 0 };
  const ambiguous = new Map<string, DecimalMark>();
  for (const cell of cells) {
    if (typeof cell !== "string") continue;
    const digits = digitsOf(cell);
    const evidence = digits === undefined ? undefined : markIn(digits);
    if (evidence?.certain) votes[evidence.mark] += 1;
    else if (evidence) ambiguous.set(cell.trim(), evidence.mark);
  }
  const decided = votes.point + votes.comma > 0;
  const [guess] = ambiguous.values();
  return {
    mark: decided ? (votes.comma > votes.point ? "comma" : "point") : (guess ?? "point"),
    certain: decided ? votes.point === 0 || votes.comma === 0 : ambiguous.size === 0,
    ambiguous: [...ambiguous.keys()].slice(0, 5),
  };
}

/** A lone separator before exactly three digits is taken to group thousands, since running hours are not kept to three decimals. */
function markIn(digits: string): { mark: DecimalMark; certain: boolean } | undefined {
  const comma = digits.lastIndexOf(",");
  const point = digits.lastIndexOf(".");
  if (comma < 0 && point < 0) return undefined;
  if (comma >= 0 && point >= 0) return { mark: comma > point ? "comma" : "point", certain: true };
  const [own, other]: [DecimalMark, DecimalMark] = comma >= 0 ? ["comma", "point"] : ["point", "comma"];
  const groups = digits.replace(/^[+-]/, "").split(/[.,]/);
  if (groups.length > 2) return { mark: other, certain: true };
  const [whole = "", fraction = ""] = groups;
  const couldGroup = fraction.length === 3 && whole.length <= 3 && /^[1-9]/.test(whole);
  return couldGroup ? { mark: other, certain: false } : { mark: own, certain: true };
}

/** The figure without its unit and blanks, separators kept; undefined when the text holds no single figure. */
function digitsOf(text: string): string | undefined {
  const match = figure.exec(text.trim());
  return match?.[1]?.replace(/[\s'’]/g, "").replace(/[.,]$/, "");
}

export function readDecimal(cell: Cell, mark: DecimalMark): Reading<number> {
  if (typeof cell === "number") return Number.isFinite(cell) ? read(cell) : blank;
  if (cell instanceof Date || typeof cell === "boolean")
    return unreadable("imports:cellNotANumber", { text: cellText(cell) });
  const text = cellText(cell);
  if (meansNothing(text)) return blank;
  const digits = digitsOf(text);
  const value = digits === undefined ? undefined : figureOf(digits, mark);
  return value === undefined ? unreadable("imports:cellNotANumber", { text }) : read(value);
}

function figureOf(digits: string, mark: DecimalMark): number | undefined {
  const [decimal, group] = mark === "comma" ? [",", "."] : [".", ","];
  const [whole = "", fraction, ...rest] = digits.split(decimal);
  if (rest.length > 0 || fraction?.includes(group)) return undefined;
  const [head = "", ...groups] = whole.replace(/^[+-]/, "").split(group);
  const grouped = groups.length > 0;
  if (grouped && (head.length === 0 || head.length > 3 || groups.some((part) => part.length !== 3))) return undefined;
  const value = Number(
    `${digits.startsWith("-") ? "-" : ""}${head}${groups.join("")}${fraction ? `.${fraction}` : ""}`,
  );
  return Number.isFinite(value) ? value : undefined;
}
