import { groupedBy } from "@ymp/core/grouped";
import { addedWords } from "./added-words.ts";
import { identity } from "./comparable.ts";
import {
  type ActionCounts,
  countActions,
  errorAt,
  hasError,
  heldAt,
  type ImportAction,
  warningAt,
} from "./imported-row.ts";
import { type InPieces, mapped } from "./in-pieces.ts";
import type { ImportedRow } from "./read-records.ts";
import type { Problem } from "./reading.ts";
import { type Findable, type RecordKey, recordFinder } from "./record-finder.ts";

type Scalar = string | number | boolean | readonly string[] | null | undefined;

/** What is on board, in the fields that a file can fill. */
export interface KnownRecord<Values> {
  id: string;
  values: Values;
  isArchived: boolean;
  /** Of its values those that the importer may not change; `archivedAt` where they may not bring it back into use. */
  held?: readonly string[];
}

/** Remarks on a record; what a file adds comes after what is there. */
interface Described {
  description: string | null;
}

export interface PlannedRecord<Values> {
  sourceRow: number;
  action: ImportAction;
  label: string;
  /** What would be written: of a new record all that is given, of a known one what differs. */
  values: Partial<Values>;
  /** All that the row gives, whether it differs or not. */
  given: Partial<Values>;
  /** Of a known record, the remarks that are added. */
  shown?: object;
  matchedId?: string;
  matchedBy?: string;
  /** The record comes back into use. */
  isRestored?: true;
  /** An earlier row of the file that tells of the same record. */
  sameAs?: number;
  problems: Problem[];
}

export interface RecordsPlan<Row> {
  rows: Row[];
  counts: ActionCounts;
  warnings: number;
}

export interface RecordRules<Name extends string, Values> {
  keys: readonly RecordKey<Partial<Values>>[];
  /** The field that names a record; complaints about whole rows stand there. */
  named: Name;
  valuesOf: (row: ImportedRow<Name>) => Partial<Values>;
  labelOf: (values: Partial<Values>) => string;
  problemsOf?: (row: ImportedRow<Name>, values: Partial<Values>) => Problem[];
  /** Of the values as they are once the row is written: what it gives over what is known. */
  problemsOnBoard?: (row: ImportedRow<Name>, values: Partial<Values>) => Problem[];
  /** Characters of the remarks that are kept. */
  longestRemarks: number;
}

/** Rows against what is on board: each record is made once, changed where the file says something else, or left alone. */
export function* planRecords<Name extends string, Values extends Described>(
  rows: readonly ImportedRow<Name>[],
  known: readonly KnownRecord<Values>[],
  rules: RecordRules<Name, Values>,
): InPieces<PlannedRecord<Values>[]> {
  const [inUse, archived] = [recordFinder(rules.keys), recordFinder(rules.keys)];
  for (const { id, values, isArchived } of known) {
    (isArchived ? archived : inUse).add({ id, values });
    yield;
  }
  const heldOf = new Map(known.map(({ id, held = [] }) => [id, held]));
  const firstRowOf = new Map<string, number>();

  const planned = yield* mapped(rows, (row): PlannedRecord<Values> => {
    const record = started(row, rules);
    if (hasError(record.problems)) return { ...record, action: "error" };
    const live = inUse.find(record.given);
    const finding = live.kind === "none" ? archived.find(record.given) : live;
    if (finding.kind === "ambiguous") return ambiguous(record, rules.named);
    const known = finding.kind === "found" ? finding.found.values : {};
    const problems = [...record.problems, ...(rules.problemsOnBoard?.(row, { ...known, ...record.given }) ?? [])];
    if (hasError(problems)) return { ...record, action: "error", problems };
    const id = finding.kind === "found" ? finding.found.id : `row ${row.sourceRow}`;
    const first = firstRowOf.get(id);
    if (first === undefined) firstRowOf.set(id, row.sourceRow);
    if (finding.kind === "none") {
      inUse.add({ id, values: record.given });
      return record;
    }
    // A later row may know it by what this one tells.
    inUse.add({ id, values: { ...finding.found.values, ...record.given } });
    const isNew = id.startsWith("row ");
    if (first !== undefined) return repeated(record, first, isNew ? undefined : id);
    const restoredAt = live.kind === "none" ? rules.named : null;
    const held = heldOf.get(id) ?? [];
    if (restoredAt !== null && held.includes("archivedAt")) return mayNotRestore(record, restoredAt);
    return withoutHeld(changed({ ...record, matchedBy: finding.by }, finding.found, restoredAt), held);
  });
  const remarksOf = new Map(known.map(({ id, values }) => [id, values.description]));
  const remarked = yield* withFurtherRemarks(planned, remarksOf);
  return yield* mapped(remarked, (record) => withinLength(record, rules.longestRemarks));
}

/** What further rows of a record remark is kept with its first. */
function* withFurtherRemarks<Values extends Described>(
  records: readonly PlannedRecord<Values>[],
  remarksOf: ReadonlyMap<string, string | null>,
): InPieces<PlannedRecord<Values>[]> {
  const repeats = groupedBy(
    records.filter(({ sameAs, given }) => sameAs !== undefined && given.description),
    ({ sameAs }) => sameAs ?? 0,
  );
  yield;
  return yield* mapped(records, (record) => {
    const { values, matchedId, action } = record;
    const held = values.description ?? (matchedId ? remarksOf.get(matchedId) : null);
    const further = (repeats.get(record.sourceRow) ?? []).map(({ given }) => given.description ?? "").join("\n");
    const words = further && action !== "error" ? addedWords(held, further) : null;
    if (!words) return record;
    const shown = { ...record.shown, description: words.added };
    return {
      ...record,
      action: action === "skip" ? "update" : action,
      values: { ...values, description: words.all },
      shown,
    };
  });
}

function withinLength<Values extends Described>(record: PlannedRecord<Values>, limit: number): PlannedRecord<Values> {
  if ((record.values.description?.length ?? 0) <= limit || hasError(record.problems)) return record;
  const problem = errorAt("remarks", "imports:rowRemarksTooLong", { limit });
  return { ...record, action: "error", problems: [...record.problems, problem] };
}

function started<Name extends string, Values extends object>(
  row: ImportedRow<Name>,
  rules: RecordRules<Name, Values>,
): PlannedRecord<Values> {
  const given = rules.valuesOf(row);
  const problems = [...row.problems, ...(rules.problemsOf?.(row, given) ?? [])];
  return { sourceRow: row.sourceRow, action: "create", label: rules.labelOf(given), values: given, given, problems };
}

function ambiguous<Values>(planned: PlannedRecord<Values>, named: string): PlannedRecord<Values> {
  return {
    ...planned,
    action: "error",
    problems: [...planned.problems, errorAt(named, "imports:rowRecordAmbiguous", { name: planned.label })],
  };
}

/** `restoredAt`: the field to say at that the record comes back into use. */
function changed<Values extends Described>(
  planned: PlannedRecord<Values>,
  { id, values: held }: Findable<Partial<Values>>,
  restoredAt: string | null,
): PlannedRecord<Values> {
  const values = { ...planned.given };
  const words = values.description ? addedWords(held.description, values.description) : null;
  for (const key in values) if (says(values[key], held[key]) || (key === "description" && !words)) delete values[key];
  const remarked = words
    ? { values: { ...values, description: words.all }, shown: { description: words.added } }
    : { values };
  const record = { ...planned, ...remarked, matchedId: id };
  if (restoredAt === null) return { ...record, action: Object.keys(record.values).length > 0 ? "update" : "skip" };
  const problems = [...planned.problems, warningAt(restoredAt, "imports:rowRestores")];
  return { ...record, action: "update", isRestored: true, problems };
}

/** What the importer may not change stays as it is on board, and the row says so. */
function withoutHeld<Values>(planned: PlannedRecord<Values>, held: readonly string[]): PlannedRecord<Values> {
  const values = { ...planned.values };
  const problems = [...planned.problems];
  for (const key in values)
    if (held.includes(key)) {
      delete values[key];
      problems.push(heldAt(key));
    }
  const isChanged = planned.isRestored || Object.keys(values).length > 0;
  return { ...planned, values, problems, action: isChanged ? "update" : "skip" };
}

function mayNotRestore<Values>(planned: PlannedRecord<Values>, named: string): PlannedRecord<Values> {
  const problem = errorAt(named, "imports:rowMayNotRestore", { name: planned.label });
  return { ...planned, action: "error", problems: [...planned.problems, problem] };
}

/** The same record again says nothing new about the record itself. */
function repeated<Values>(
  planned: PlannedRecord<Values>,
  first: number,
  id: string | undefined,
): PlannedRecord<Values> {
  return { ...planned, action: "skip", values: {}, sameAs: first, ...(id ? { matchedId: id } : {}) };
}

/** Whether what is on board says it already: capitals and blanks do not count, and a list says it when it holds each word. */
function says(given: unknown, held: unknown): boolean {
  if (typeof given === "string" && typeof held === "string") return identity(given) === identity(held);
  if (!Array.isArray(given) || !Array.isArray(held)) return given === held;
  const words = new Set(held.map((word: Scalar) => String(word).toLowerCase()));
  return given.every((word: Scalar) => words.has(String(word).toLowerCase()));
}

export function summed<Row extends { action: ImportAction; problems: Problem[] }>(rows: Row[]): RecordsPlan<Row> {
  return {
    rows,
    counts: countActions(rows),
    warnings: rows.flatMap(({ problems }) => problems).filter(({ level }) => level === "warning").length,
  };
}

/** Only what the row gives; a blank cell leaves what is on board alone. */
export function withoutNulls<Values extends object>(
  values: Values,
): {
  [Key in keyof Values]?: NonNullable<Values[Key]>;
} {
  const kept: { [Key in keyof Values]?: NonNullable<Values[Key]> } = {};
  for (const key in values) {
    const value = values[key];
    if (value !== null && value !== undefined) kept[key] = value;
  }
  return kept;
}
