import { comparable } from "./comparable.ts";
import { monthNamed } from "./month-names.ts";
import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { type Cell, cellText, dayOf } from "./table.ts";

export type DateOrder = "dayFirst" | "monthFirst";

/** `certain` is false when no date of the column tells the order: then the reader must be asked. `mixed`: the column contradicts itself. */
export interface DateOrderDecision {
  order: DateOrder;
  certain: boolean;
  mixed: boolean;
  /** Texts that both orders would read, for showing with the question. */
  ambiguous: string[];
}

export interface DateReading {
  order: DateOrder;
  /** The day of the import, YYYY-MM-DD: two-digit years reach twenty years beyond it. */
  today: string;
  /** `days`: a number is a day as spreadsheets count them. It is never taken for one unasked. */
  serials: "days" | "none";
}

interface Parts {
  year: number;
  month: number;
  day: number;
}

/** Days 1900-01-01 counted as Excel does, kept to years in which anything on a yacht could be dated. */
const serialRange = { first: 18_264, last: 73_050 } as const;
const excelEpoch = Date.UTC(1899, 11, 30);
const numericDate = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;

export function decideDateOrder(cells: readonly Cell[]): DateOrderDecision {
  let dayFirst = 0;
  let monthFirst = 0;
  const ambiguous = new Set<string>();
  for (const cell of cells) {
    const match = typeof cell === "string" ? numericDate.exec(withoutTime(cell)) : null;
    if (!match) continue;
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12 && second <= 12) dayFirst += 1;
    else if (second > 12 && first <= 12) monthFirst += 1;
    else if (first !== second) ambiguous.add(cellText(cell));
  }
  return {
    order: monthFirst > dayFirst ? "monthFirst" : "dayFirst",
    certain: dayFirst + monthFirst > 0 ? dayFirst === 0 || monthFirst === 0 : ambiguous.size === 0,
    mixed: dayFirst > 0 && monthFirst > 0,
    ambiguous: [...ambiguous].slice(0, 5),
  };
}

const inSerialRange = (serial: number) => serial >= serialRange.first && serial <= serialRange.last;

/** Numbers of a column that could be days as spreadsheets count them, for showing with the question. */
export function serialsIn(cells: readonly Cell[]): string[] {
  const texts = cells.filter((cell) => !(cell instanceof Date)).map(cellText);
  return [...new Set(texts.filter((text) => /^\d{5}(\.\d+)?$/.test(text) && inSerialRange(Number(text))))].slice(0, 5);
}

/** A calendar date YYYY-MM-DD. */
export function readDate(cell: Cell, reading: DateReading): Reading<string> {
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? unreadable("imports:cellNotADate", { text: "" }) : read(dayOf(cell));
  }
  if (typeof cell === "number") return readSerial(cell, String(cell), reading);
  const text = cellText(cell);
  if (meansNothing(text) || /^0+([/.-]0+)*$/.test(withoutTime(text))) return blank;
  const parts = partsOf(withoutTime(text), reading);
  if (!parts)
    return /^\d{4,5}(\.\d+)?$/.test(text)
      ? readSerial(Number(text), text, reading)
      : unreadable("imports:cellNotADate", { text });
  const day = calendarDay(parts);
  return day ? read(day) : unreadable("imports:cellNoSuchDay", { text });
}

function readSerial(serial: number, text: string, { serials }: DateReading): Reading<string> {
  if (serial === 0) return blank;
  if (!inSerialRange(serial)) return unreadable("imports:cellNotADate", { text });
  if (serials === "none") return unreadable("imports:cellNumberNotADate", { text });
  return read(dayOf(new Date(excelEpoch + Math.floor(serial + 1e-6) * 86_400_000)));
}

function withoutTime(text: string): string {
  return text
    .trim()
    .replace(/(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i, "")
    .trim();
}

function partsOf(text: string, reading: DateReading): Parts | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const eastAsian = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*日$/.exec(text);
  if (eastAsian) return { year: Number(eastAsian[1]), month: Number(eastAsian[2]), day: Number(eastAsian[3]) };
  const numeric = numericDate.exec(text);
  if (!numeric) return namedMonthParts(text, reading);
  const [first, second] = [Number(numeric[1]), Number(numeric[2])];
  const year = fullYear(numeric[3] ?? "", reading.today);
  return reading.order === "dayFirst" ? { year, month: second, day: first } : { year, month: first, day: second };
}

/** "15-MAR-2026", "15 mars 2026", "1er août 26", "March 15, 2026", "15. März 2026", "15 de marzo de 2026", "Tue 15 Mar 2026". */
function namedMonthParts(text: string, reading: DateReading): Parts | undefined {
  const words = comparable(text.replace(/(\d)(?=\p{L})/gu, "$1 ").replace(/(\p{L})(?=\d)/gu, "$1 ")).split(" ");
  const months = words.map(monthNamed).filter((month) => month !== undefined);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [month] = months;
  const [first, second] = numbers;
  if (month === undefined || months.length > 1 || numbers.length !== 2 || !first || !second) return undefined;
  if (first.length === 4) return { year: Number(first), month, day: Number(second) };
  return first.length <= 2 && (second.length === 2 || second.length === 4)
    ? { year: fullYear(second, reading.today), month, day: Number(first) }
    : undefined;
}

function fullYear(digits: string, today: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return 2000 + year <= Number(today.slice(0, 4)) + 20 ? 2000 + year : 1900 + year;
}

function calendarDay({ year, month, day }: Parts): string | undefined {
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}
