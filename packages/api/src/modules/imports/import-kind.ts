import type { MessageParams } from "@ymp/core/errors";
import type { ImportKind } from "@ymp/core/imported-lists";
import type { VesselScope } from "../../context.ts";
import { constantsOf, type FileConstants, guessConstants } from "../../platform/imports/file-constants.ts";
import type { HeadedTable } from "../../platform/imports/find-heading.ts";
import type { ImportTarget } from "../../platform/imports/import-target.ts";
import type { ActionCounts, ImportAction } from "../../platform/imports/imported-row.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import { type ColumnMapping, mapColumns, mappingColumns } from "../../platform/imports/map-columns.ts";
import { type MappingNote, mappingNotes } from "../../platform/imports/mapping-notes.ts";
import {
  type ColumnAnswers,
  type ColumnQuestion,
  type ImportedRow,
  readingRecords,
} from "../../platform/imports/read-records.ts";
import type { Problem } from "../../platform/imports/reading.ts";
import type { HoursAsked, PossibleDuplicate, RowDecisions } from "../../platform/imports/row-decisions.ts";
import { checkedMapping } from "./import-file.ts";
import type { RememberedMapping } from "./imports.repository.ts";
import type { ApplyImportInput, DecidedImport } from "./imports.schema.ts";
import type { WrittenRecord } from "./written-rows.ts";

export interface Writing {
  importId: string;
  fileName: string;
  /** Of the names that the import has to give itself. */
  locale: ApplyImportInput["locale"];
}

/** What planning knows of a row, whatever it becomes. */
export interface PlannedRow {
  sourceRow: number;
  action: ImportAction;
  label: string;
  values: object;
  /** What it does besides its values. */
  shown?: object;
  matchedBy?: string;
  plan?: { intervalHours: number | null; interval: { n: number; unit: string } | null };
  duplicate?: PossibleDuplicate;
  problems: readonly Problem[];
}

export interface PlannedRows {
  rows: readonly PlannedRow[];
  /** Machines whose hours of today are asked for. */
  hoursAsked?: readonly HoursAsked[];
  /** What the file as a whole would bring. */
  notes?: readonly MappingNote[];
  counts: ActionCounts;
  warnings: number;
}

/** What a kind of list consists of: the fields of a row, what they would do, and doing it. */
export interface KindParts<Name extends string, Plan extends PlannedRows> {
  name: ImportKind;
  target: ImportTarget<Name>;
  planRows: (
    scope: VesselScope,
    rows: ImportedRow<Name>[],
    decided: {
      today: string;
      decisions: RowDecisions;
      mapped: ReadonlySet<string>;
      /** What stands above the headings. */
      titleLines: readonly string[];
    },
  ) => Promise<Plan>;
  write: (scope: VesselScope, plan: Plan, writing: Writing) => Promise<WrittenRecord[]>;
}

/** One row of the dry run: what would happen to it and why. */
export interface PreviewRow {
  sourceRow: number;
  action: ImportAction;
  label: string;
  /** Values that would be written, by field. */
  values: Record<string, unknown>;
  matchedBy: string | null;
  /** A recurring service that would be set up. */
  service: { intervalHours: number | null; interval: { n: number; unit: string } | null } | null;
  /** What is on board and probably the same; the person decides. */
  duplicate: PossibleDuplicate | null;
  problems: { field: string; messageKey: string; params: MessageParams; level: Problem["level"] }[];
}

/** What importing would do, and what of the file is still undecided. */
export interface ImportDraft {
  headings: string[];
  questions: ColumnQuestion[];
  notes: MappingNote[];
  hoursAsked: readonly HoursAsked[];
  counts: ActionCounts & { warnings: number; remarked: number; services: number; duplicates: number };
  rows: PreviewRow[];
  write: (writing: Writing) => Promise<WrittenRecord[]>;
}

export interface ImportKindPiece {
  name: ImportKind;
  /** The fields a column can be mapped to. */
  fields: { name: string; isRequired: boolean }[];
  /** The fields that can be given for the whole file, with what they can be. */
  constants: ReturnType<typeof constantsOf>;
  /** How surely the sheet is a list of this kind. */
  likeness: (table: HeadedTable) => number;
  guess: (
    table: HeadedTable,
    remembered: RememberedMapping | null,
    about: { today: string; names: readonly string[] },
  ) => Promise<{ mapping: ColumnMapping[]; questions: ColumnQuestion[]; guessedConstants: FileConstants }>;
  draft: (
    scope: VesselScope,
    table: HeadedTable,
    decided: {
      mapping: DecidedImport["mapping"];
      answers: ColumnAnswers;
      constants: FileConstants;
      decisions: RowDecisions;
      today: string;
    },
  ) => Promise<ImportDraft>;
}

export function importKind<Name extends string, Plan extends PlannedRows>(
  parts: KindParts<Name, Plan>,
): ImportKindPiece {
  const { name, target } = parts;
  return {
    name,
    fields: target.fields.map((field) => ({ name: field.name, isRequired: field.required ?? false })),
    constants: constantsOf(target),
    likeness: (table) => mapColumns(table, target).reduce((sum, { confidence }) => sum + confidence, 0),
    guess: async (table, remembered, { today, names }) => {
      const mapping = asRemembered(await withRoom(mappingColumns(table, target)), remembered, target);
      const canBeRead = target.fields.every(
        (field) => !field.required || mapping.some((column) => column.field === field.name),
      );
      const questions = canBeRead ? (await withRoom(readingRecords(table, mapping, target, { today }))).questions : [];
      return { mapping, questions, guessedConstants: guessConstants(target, mapping, [...names, ...table.titleLines]) };
    },
    draft: async (scope, table, { mapping, answers, constants, decisions, today }) => {
      const columns = checkedMapping(table, target, mapping);
      const { rows, questions } = await withRoom(readingRecords(table, columns, target, { today, answers, constants }));
      const plan = await parts.planRows(scope, rows, {
        ...{ today, decisions, mapped: mappedIn(columns), titleLines: table.titleLines },
      });
      return {
        headings: table.headings,
        questions,
        notes: [...(plan.notes ?? []), ...mappingNotes(table, columns, target)],
        hoursAsked: plan.hoursAsked ?? [],
        counts: countsOf(plan),
        rows: await withRoom(mapped(plan.rows, previewRow)),
        write: (writing) => parts.write(scope, plan, writing),
      };
    },
  };
}

const mappedIn = (columns: readonly ColumnMapping[]): ReadonlySet<string> =>
  new Set(columns.flatMap(({ use, field }) => (use === "field" && field ? [field] : [])));

/** A mapping that was accepted before goes before the guess. */
function asRemembered<Name extends string>(
  guess: ColumnMapping<Name>[],
  remembered: RememberedMapping | null,
  target: ImportTarget<Name>,
): ColumnMapping<Name>[] {
  return guess.map((column) => {
    const known = remembered?.find((candidate) => candidate.column === column.column);
    if (!known) return column;
    const { column: place, heading, samples } = column;
    const field = target.fields.find((candidate) => candidate.name === known.field);
    return { column: place, heading, samples, confidence: 1, use: known.use, ...(field ? { field: field.name } : {}) };
  });
}

function countsOf({ counts, warnings, rows }: PlannedRows): ImportDraft["counts"] {
  const good = rows.filter(({ action }) => action !== "error");
  return {
    ...counts,
    warnings,
    /** Rows that something is said about. */
    remarked: rows.filter(({ problems }) => problems.length > 0).length,
    services: good.filter(({ plan }) => plan).length,
    duplicates: good.filter(({ duplicate }) => duplicate).length,
  };
}

function previewRow(row: PlannedRow): PreviewRow {
  return {
    sourceRow: row.sourceRow,
    action: row.action,
    label: row.label,
    values: { ...row.values, ...row.shown },
    matchedBy: row.matchedBy ?? null,
    service: row.plan ? { intervalHours: row.plan.intervalHours, interval: row.plan.interval } : null,
    duplicate: row.duplicate ?? null,
    problems: row.problems.map(({ field, key, params, level }) => ({ field, messageKey: key, params, level })),
  };
}
