import { readCurrency, readEmail } from "./contact-values.ts";
import { readCountry } from "./country-values.ts";
import { decideCriticalScale, readCritical } from "./critical-values.ts";
import { decideDateOrder, readDate } from "./date-values.ts";
import { readExpiry } from "./expiry-values.ts";
import type { ImportField, ValueKind } from "./import-target.ts";
import { readInterval, readIntervalUnit } from "./interval-values.ts";
import { readKind, readPriority, readStatus } from "./job-word-values.ts";
import { decideDecimalMark, readDecimal } from "./number-values.ts";
import { readGender, readParty, readSwimming } from "./person-word-values.ts";
import type { Reading } from "./reading.ts";
import { readMarkedAs } from "./rest-marks.ts";
import { isStockUnit } from "./stock-unit-values.ts";
import { type Cell, cellText, isBlank } from "./table.ts";
import { readArchived, readDepartment, readEquipmentType, readYesNo } from "./word-values.ts";

const sampledCells = 200;
/** Any year does for telling whether cells are dates at all. */
const anyDay = "2026-01-01";

/** Whether most cells can be read as the field; an empty column contradicts nothing. */
export function contentFits(cells: readonly Cell[], { kind, required }: ImportField): boolean {
  if (kind === "text" && required) return mostAre(cells, (text) => /\p{L}/u.test(text));
  if (kind === "stockUnit") return mostAre(cells, (text) => !/^[\d.,\s]+$/.test(text));
  if (kind === "text" || kind === "reference" || kind === "list") return true;
  const { readable, filled } = tally(cells, kind);
  return filled === 0 || readable >= filled * 0.6;
}

/** Kinds whose words are so much their own that the cells alone name the column. */
export function guessByContent(cells: readonly Cell[], kind: ValueKind): boolean {
  if (kind === "stockUnit") return cells.some((cell) => !isBlank(cell)) && mostAre(cells, isStockUnit);
  if (kind !== "department" && kind !== "jobStatus" && kind !== "archived" && kind !== "intervalUnit") return false;
  const words = cells.filter((cell) => /\p{L}{3}/u.test(cellText(cell)));
  const { readable, filled } = tally(words, kind);
  return filled >= 3 && words.length >= cells.length * 0.3 && readable >= filled * 0.8;
}

/** A name is not a number: columns of figures name nothing. */
function mostAre(cells: readonly Cell[], is: (text: string) => boolean): boolean {
  const texts = cells.map(cellText).filter((text) => text !== "");
  return texts.filter(is).length >= texts.length * 0.6;
}

function tally(cells: readonly Cell[], kind: ValueKind): { readable: number; filled: number } {
  const sample = filledAmong(cells);
  const readCell = readerOf(kind, sample);
  const readings = sample.map(readCell).filter((reading) => reading.kind !== "blank");
  return { readable: readings.filter((reading) => reading.kind === "value").length, filled: readings.length };
}

function filledAmong(cells: readonly Cell[]): Cell[] {
  const filled: Cell[] = [];
  for (const cell of cells) {
    if (!isBlank(cell)) filled.push(cell);
    if (filled.length === sampledCells) break;
  }
  return filled;
}

function readerOf(kind: ValueKind, sample: readonly Cell[]): (cell: Cell) => Reading<unknown> {
  switch (kind) {
    case "date": {
      const { order } = decideDateOrder(sample);
      return (cell) => readDate(cell, { order, today: anyDay, serials: "days" });
    }
    case "decimal": {
      const { mark } = decideDecimalMark(sample);
      return (cell) => readDecimal(cell, mark);
    }
    case "critical": {
      const { scale } = decideCriticalScale(sample);
      return (cell) => readCritical(cell, scale);
    }
    case "interval":
      return (cell) => readInterval(cell, "point");
    case "yesNo":
      return readYesNo;
    case "equipmentType":
      return readEquipmentType;
    case "department":
      return readDepartment;
    case "archived":
      return (cell) => readArchived(cell, true);
    case "jobStatus":
      return readStatus;
    case "jobKind":
      return readKind;
    case "priority":
      return readPriority;
    case "intervalUnit":
      return readIntervalUnit;
    case "currency":
      return readCurrency;
    case "email":
      return readEmail;
    case "country":
      return readCountry;
    case "gender":
      return readGender;
    case "guestParty":
      return readParty;
    case "swimming":
      return readSwimming;
    case "restMark":
      return readMarkedAs;
    case "expiry": {
      const { order } = decideDateOrder(sample);
      return (cell) => readExpiry(cell, { order, today: anyDay, serials: "days" });
    }
    case "text":
    case "stockUnit":
    case "reference":
    case "list":
      return (cell) => ({ kind: "value", value: cellText(cell) });
  }
}
