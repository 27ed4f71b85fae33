import { identity } from "./comparable.ts";
import { countActions, errorAt, hasError, textIn, warningAt } from "./imported-row.ts";
import { atOnce, type InPieces, mapped } from "./in-pieces.ts";
import { type EquipmentLookup, equipmentLookup, titleChecker } from "./job-equipment.ts";
import { type JobParticulars, type JobRow, jobParticulars, type RecurringRule, ruleOf } from "./job-rows.ts";
import { decideJob, jobLookup } from "./jobs-on-board.ts";
import { personFinder } from "./people-by-name.ts";
import type { JobDraft, JobsImportPlan, OnBoard, PlannedJobRow } from "./planned-jobs.ts";
import type { Problem } from "./reading.ts";
import { hoursSaid, type RowDecisions } from "./row-decisions.ts";
import { decidePlans, plansLike } from "./services-on-board.ts";

/** Of description and remarks together, with room for a few lines more in the 10,000 characters of a job's description. */
const longestText = 9_000;

/** What importing the task rows would do. The same file after its own import gives skips only. */
export function* planningJobs(
  rows: readonly JobRow[],
  onBoard: OnBoard,
  today: string,
  decisions: RowDecisions = {},
): InPieces<JobsImportPlan> {
  const findEquipment = equipmentLookup(onBoard.equipment);
  const checkTitle = titleChecker(onBoard.equipment);
  const names = new Map(onBoard.equipment.map(({ id, name }) => [id, name]));
  const drafts = yield* mapped(rows, (row) => {
    const draft = startDraft(row, findEquipment(referencesIn(row), textIn(row, "equipmentName")), today);
    const other = draft.isEquipmentSure && draft.equipmentId ? checkTitle(draft.label, draft.equipmentId) : undefined;
    if (other) {
      const params = { own: names.get(draft.equipmentId ?? "") ?? "", named: other.name, namedId: other.id };
      draft.problems.push(warningAt("equipment", "imports:rowTitleNamesOther", params));
    }
    return draft;
  });
  refuseRepeatedReferences(drafts);
  const jobsLike = jobLookup(onBoard.jobs);
  const takenJobs = new Set<string>();
  for (const draft of drafts) {
    if (!hasError(draft.problems)) decideJob(draft, jobsLike(draft), takenJobs);
    yield;
  }
  decidePlans(drafts, plansLike(onBoard.plans, names), decisions);
  const asking = drafts.filter(firstByHours(onBoard.hoursKnown));
  for (const draft of asking) takeHours(draft, hoursSaid(decisions, draft.sourceRow));
  const personOf = personFinder(onBoard.people);
  for (const draft of drafts) {
    draft.doneBy = doerOf(draft, personOf, onBoard.mayName);
    draft.problems.push(...keptAsText(draft, personOf));
    if (draft.plan && !onBoard.mayPlan(draft)) draft.problems.push(errorAt("kind", "imports:rowPlanOfHead"));
    yield;
  }
  const planned = drafts.map(finished);
  return {
    rows: planned,
    hoursAsked: asking.map(({ sourceRow, equipmentId }) => ({ sourceRow, name: names.get(equipmentId ?? "") ?? "" })),
    counts: countActions(planned),
    warnings: planned.flatMap(({ problems }) => problems).filter(({ level }) => level === "warning").length,
  };
}

/** The same in one go. */
export const planJobsImport = (...given: Parameters<typeof planningJobs>) => atOnce(planningJobs(...given));

function startDraft(row: JobRow, lookup: EquipmentLookup, today: string): JobDraft {
  const values = jobParticulars(row);
  const found = lookup.kind === "found" || lookup.kind === "contradiction" ? lookup : undefined;
  const { rule, problems } = ruleAt(row, found !== undefined);
  return {
    sourceRow: row.sourceRow,
    action: "skip",
    label: values.title,
    values,
    equipmentId: found?.id ?? null,
    ...(found ? { matchedBy: found.by } : {}),
    problems: [...row.problems, ...lookupProblems(lookup, row), ...problems, ...dateProblems(values, rule, today)],
    rule,
    isEquipmentSure: lookup.kind === "found",
    doneBy: null,
  };
}

/** Hours are counted by a machine: without one they are left out of the rule. */
function ruleAt(row: JobRow, hasMachine: boolean): ReturnType<typeof ruleOf> {
  const { rule, problems } = ruleOf(row);
  if (hasMachine || !rule || rule.intervalHours === null) return { rule, problems };
  const told = warningAt("interval", "imports:rowHoursWithoutMachine", { hours: rule.intervalHours });
  return { rule: rule.interval ? { ...rule, intervalHours: null } : null, problems: [...problems, told] };
}

const referencesIn = (row: JobRow) => [textIn(row, "equipment"), textIn(row, "equipmentSourceId")];

function lookupProblems(lookup: EquipmentLookup, row: JobRow): Problem[] {
  const equipment = [textIn(row, "equipmentName"), ...referencesIn(row)].find(Boolean) ?? "";
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
function refuseRepeatedReferences(drafts: readonly JobDraft[]): void {
  const first = new Map<string, number>();
  for (const { values, sourceRow, problems } of drafts) {
    if (!values.reference) continue;
    const key = JSON.stringify([identity(values.reference), values.dueOn, values.completedOn]);
    const row = first.get(key);
    if (row === undefined) first.set(key, sourceRow);
    else problems.push(errorAt("reference", "imports:rowReferenceTwice", { reference: values.reference, row }));
  }
}

/** Of the rows of a machine whose hours nobody has read the first that goes by them. */
function firstByHours(hoursKnown: ReadonlySet<string>): (draft: JobDraft) => boolean {
  const asked = new Set(hoursKnown);
  return ({ equipmentId, plan, job, values, problems }) => {
    const isByHours = plan?.intervalHours != null || (job?.as === "open" && values.dueHours !== null);
    if (!equipmentId || !isByHours || hasError(problems) || asked.has(equipmentId)) return false;
    asked.add(equipmentId);
    return true;
  };
}

function takeHours(draft: JobDraft, hours: number | null): void {
  if (hours !== null) draft.hoursToday = hours;
  else draft.problems.push(warningAt("runningHours", "imports:rowMeterUnknown"));
}

function doerOf(
  { job, values }: JobDraft,
  personOf: ReturnType<typeof personFinder>,
  mayName: OnBoard["mayName"],
): string | null {
  const named = job?.as === "history" ? personOf(values.assignee) : null;
  return named !== null && mayName(named) ? named : null;
}

/** Names that no profile carries stay as words; what does not fit into the words of a job is told. */
function keptAsText({ action, job, values, doneBy }: JobDraft, personOf: ReturnType<typeof personFinder>): Problem[] {
  if (action === "skip") return [];
  const { assignee, description, remarks, cause } = values;
  const texts = [description, cause, job?.as === "history" ? null : remarks];
  const isTooLong = texts.reduce((length, text) => length + (text?.length ?? 0), 0) > longestText;
  const isAnothers = job?.as === "history" && assignee !== null && personOf(assignee) !== null && doneBy === null;
  return [
    ...(isAnothers ? [warningAt("assignee", "imports:rowDoneByAnother", { name: assignee })] : []),
    ...(assignee && !personOf(assignee) ? [warningAt("assignee", "imports:rowPersonUnknown", { name: assignee })] : []),
    ...(isTooLong ? [errorAt("description", "imports:cellTooLong", { limit: longestText })] : []),
  ];
}

function finished({ rule: _rule, isEquipmentSure: _isEquipmentSure, ...row }: JobDraft): PlannedJobRow {
  return hasError(row.problems) ? { ...row, action: "error" } : row;
}
