import { AppError } from "@ymp/core/errors";
import { type CriticalScale, decideCriticalScale } from "./critical-values.ts";
import { type DateOrder, decideDateOrder, serialsIn } from "./date-values.ts";
import { constantsOf, type FileConstants } from "./file-constants.ts";
import type { HeadedTable, SourceRecord } from "./find-heading.ts";
import { hasRemarks, type ImportField, type ImportTarget, longestOf, type ValueKind } from "./import-target.ts";
import { errorAt, warningAt } from "./imported-row.ts";
import { atOnce, type InPieces, mapped } from "./in-pieces.ts";
import type { ColumnMapping } from "./map-columns.ts";
import { type DecimalMark, decideDecimalMark } from "./number-values.ts";
import type { Problem } from "./reading.ts";
import { spilledColumns } from "./spilled-cells.ts";
import { type Cell, cellText } from "./table.ts";
import { type ColumnStyle, type FieldValue, readField, readText } from "./values.ts";

/** One row in the product's terms. A field that the row leaves blank is absent from `values`. */
export interface ImportedRow<Name extends string = string> {
  sourceRow: number;
  values: ReadonlyMap<Name, FieldValue>;
  problems: Problem[];
}

/** How columns are to be read where a person has decided; by 0-based column. */
export interface ColumnAnswer {
  dateOrder?: DateOrder;
  serialDates?: "days" | "none";
  decimalMark?: DecimalMark;
  criticalScale?: CriticalScale;
}
export type ColumnAnswers = Readonly<Record<number, ColumnAnswer>>;

/** A column that can be read in more than one way: `chosen` was taken for now, `samples` show what is at stake. */
export interface ColumnQuestion {
  column: number;
  heading: string;
  field: string;
  about: "dateOrder" | "serialDates" | "decimalMark" | "criticalScale";
  chosen: string;
  options: readonly string[];
  samples: string[];
}

/** Columns that become fields, that are kept as lines, and that hold the rest of a text cut at its separator. */
interface ReadColumns<Name extends string> {
  columns: readonly FieldColumn<Name>[];
  kept: readonly ColumnMapping<Name>[];
  rest: readonly number[];
}

/** A word of these that nobody knows is kept in the remarks, and the row comes in without it. */
const dispensable: ReadonlySet<ValueKind> = new Set([
  "equipmentType",
  "jobKind",
  "priority",
  "department",
  "email",
  "archived",
  "country",
  "gender",
  "guestParty",
  "swimming",
]);

interface FieldColumn<Name extends string> {
  column: number;
  field: ImportField<Name>;
  style: ColumnStyle;
}

/** Reads every record under the mapping, piece by piece. `today` (YYYY-MM-DD) places two-digit years. Throws AppError `invalid` for a mapping that cannot work. */
export function* readingRecords<Name extends string>(
  table: HeadedTable,
  mapping: readonly ColumnMapping<Name>[],
  target: ImportTarget<Name>,
  options: { today: string; answers?: ColumnAnswers; constants?: FileConstants },
): InPieces<{ rows: ImportedRow<Name>[]; questions: ColumnQuestion[] }> {
  checkMapping(mapping, target);
  const questions: ColumnQuestion[] = [];
  const columns: FieldColumn<Name>[] = [];
  for (const { column, use, field: name } of mapping) {
    const field = target.fields.find((candidate) => use === "field" && candidate.name === name);
    if (!field) continue;
    yield;
    const cells = table.records.map((record) => record.cells[column] ?? null);
    const heading = table.headings[column] ?? "";
    const { style, asked } = decideStyle(cells, field, options.answers?.[column] ?? {}, { column, heading });
    questions.push(...asked);
    columns.push({ column, field, style });
  }
  const kept = mapping.filter(({ use }) => use === "remarks");
  const spilled = spilledColumns(table);
  const rest = mapping.flatMap(({ column, use }) => (use === "ignore" && spilled.has(column) ? [column] : []));
  yield;
  const rows = yield* mapped(table.records, (record) => {
    const row = readRecord(record, { columns, kept, rest }, target, options.today);
    fillConstants(row, target, options.constants ?? {});
    return row;
  });
  return { rows, questions };
}

/** The same in one go. */
export const readRecords = <Name extends string>(...given: Parameters<typeof readingRecords<Name>>) =>
  atOnce(readingRecords(...given));

function checkMapping<Name extends string>(mapping: readonly ColumnMapping<Name>[], target: ImportTarget<Name>): void {
  const mapped = mapping.flatMap(({ use, field }) => (use === "field" && field ? [field] : []));
  const twice = mapped.find((name, index) => mapped.indexOf(name) !== index);
  if (twice) throw new AppError("invalid", "imports:mappingTwice", { field: twice });
  const missing = target.fields.find((field) => field.required && !mapped.includes(field.name));
  if (missing) throw new AppError("invalid", "imports:mappingMissing", { field: missing.name });
}

function decideStyle(
  cells: readonly Cell[],
  field: ImportField,
  answer: ColumnAnswer,
  { column, heading }: { column: number; heading: string },
): { style: ColumnStyle; asked: ColumnQuestion[] } {
  const dated = field.kind === "date" || field.kind === "expiry" ? cells : [];
  const date = decideDateOrder(dated);
  const serials = serialsIn(dated);
  const number = decideDecimalMark(field.kind === "decimal" || field.kind === "interval" ? cells : []);
  const critical = decideCriticalScale(field.kind === "critical" ? cells : []);
  const style = {
    heading,
    dateOrder: answer.dateOrder ?? date.order,
    serialDates: answer.serialDates ?? "none",
    decimalMark: answer.decimalMark ?? number.mark,
    criticalScale: answer.criticalScale ?? critical.scale,
  };
  const about = { column, heading, field: field.name };
  const asked: ColumnQuestion[] = [];
  if (!date.certain && !answer.dateOrder) {
    asked.push({
      ...about,
      about: "dateOrder",
      chosen: style.dateOrder,
      options: ["dayFirst", "monthFirst"],
      samples: date.ambiguous,
    });
  }
  if (serials.length > 0 && !answer.serialDates) {
    asked.push({
      ...about,
      about: "serialDates",
      chosen: style.serialDates,
      options: ["days", "none"],
      samples: serials,
    });
  }
  if (!number.certain && !answer.decimalMark) {
    asked.push({
      ...about,
      about: "decimalMark",
      chosen: style.decimalMark,
      options: ["point", "comma"],
      samples: number.ambiguous,
    });
  }
  if (!critical.certain && !answer.criticalScale) {
    const samples = [...new Set(cells.map(cellText).filter((text) => text !== ""))].slice(0, 5);
    asked.push({
      ...about,
      about: "criticalScale",
      chosen: style.criticalScale,
      options: [critical.scale, "named"],
      samples,
    });
  }
  return { style, asked };
}

function readRecord<Name extends string>(
  record: SourceRecord,
  { columns, kept, rest }: ReadColumns<Name>,
  target: ImportTarget<Name>,
  today: string,
): ImportedRow<Name> & { values: Map<Name, FieldValue> } {
  const values = new Map<Name, FieldValue>();
  const problems: Problem[] = [];
  const keepsWords = hasRemarks(target);
  const words: string[] = [];
  for (const { column, field, style } of columns) {
    const reading = readField(record.cells[column] ?? null, field, style, today);
    if (reading.kind === "value") values.set(field.name, reading.value);
    if (reading.kind !== "unreadable") continue;
    const level = dispensable.has(field.kind) ? "warning" : "error";
    const key = level === "warning" && !keepsWords ? "imports:cellLeftOut" : reading.key;
    problems.push({ field: field.name, key, params: reading.params, level });
    if (level === "warning") words.push(`${style.heading}: ${cellText(record.cells[column])}`);
  }
  for (const { name, required } of target.fields) {
    const isReported = problems.some((problem) => problem.field === name);
    if (required && !isReported && typeof values.get(name) !== "string") {
      problems.push({ field: name, key: "imports:rowFieldMissing", params: { field: name }, level: "error" });
    }
  }
  const text = rest.map((column) => cellText(record.cells[column])).filter((cell) => cell !== "");
  if (text.length > 0) problems.push(warningAt("remarks", "imports:rowExtraCells", { text: text.join(" · ") }));
  const fault = keepInRemarks(values, target, [...keptLines(record, kept), ...words, ...text]);
  if (fault) problems.push(fault);
  return { sourceRow: record.sourceRow, values, problems };
}

/** Only where the row says nothing of it; a word that could not be read is no silence. */
function fillConstants<Name extends string>(
  { values, problems }: { values: Map<Name, FieldValue>; problems: readonly Problem[] },
  target: ImportTarget<Name>,
  constants: FileConstants,
): void {
  for (const { field } of constantsOf(target)) {
    const value = constants[field];
    const name = target.fields.find((candidate) => candidate.name === field)?.name;
    if (value === undefined || name === undefined || values.has(name)) continue;
    if (!problems.some((problem) => problem.field === name)) values.set(name, value);
  }
}

function keptLines(record: SourceRecord, kept: readonly { column: number; heading: string }[]): string[] {
  return kept.flatMap(({ column, heading }) => {
    const reading = readText(record.cells[column] ?? null, {});
    return reading.kind === "value" ? [`${heading}: ${reading.value}`] : [];
  });
}

function keepInRemarks<Name extends string>(
  values: Map<Name, FieldValue>,
  target: ImportTarget<Name>,
  lines: readonly string[],
): Problem | null {
  const remarks = target.fields.find((field) => field.name === "remarks");
  if (!remarks || lines.length === 0) return null;
  const own = values.get(remarks.name);
  const text = [...(typeof own === "string" ? [own] : []), ...lines].join("\n");
  values.set(remarks.name, text);
  const limit = longestOf(target, remarks.name);
  return text.length > limit ? errorAt("remarks", "imports:rowRemarksTooLong", { limit }) : null;
}
