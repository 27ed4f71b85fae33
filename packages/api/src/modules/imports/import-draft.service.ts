import type { MessageParams } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { equipmentTarget } from "../../platform/imports/equipment-fields.ts";
import type { ActionCounts, ImportAction } from "../../platform/imports/imported-row.ts";
import { jobsTarget } from "../../platform/imports/job-fields.ts";
import { type EquipmentImportPlan, planEquipmentImport } from "../../platform/imports/plan-equipment-import.ts";
import { type JobsImportPlan, planJobsImport } from "../../platform/imports/plan-jobs-import.ts";
import { type ColumnAnswers, type ColumnQuestion, readRecords } from "../../platform/imports/read-records.ts";
import type { Problem } from "../../platform/imports/reading.ts";
import { shipsDay } from "../jobs/jobs-scope.ts";
import { checkedMapping, openSheet } from "./import-file.ts";
import type { DecidedImport } from "./imports.schema.ts";
import { listExistingEquipment, listOnBoard } from "./on-board.repository.ts";

/** What importing would do, and what of the file is still undecided. */
export type ImportDraft = { headings: string[]; questions: ColumnQuestion[] } & (
  | { kind: "equipment"; plan: EquipmentImportPlan }
  | { kind: "jobs"; plan: JobsImportPlan }
);

export async function draftImport(scope: VesselScope, input: DecidedImport): Promise<ImportDraft> {
  const table = await openSheet(input);
  const answers: ColumnAnswers = Object.fromEntries(
    Object.entries(input.answers).map(([column, answer]) => [Number(column), definedOf(answer)]),
  );
  const options = { today: shipsDay(scope), answers };
  const { headings } = table;
  if (input.kind === "equipment") {
    const mapping = checkedMapping(table, equipmentTarget, input.mapping);
    const { rows, questions } = readRecords(table, mapping, equipmentTarget, options);
    const plan = planEquipmentImport(rows, await listExistingEquipment(scope.tx, scope.vesselId));
    return { kind: "equipment", headings, questions, plan };
  }
  const mapping = checkedMapping(table, jobsTarget, input.mapping);
  const { rows, questions } = readRecords(table, mapping, jobsTarget, options);
  const plan = planJobsImport(rows, await listOnBoard(scope.tx, scope.vesselId), options.today);
  return { kind: "jobs", headings, questions, plan };
}

/** An answer that was left open is no answer. */
function definedOf<Answer extends object>(answer: Answer): { [Key in keyof Answer]?: NonNullable<Answer[Key]> } {
  const given: { [Key in keyof Answer]?: NonNullable<Answer[Key]> } = {};
  for (const key in answer) {
    const value = answer[key];
    if (value !== undefined && value !== null) given[key] = value;
  }
  return given;
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
  problems: { field: string; messageKey: string; params: MessageParams; level: Problem["level"] }[];
}

export function previewRows(draft: ImportDraft): PreviewRow[] {
  return draft.plan.rows.map((row) => ({
    sourceRow: row.sourceRow,
    action: row.action,
    label: row.label,
    values: { ...row.values },
    matchedBy: row.matchedBy ?? null,
    service: row.plan ? { intervalHours: row.plan.intervalHours, interval: row.plan.interval } : null,
    problems: row.problems.map(({ field, key, params, level }) => ({ field, messageKey: key, params, level })),
  }));
}

export function countsOf(draft: ImportDraft): ActionCounts & { warnings: number; services: number } {
  const { counts, warnings, rows } = draft.plan;
  return { ...counts, warnings, services: rows.filter(({ plan, action }) => plan && action !== "error").length };
}
