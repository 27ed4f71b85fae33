import { onOneLine } from "../seen-text.ts";
import { isFilled, isMet } from "./condition.ts";
import type { EntryType, Facts, Field, Part, Value, Values } from "./definition.ts";
import { isPosition, isRows } from "./expression.ts";
import { positionText } from "./position.ts";

export interface PrintedLine {
  readonly item: string;
  readonly text: string;
  /** The times in it by UTC, in their order: `08:05, 09:35 UTC`. */
  readonly utc?: string | undefined;
}

export interface Printing extends Facts {
  /** How far the ship's clock was ahead of UTC, in minutes. */
  readonly shipOffsetMin: number;
  readonly names: ReadonlyMap<string, string>;
  /** When it was done: what was on another day says so. */
  readonly occurredAt?: Date;
}

/** Collects the instants of a line, so that UTC is printed once beside it; in a cell UTC is printed with each instant. */
interface Print extends Printing {
  readonly told?: string[];
}

/** What is on paper, a line for each item that was asked; in English, whatever its reader speaks. */
export function entryLines({ fields, lines = [] }: EntryType, values: Values, printing: Printing): PrintedLine[] {
  return lines
    .filter(({ when }) => !when || isMet(when, values, printing))
    .map(({ item, parts }) => {
      const told: string[] = [];
      const text = onOneLine(textOf(parts, fields, values, { ...printing, told }));
      return { item, text, ...(told.length > 0 && { utc: utcBeside(told, printing.shipOffsetMin) }) };
    });
}

/** Of a ship whose clock shows UTC, that it does. */
const utcBeside = (instants: readonly string[], shipOffsetMin: number): string =>
  shipOffsetMin === 0 ? "UTC" : `${instants.map((instant) => shipClock(instant, 0)).join(", ")} UTC`;

/** The cells of a row, by the titles of the columns. */
export function entryColumns(
  { fields, columns = [] }: EntryType,
  values: Values,
  printing: Printing,
): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ title, parts }) => [title, onOneLine(textOf(parts, fields, values, printing))]),
  );
}

/** All lines of an operation in one, as an inspector quotes it: `C 11.1 Sludge tank / 11.2 2.00 m3`. */
export function inOneLine(code: string, lines: readonly PrintedLine[]): string {
  const told = lines.map(({ item, text }) => [item, text].filter(Boolean).join(" "));
  return `${code} ${told.join(" / ")}`;
}

function textOf(parts: readonly Part[], fields: readonly Field[], values: Values, printing: Print): string {
  return parts.map((part) => partText(part, fields, values, printing)).reduce(followedBy, "");
}

/** A sentence that was typed with its full stop gets no second one. */
const followedBy = (text: string, next: string): string =>
  next.startsWith(". ") && /[^.]\.$/.test(text) ? text + next.slice(1) : text + next;

function partText(part: Part, fields: readonly Field[], values: Values, printing: Print): string {
  if (typeof part === "string") return part;
  if ("ifFilled" in part) return isFilled(values[part.ifFilled]) ? textOf(part.then, fields, values, printing) : "";
  if ("onlyWhen" in part)
    return isMet(part.onlyWhen, values, printing) ? textOf(part.then, fields, values, printing) : "";
  if ("joined" in part) {
    const told = part.joined.map((one) => partText(one, fields, values, printing));
    return told
      .filter((text) => text !== "")
      .reduce((text, next) => (text === "" ? next : followedBy(text, part.between) + next), "");
  }
  if ("each" in part) {
    const rows = values[part.each];
    const table = fields.find(({ key }) => key === part.each);
    if (!isRows(rows) || table?.type !== "rows") return "";
    return rows.map((row) => textOf(part.parts, table.fields, row, printing)).join(part.between);
  }
  const field = fields.find(({ key }) => key === part.field);
  const value = values[part.field];
  return field && isFilled(value) ? valueText(field, value, printing) : "";
}

function valueText(field: Field, value: Value, printing: Print): string {
  if (isPosition(value)) return positionText(value);
  if (typeof value === "object" && value !== null && "port" in value) return String(value.port);
  if (typeof value === "boolean") return value ? "yes" : "no";
  const told = (Array.isArray(value) ? value : [value]).map((one) => wordOf(field, String(one), printing));
  return told.join(", ");
}

function wordOf(field: Field, value: string, printing: Print): string {
  const { tanks, names } = printing;
  if (field.type === "choice") return field.options.find((option) => option.value === value)?.label ?? value;
  if (field.type === "tank") return tanks.get(value)?.name ?? value;
  if (field.type === "instant") return timeText(field, value, printing);
  if (field.type === "date") return dayText(value);
  return field.type === "person" || field.type === "equipment" ? (names.get(value) ?? value) : value;
}

/** `10:10 (08:10 UTC)`; in the columns of a form that asks for UTC, by that first. */
function timeText(field: Field, instant: string, { shipOffsetMin, occurredAt, told }: Print): string {
  const [ship, utc] = [shipClock(instant, shipOffsetMin), shipClock(instant, 0)];
  if (field.type === "instant" && field.clock === "utc") {
    const beside = shipOffsetMin === 0 ? "" : ` (${ship})`;
    return `${dayText(instant)} ${utc} UTC${beside}`;
  }
  const day = dayOf(instant, shipOffsetMin);
  const isOther = occurredAt !== undefined && day !== dayOf(occurredAt.toISOString(), shipOffsetMin);
  const dated = isOther ? `${day} ${ship}` : ship;
  if (told) {
    told.push(instant);
    return dated;
  }
  return shipOffsetMin === 0 ? `${dated} UTC` : `${dated} (${utc} UTC)`;
}

const dayOf = (instant: string, shipOffsetMin: number): string =>
  dayText(new Date(Date.parse(instant) + shipOffsetMin * 60_000).toISOString());

/** `10:05` by the ship's clock. */
export function shipClock(instant: string, shipOffsetMin: number): string {
  return new Date(Date.parse(instant) + shipOffsetMin * 60_000).toISOString().slice(11, 16);
}

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** `16-MAR-2009`: with the month in letters nobody takes it for the day. */
export function dayText(day: string): string {
  const [year = "", month = "", date = ""] = day.slice(0, 10).split("-");
  return `${date}-${months[Number(month) - 1] ?? month}-${year}`;
}
