import { can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { isRetry } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { equipmentTarget } from "../../platform/imports/equipment-fields.ts";
import type { ImportTarget } from "../../platform/imports/import-target.ts";
import { jobsTarget } from "../../platform/imports/job-fields.ts";
import { type ColumnMapping, headingSignature, mapColumns } from "../../platform/imports/map-columns.ts";
import { readRecords } from "../../platform/imports/read-records.ts";
import type { RecordDescriptor } from "../../platform/records.ts";
import { stampOf } from "../equipment/counters.service.ts";
import { shipsDay } from "../jobs/jobs-scope.ts";
import { countsOf, draftImport, type ImportDraft, previewRows } from "./import-draft.service.ts";
import { guessKind, type NamedSheet, openFile, openSheet } from "./import-file.ts";
import {
  findImport,
  findMapping,
  insertImport,
  listImportRows,
  type RememberedMapping,
  rememberMapping,
} from "./imports.repository.ts";
import type { ApplyImportInput, ImportKind, PreviewImportInput, ReadImportInput } from "./imports.schema.ts";
import { writeEquipment } from "./write-equipment.service.ts";
import { writeJobs } from "./write-jobs.service.ts";
import { keepWritten } from "./written-rows.ts";

export const importRecord: RecordDescriptor = { kind: "import" };
export const undoableMs = 48 * 3_600_000;

/** Machines are the engineers' to set up; a list of tasks needs the right to plan work as well. */
export function requireImporter(scope: VesselScope, kind: ImportKind): void {
  const mayImport = kind === "equipment" ? can(scope.access, "equipmentspage:edit") : can(scope.access, "jobs:edit");
  if (!mayImport || scope.access.seesOnlyShared) throw new AppError("forbidden", "imports:notForRole");
}

/** What a file holds: its lists, with a guess at what each column is. A mapping that was accepted before goes first. */
export async function readImport(scope: VesselScope, input: ReadImportInput) {
  const sheets = await openFile(input);
  return {
    sheets: await Promise.all(sheets.map((sheet, index) => describeSheet(scope, sheet, { index, kind: input.kind }))),
  };
}

async function describeSheet(
  scope: VesselScope,
  { name, table }: NamedSheet,
  asked: { index: number; kind: ImportKind | undefined },
) {
  const kind = asked.kind ?? guessKind(table);
  const remembered = await findMapping(scope.tx, scope.vesselId, kind, headingSignature(table.headings));
  const options = { today: shipsDay(scope) };
  const { mapping, questions } =
    kind === "equipment"
      ? guessed(
          remembered,
          mapColumns(table, equipmentTarget),
          equipmentTarget.fields.map(({ name: field }) => field),
          (columns) => readRecords(table, columns, equipmentTarget, options).questions,
        )
      : guessed(
          remembered,
          mapColumns(table, jobsTarget),
          jobsTarget.fields.map(({ name: field }) => field),
          (columns) => readRecords(table, columns, jobsTarget, options).questions,
        );
  return {
    index: asked.index,
    name,
    kind,
    headingRow: table.headingRow,
    headings: table.headings,
    titleLines: table.titleLines,
    records: table.records.length,
    leftOut: table.leftOut,
    fields: fieldsOf(kind),
    isRemembered: remembered !== null,
    mapping,
    questions,
  };
}

/** The fields a column can be mapped to. */
function fieldsOf(kind: ImportKind): { name: string; isRequired: boolean }[] {
  const { fields }: ImportTarget = kind === "equipment" ? equipmentTarget : jobsTarget;
  return fields.map((field) => ({ name: field.name, isRequired: field.required ?? false }));
}

function guessed<Name extends string, Question>(
  remembered: RememberedMapping | null,
  guess: ColumnMapping<Name>[],
  names: readonly Name[],
  ask: (columns: ColumnMapping<Name>[]) => Question[],
) {
  const fields = new Map<string, Name>(names.map((name) => [name, name]));
  const mapping = guess.map((column) => {
    const known = remembered?.find((candidate) => candidate.column === column.column);
    if (!known) return column;
    const { column: place, heading, samples } = column;
    const field = fields.get(known.field ?? "");
    return { column: place, heading, samples, confidence: 1, use: known.use, ...(field ? { field } : {}) };
  });
  return { mapping, questions: canBeRead(mapping) ? ask(mapping) : [] };
}

const canBeRead = (mapping: readonly { use: string; field?: string }[]) =>
  mapping.some(({ field }) => field === "name" || field === "title");

/** The dry run: what each row would do. Nothing is written. */
export async function previewImport(scope: VesselScope, input: PreviewImportInput) {
  requireImporter(scope, input.kind);
  const draft = await draftImport(scope, input);
  const rows = previewRows(draft).filter(
    ({ action, problems }) =>
      (!input.actions || input.actions.includes(action)) && (!input.onlyWithProblems || problems.length > 0),
  );
  return {
    headings: draft.headings,
    questions: draft.questions,
    counts: countsOf(draft),
    matching: rows.length,
    rows: rows.slice(input.offset, input.offset + input.limit),
  };
}

/** Writes the import in one piece, with all that is needed to take it back. */
export async function applyImport(scope: VesselScope, input: ApplyImportInput) {
  requireImporter(scope, input.kind);
  const { tx, vesselId } = scope;
  const existing = await findImport(tx, vesselId, input.id);
  if (isRetry(existing, scope.actor.userId)) return { id: existing.id, counts: existing.counts };
  const draft = await draftImport(scope, input);
  const counts = countsOf(draft);
  if (counts.error > 0 && !input.onlyGoodRows)
    throw new AppError("conflict", "imports:hasErrors", { count: counts.error });
  if (counts.create + counts.update === 0) throw new AppError("conflict", "imports:nothingToDo");
  await insertImport(tx, { ...stampOf(scope, input.id), kind: input.kind, fileName: input.fileName, counts });
  const written = await writeDraft(scope, draft, input);
  await keepWritten(scope, input.id, written);
  const signature = headingSignature((await openSheet(input)).headings);
  await rememberMapping(
    tx,
    { vesselId, createdBy: scope.actor.userId, kind: input.kind, signature },
    input.mapping.map(plainColumn),
  );
  await recordChange(scope, importRecord, input.id, {
    verb: "imported",
    facts: { fileName: input.fileName, ...counts },
  });
  return { id: input.id, counts };
}

const plainColumn = ({ column, use, field }: ApplyImportInput["mapping"][number]) => ({
  column,
  use,
  ...(field ? { field } : {}),
});

function writeDraft(scope: VesselScope, draft: ImportDraft, { id: importId, fileName, locale }: ApplyImportInput) {
  if (draft.kind === "jobs") return writeJobs(scope, draft.plan, { importId, fileName });
  const serviceTitle = ({ hours }: { hours: number | null }) =>
    hours === null
      ? scope.services.translate(locale, "imports:service")
      : scope.services.translate(locale, "imports:serviceByHours", { hours });
  return writeEquipment(scope, draft.plan, { importId, fileName, serviceTitle });
}

export async function listImports(scope: VesselScope, page: { cursor?: string | null | undefined; limit: number }) {
  const { rows, nextCursor } = await listImportRows(scope.tx, scope.vesselId, page);
  const mayUndo = (row: (typeof rows)[number]) =>
    row.status === "applied" && scope.now.getTime() - row.createdAt.getTime() < undoableMs;
  return { rows: rows.map((row) => ({ ...row, canUndo: mayUndo(row) })), nextCursor };
}
