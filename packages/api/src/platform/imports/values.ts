import { comparable } from "./comparable.ts";
import { readCurrency, readEmail } from "./contact-values.ts";
import { readCountry } from "./country-values.ts";
import { type CriticalScale, readCritical } from "./critical-values.ts";
import { type DateOrder, readDate } from "./date-values.ts";
import { readExpiry } from "./expiry-values.ts";
import type { ImportField } from "./import-target.ts";
import { type IntervalValue, readInterval, readIntervalUnit } from "./interval-values.ts";
import { readKind, readPriority, readStatus } from "./job-word-values.ts";
import { type DecimalMark, readDecimal } from "./number-values.ts";
import { readGender, readParty, readSwimming } from "./person-word-values.ts";
import { blank, meansNothing, type Reading, read, unreadable } from "./reading.ts";
import { readMarkedAs } from "./rest-marks.ts";
import { type Cell, cellText } from "./table.ts";
import { readArchived, readDepartment, readEquipmentType, readYesNo } from "./word-values.ts";

/** null: the cell says "none" in so many words ("-", "n/a"). Dates are YYYY-MM-DD, hours have one decimal. */
export type FieldValue = string | number | boolean | IntervalValue | readonly string[] | null;

/** How one column writes things; decided for the whole column, so that 03/04 means the same in every row. */
export interface ColumnStyle {
  heading: string;
  dateOrder: DateOrder;
  serialDates: "days" | "none";
  decimalMark: DecimalMark;
  criticalScale: CriticalScale;
}

export function readField(cell: Cell, field: ImportField, style: ColumnStyle, today: string): Reading<FieldValue> {
  switch (field.kind) {
    case "text":
    case "stockUnit":
      return readText(cell, field);
    case "reference":
      return readReference(cell, field);
    case "decimal":
      return withinLimits(readDecimal(cell, style.decimalMark), field, cellText(cell));
    case "date":
      return readDate(cell, { order: style.dateOrder, today, serials: style.serialDates });
    case "yesNo":
      return readYesNo(cell);
    case "critical":
      return readCritical(cell, style.criticalScale);
    case "department":
      return readDepartment(cell);
    case "equipmentType":
      return readEquipmentType(cell);
    case "archived":
      return readArchived(cell, asksWhetherArchived(style.heading));
    case "jobStatus":
      return readStatus(cell);
    case "jobKind":
      return readKind(cell);
    case "priority":
      return readPriority(cell);
    case "interval":
      return readInterval(cell, style.decimalMark);
    case "intervalUnit":
      return readIntervalUnit(cell);
    case "currency":
      return readCurrency(cell);
    case "email":
      return readEmail(cell);
    case "list":
      return readList(cell, field);
    case "country":
      return readCountry(cell);
    case "gender":
      return readGender(cell);
    case "guestParty":
      return readParty(cell);
    case "swimming":
      return readSwimming(cell);
    case "restMark":
      return readMarkedAs(cell);
    case "expiry":
      return readExpiry(cell, { order: style.dateOrder, today, serials: style.serialDates });
  }
}

/** Words between commas, semicolons, bars or line ends. */
function readList(cell: Cell, field: ImportField): Reading<readonly string[]> {
  const reading = readText(cell, {});
  if (reading.kind !== "value") return reading;
  const words = reading.value
    .split(/[,;|/\n、，]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const limit = field.maxLength ?? 60;
  if (words.some((word) => word.length > limit)) return unreadable("imports:cellTooLong", { limit });
  return words.length === 0 ? blank : read([...new Map(words.map((word) => [word.toLowerCase(), word])).values()]);
}

/** Control characters never belong to a text; line ends stay. */
function cleanText(cell: Cell): string {
  return cellText(cell)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .normalize("NFC")
    .trim();
}

export function readText(cell: Cell, { maxLength = 10_000 }: Pick<ImportField, "maxLength">): Reading<string> {
  const text = cleanText(cell);
  if (meansNothing(text)) return blank;
  return text.length > maxLength ? unreadable("imports:cellTooLong", { limit: maxLength }) : read(text);
}

function readReference(cell: Cell, field: ImportField): Reading<string | null> {
  const reading = readText(cell, field);
  return reading.kind === "blank" && cellText(cell) !== "" ? read(null) : reading;
}

function withinLimits(
  reading: Reading<number>,
  { minimum, maximum, decimals = 1 }: ImportField,
  text: string,
): Reading<number> {
  if (reading.kind !== "value") return reading;
  const value = Math.round(reading.value * 10 ** decimals) / 10 ** decimals;
  if (value === 0 && minimum !== undefined && minimum > 0) return blank;
  if (minimum !== undefined && value < minimum) return unreadable("imports:cellTooSmall", { text, minimum });
  if (maximum !== undefined && value > maximum) return unreadable("imports:cellTooLarge", { text, maximum });
  return read(value);
}

function asksWhetherArchived(heading: string): boolean {
  return /archiv/.test(comparable(heading));
}
