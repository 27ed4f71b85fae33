import { identity } from "./comparable.ts";
import {
  type ActionCounts,
  countActions,
  errorAt,
  hasError,
  type ImportAction,
  textIn,
  warningAt,
} from "./imported-row.ts";
import { type EquipmentLookup, equipmentLookup, type KnownEquipment, machineNamedInstead } from "./job-equipment.ts";
import { type JobParticulars, type JobRow, jobParticulars, type RecurringRule, ruleOf } from "./job-rows.ts";
import type { Problem } from "./reading.ts";

export interface ExistingJob {
  id: string;
  /** Number in the system it came from, if it was imported. */
  reference: string | null;
  title: string;
  equipmentId: string | null;
  isOpen: boolean;
  dueOn: string | null;
  completedOn: string | null;
}

export interface ExistingJobPlan {
  id: string;
  title: string;
  equipmentId: string | null;
}

export interface OnBoard {
  equipment: readonly KnownEquipment[];
  jobs: readonly ExistingJob[];
  plans: readonly ExistingJobPlan[];
}

export interface PlannedJobRow {
  sourceRow: number;
  action: ImportAction;
  label: string;
  values: JobParticulars;
  equipmentId: string | null;
  matchedBy?: "id" | "code" | "name";
  /** What the row becomes: an open job, a line of work history, or nothing beyond its plan. `existingId`: an open job on board that the row closes. */
  job?: { as: "open" | "history"; existingId?: string };
  /** A recurring rule not yet on board; of several rows of one rule the latest done carries it. */
  plan?: RecurringRule;
  problems: Problem[];
}

export interface JobsImportPlan {
  rows: PlannedJobRow[];
  counts: ActionCounts;
  warnings: number;
}

interface Draft extends PlannedJobRow {
  rule: RecurringRule | null;
}

/** What importing the task rows would do. The same file after its own import gives skips only. */
export function planJobsImport(rows: readonly JobRow[], onBoard: OnBoard, today: string): JobsImportPlan {
  const findEquipment = equipmentLookup(onBoard.equipment);
  const drafts = rows.map((row) => startDraft(row, findEquipment, onBoard.equipment, today));
  refuseRepeatedReferences(drafts);
  const takenJobs = new Set<string>();
  for (const draft of drafts) if (!hasError(draft.problems)) decideJob(draft, onBoard.jobs, takenJobs);
  decidePlans(drafts, onBoard.plans);
  const planned = drafts.map(finished);
  return {
    rows: planned,
    counts: countActions(planned),
    warnings: planned.flatMap(({ problems }) => problems).filter(({ level }) => level === "warning").length,
  };
}

function startDraft(
  row: JobRow,
  findEquipment: ReturnType<typeof equipmentLookup>,
  equipment: readonly KnownEquipment[],
  today: string,
): Draft {
  const values = jobParticulars(row);
  const lookup = findEquipment(textIn(row, "equipment"), textIn(row, "equipmentName"));
  const { rule, problems } = ruleOf(row);
  const found = lookup.kind === "found" || lookup.kind === "contradiction" ? lookup : undefined;
  const draft: Draft = {
    sourceRow: row.sourceRow,
    action: "skip",
    label: values.title,
    values,
    equipmentId: found?.id ?? null,
    ...(found ? { matchedBy: found.by } : {}),
    problems: [...row.problems, ...lookupProblems(lookup, row), ...problems, ...dateProblems(values, rule, today)],
    rule,
  };
  const other = found && lookup.kind === "found" ? machineNamedInstead(values.title, found.id, equipment) : undefined;
  if (other) {
    const own = equipment.find(({ id }) => id === found?.id)?.name ?? "";
    const params = { own, named: other.name, namedId: other.id };
    draft.problems.push(warningAt("equipment", "imports:rowTitleNamesOther", params));
  }
  return draft;
}

function lookupProblems(lookup: EquipmentLookup, row: JobRow): Problem[] {
  const equipment = textIn(row, "equipmentName") ?? textIn(row, "equipment") ?? "";
  switch (lookup.kind) {
    case "found":
    case "unsaid":
      return [];
    case "contradiction":
      return [warningAt("equipment", "imports:rowEquipmentContradicts", { equipment, named: lookup.named.name })];
    case "ambiguous":
      return [errorAt("equipment", "imports:rowEquipmentAmbiguous", { equipment })];
    case "notFound":
      return [errorAt("equipment", "imports:rowEquipmentNotFound", { equipment })];
  }
}

function dateProblems(values: JobParticulars, rule: RecurringRule | null, today: string): Problem[] {
  const problems: Problem[] = [];
  const { completedOn, status } = values;
  if (completedOn && completedOn > today)
    problems.push(errorAt("completedOn", "imports:rowDoneInFuture", { date: completedOn }));
  if (rule?.lastDoneOn && rule.lastDoneOn > today && rule.lastDoneOn !== completedOn) {
    problems.push(errorAt("lastDoneOn", "imports:rowDoneInFuture", { date: rule.lastDoneOn }));
  }
  if (status === "done" && !completedOn && !rule?.lastDoneOn)
    problems.push(errorAt("completedOn", "imports:rowDoneWithoutDate"));
  if (status !== "done" && status !== "cancelled" && completedOn) {
    problems.push(warningAt("status", "imports:rowOpenButCompleted", { date: completedOn }));
  }
  return problems;
}

/** One number may stand for every occurrence of a task, but not twice for the same one. */
function refuseRepeatedReferences(drafts: readonly Draft[]): void {
  const first = new Map<string, number>();
  for (const { values, sourceRow, problems } of drafts) {
    if (!values.reference) continue;
    const key = JSON.stringify([identity(values.reference), values.dueOn, values.completedOn]);
    const row = first.get(key);
    if (row === undefined) first.set(key, sourceRow);
    else problems.push(errorAt("reference", "imports:rowReferenceTwice", { reference: values.reference, row }));
  }
}

/** Cancelled tasks stay behind: nothing was done and nothing is to be done. */
function decideJob(draft: Draft, jobs: readonly ExistingJob[], taken: Set<string>): void {
  const { status, completedOn } = draft.values;
  if (status === "cancelled") return;
  const isDone = status === "done";
  const completed = completedOn ?? (isDone ? draft.rule?.lastDoneOn : null) ?? null;
  if (isDone) draft.values.completedOn = completed;
  const same = jobs.filter((job) => !taken.has(job.id) && isSameJob(job, draft, isDone));
  const known = same.find((job) => job.isOpen !== isDone) ?? same[0];
  if (known) taken.add(known.id);
  if (known && (!isDone || !known.isOpen)) return;
  draft.job = { as: isDone ? "history" : "open", ...(known ? { existingId: known.id } : {}) };
  draft.action = known ? "update" : "create";
}

/** History is the same when done on the same day; a done row closes the open job that was due with it. */
function isSameJob(job: ExistingJob, { values, equipmentId }: Draft, isDone: boolean): boolean {
  const referencesKnown = Boolean(job.reference && values.reference);
  const sameReference = referencesKnown && identity(job.reference ?? "") === identity(values.reference ?? "");
  const sameTitle = job.equipmentId === equipmentId && identity(job.title) === identity(values.title);
  if (!(referencesKnown ? sameReference : sameTitle)) return false;
  if (!isDone) return job.dueOn === values.dueOn || (sameReference && job.isOpen);
  if (!job.isOpen) return job.completedOn === values.completedOn;
  return job.dueOn === values.dueOn || (sameReference && (job.dueOn === null || values.dueOn === null));
}

/** One rule for each title and machine; of its rows the latest done speaks for it. */
function decidePlans(drafts: readonly Draft[], plans: readonly ExistingJobPlan[]): void {
  const keyOf = (title: string, equipmentId: string | null) => `${equipmentId ?? ""} ${identity(title)}`;
  const known = new Set(plans.map(({ title, equipmentId }) => keyOf(title, equipmentId)));
  const carriers = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft.values.title, draft.equipmentId);
    if (!draft.rule || hasError(draft.problems) || draft.values.status === "cancelled" || known.has(key)) continue;
    const carrier = carriers.get(key);
    if (!carrier || (draft.rule.lastDoneOn ?? "") > (carrier.rule?.lastDoneOn ?? "")) carriers.set(key, draft);
  }
  for (const draft of carriers.values()) {
    if (!draft.rule) continue;
    draft.plan = draft.rule;
    draft.action = draft.action === "skip" ? "create" : draft.action;
  }
}

function finished({ rule: _rule, ...row }: Draft): PlannedJobRow {
  return hasError(row.problems) ? { ...row, action: "error" } : row;
}
