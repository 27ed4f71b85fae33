import { AppError } from "@ymp/core/errors";
import { type ImportKind, importKinds } from "@ymp/core/imported-lists";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { NamedSheet } from "../../platform/heavy/heavy-messages.ts";
import { importWork } from "../../platform/heavy/heavy-work.ts";
import type { HeadedTable } from "../../platform/imports/find-heading.ts";
import { mapped, withRoom } from "../../platform/imports/in-pieces.ts";
import { headingSignature } from "../../platform/imports/map-columns.ts";
import type { RecordDescriptor } from "../../platform/records.ts";
import { sentBefore } from "../../platform/sent-again/sent-before.ts";
import { importKindOf } from "./all-kinds.ts";
import { draftImport } from "./import-draft.service.ts";
import { openFile, openSheet } from "./import-file.ts";
import { mayImport, mayTakeBack, requireImporter, seesAllRest, undoableMs } from "./import-rights.ts";
import {
  findImport,
  findMapping,
  insertImport,
  listImportRows,
  lockImports,
  rememberMapping,
} from "./imports.repository.ts";
import type { ApplyImportInput, PreviewImportInput, ReadImportInput } from "./imports.schema.ts";
import { keepWritten } from "./written-rows.ts";

export const importRecord: RecordDescriptor = { kind: "import" };

const kindsFor = (scope: Pick<VesselScope, "access">) => importKinds.filter((kind) => mayImport(scope, kind));

/** What a file holds: its lists, with a guess at what each column is. A mapping that was accepted before goes first. */
export async function readImport(gate: AtTheGate, input: ReadImportInput) {
  const kinds = kindsFor(gate);
  if (kinds.length === 0 || (input.kind && !kinds.includes(input.kind)))
    throw new AppError("forbidden", "imports:notForRole");
  const sheets = await openFile(gate, input);
  return gate.enter("write", async (scope) => ({
    sheets: await Promise.all(
      sheets.map(async (sheet, index) => {
        const likely = await likeliest(sheet, kinds, input.kind);
        return describeSheet(scope, sheet, { index, kind: input.kind ?? likely, likely, fileName: input.fileName });
      }),
    ),
  }));
}

/** Which kind a list is of shows in its first rows. */
const judgedRows = 1_000;

/** The kind that more of the sheet's columns fit for certain. What was asked for stays unless a whole column speaks against it. */
async function likeliest(
  { table }: NamedSheet,
  kinds: readonly ImportKind[],
  asked: ImportKind | undefined,
): Promise<ImportKind> {
  const head = { ...table, records: table.records.slice(0, judgedRows) };
  const likenessOf = (kind: ImportKind) => importKindOf[kind].likeness(head) + (kind === asked ? 1 : 0);
  const judged = await withRoom(mapped(kinds, (kind) => ({ kind, likeness: likenessOf(kind) })));
  const [best] = judged.toSorted((a, b) => b.likeness - a.likeness);
  return best?.kind ?? "equipment";
}

async function describeSheet(
  scope: VesselScope,
  { name, table }: NamedSheet,
  { index, kind, likely, fileName }: { index: number; kind: ImportKind; likely: ImportKind; fileName: string },
) {
  const { fields, constants, guess } = importKindOf[kind];
  const remembered = await findMapping(scope.tx, scope.vesselId, kind, headingSignature(table.headings));
  return {
    index,
    name,
    kind,
    /** What the columns speak for; another kind than was asked for means the file may be the wrong one. */
    likelyKind: likely,
    headingRow: table.headingRow,
    headings: table.headings,
    titleLines: table.titleLines,
    records: table.records.length,
    leftOut: table.leftOut,
    fields,
    constants,
    isRemembered: remembered !== null,
    ...(await guess(table, remembered, { today: shipsDay(scope), names: [fileName, name] })),
  };
}

/** The dry run: what each row would do. Nothing is written. */
export async function previewImport(gate: AtTheGate, input: PreviewImportInput) {
  requireImporter(gate, input.kind);
  const table = await openSheet(gate, input);
  const draft = await inTurn(gate, () => gate.enter("write", (scope) => draftImport(scope, input, table)));
  const rows = draft.rows.filter(
    ({ action, problems }) =>
      (!input.actions || input.actions.includes(action)) && (!input.onlyWithProblems || problems.length > 0),
  );
  return {
    headings: draft.headings,
    questions: draft.questions,
    notes: draft.notes.map(({ key, params }) => ({ messageKey: key, params })),
    hoursAsked: draft.hoursAsked,
    counts: draft.counts,
    matching: rows.length,
    rows: rows.slice(input.offset, input.offset + input.limit),
  };
}

/** Writes the import in one piece, with all that is needed to take it back. */
export async function applyImport(gate: AtTheGate, input: ApplyImportInput) {
  requireImporter(gate, input.kind);
  const table = await openSheet(gate, input);
  return inTurn(gate, () => gate.enter("write", (scope) => writeImport(scope, input, table)));
}

const inTurn = <T>({ principal, vesselId }: AtTheGate, work: () => Promise<T>): Promise<T> =>
  importWork.inTurn({ accountId: principal.account.id, vesselId }, work);

async function writeImport(scope: VesselScope, input: ApplyImportInput, table: HeadedTable) {
  const { tx, vesselId } = scope;
  // Of two imports at once the second finds on board what the first brought.
  await lockImports(tx, vesselId);
  const existing = await findImport(tx, vesselId, input.id);
  const sent = await sentBefore(scope, input.id, existing);
  if (sent?.status === "undone") throw new AppError("conflict", "imports:alreadyUndone");
  if (sent) return { id: sent.id, counts: sent.counts };
  const draft = await draftImport(scope, input, table);
  const { counts } = draft;
  if (counts.error > 0 && !input.onlyGoodRows)
    throw new AppError("conflict", "imports:hasErrors", { count: counts.error });
  if (counts.create + counts.update === 0) throw new AppError("conflict", "imports:nothingToDo");
  await insertImport(tx, { ...stampOf(scope, input.id), kind: input.kind, fileName: input.fileName, counts });
  const written = await draft.write({ importId: input.id, fileName: input.fileName, locale: input.locale });
  await keepWritten(scope, input.id, written);
  const signature = headingSignature(table.headings);
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

export async function listImports(scope: VesselScope, page: { cursor?: string | null | undefined; limit: number }) {
  const { rows, nextCursor } = await listImportRows(
    scope.tx,
    scope.vesselId,
    { kinds: kindsFor(scope), restOf: seesAllRest(scope) ? null : scope.actor.userId },
    page,
  );
  const mayUndo = (row: (typeof rows)[number]) =>
    row.status === "applied" && scope.now.getTime() - row.createdAt.getTime() < undoableMs && mayTakeBack(scope, row);
  return {
    rows: rows.map(({ createdBy, ...row }) => ({ ...row, canUndo: mayUndo({ ...row, createdBy }) })),
    nextCursor,
  };
}
