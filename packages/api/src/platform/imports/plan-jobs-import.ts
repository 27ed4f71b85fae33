import { groupedBy } from "@ymp/core/grouped";
import { identity } from "./comparable.ts";
import { hoursUnknown } from "./hours-unknown.ts";
import {
  type ActionCounts,
  countActions,
  errorAt,
  hasError,
  type ImportAction,
  textIn,
  warningAt,
} from "./imported-row.ts";
import { atOnce, type InPieces, mapped } from "./in-pieces.ts";
import { type EquipmentLookup, equipmentLookup, type KnownEquipment, titleChecker } from "./job-equipment.ts";
import { type JobParticulars, type JobRow, jobParticulars, type RecurringRule, ruleOf } from "./job-rows.ts";
import { indexBy } from "./parent-references.ts";
import { type NamedPerson, personFinder } from "./people-by-name.ts";
import type { Problem } from "./reading.ts";
import {
  type HoursAsked,
  hoursSaid,
  type PossibleDuplicate,
  possibleDuplicate,
  type RowDecisions,
} from "./row-decisions.ts";
import { isPlainService, isSameRhythm } from "./same-service.ts";

export interface ExistingJob {
  id: string;
  /** Number in the system it came from, if it was imported. */
  reference: string | null;
  title: string;
  equipmentId: string | null;
  isOpen: boolean;
  dueOn: string | null;
  completedOn: string | null;
  /** What completing it takes that no row of a list has. */
  demands: readonly JobDemand[];
}

const refusedDemands = {
  signature: "imports:rowAsksSignature",
  photo: "imports:rowAsksPhoto",
  credit: "imports:rowAsksCredit",
  tasks: "imports:rowTasksOpen",
};
export type JobDemand = keyof typeof refusedDemands;

export interface ExistingJobPlan {
  id: string;
  title: string;
  equipmentId: string | null;
  intervalHours: number | null;
  interval: { n: number; unit: string } | null;
}

export interface OnBoard {
  equipment: readonly KnownEquipment[];
  jobs: readonly ExistingJob[];
  plans: readonly ExistingJobPlan[];
  people: readonly NamedPerson[];
  /** Whose work the importer may record, by profile. */
  mayName: (profileId: string) => boolean;
  /** Machines whose running hours were read. */
  hoursKnown: ReadonlySet<string>;
}

export interface PlannedJobRow {
  sourceRow: number;
  action: ImportAction;
  label: string;
  values: JobParticulars;
  equipmentId: string | null;
  matchedBy?: "id" | "code" | "sourceId" | "name";
  /** What the row becomes: an open job, a line of work history, or nothing beyond its plan. `existingId`: an open job on board that the row closes. */
  job?: { as: "open" | "history"; existingId?: string };
  /** A recurring rule not yet on board; of several rows of one rule the latest done carries it. */
  plan?: RecurringRule;
  /** The plan on board that the work of the row belongs to. */
  ofPlan?: string;
  /** A plan on board that is probably the same service. */
  duplicate?: PossibleDuplicate;
  /** Running hours of its machine today, which the person said. */
  hoursToday?: number;
  /** Who did the work, where the row names somebody whose work the importer may record. */
  doneBy: string | null;
  problems: Problem[];
}

export interface JobsImportPlan {
  rows: PlannedJobRow[];
  hoursAsked: HoursAsked[];
  counts: ActionCounts;
  warnings: number;
}

/** Of description and remarks together, with room for a few lines more in the 10,000 characters of a job's description. */
const longestText = 9_000;

interface Draft extends PlannedJobRow {
  rule: RecurringRule | null;
  /** False where reference and name lead to different machines; that row has its warning already. */
  isEquipmentSure: boolean;
}

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

function startDraft(row: JobRow, lookup: EquipmentLookup, today: string): Draft {
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
  if (status === "cancelled") {
    draft.problems.push(warningAt("status", "imports:rowCancelled"));
    return;
  }
  const isDone = status === "done";
  const completed = completedOn ?? (isDone ? draft.rule?.lastDoneOn : null) ?? null;
  if (isDone) draft.values.completedOn = completed;
  const same = jobs.filter((job) => !taken.has(job.id) && isSameJob(job, draft, isDone));
  const known = same.find((job) => job.isOpen !== isDone) ?? same[0];
  if (known) taken.add(known.id);
  if (known && (!isDone || !known.isOpen)) return;
  const demands = known?.demands ?? [];
  draft.problems.push(...demands.map((demand) => errorAt("status", refusedDemands[demand])));
  draft.job = { as: isDone ? "history" : "open", ...(known ? { existingId: known.id } : {}) };
  draft.action = known ? "update" : "create";
}

/** Jobs on board that share the row's number or title; the only ones that can be the same. */
function jobLookup(jobs: readonly ExistingJob[]): (draft: Draft) => ExistingJob[] {
  const itself = (job: ExistingJob) => job;
  const byReference = indexBy(jobs, ({ reference }) => reference, itself);
  const byTitle = indexBy(jobs, ({ title }) => title, itself);
  return ({ values }) => {
    const numbered = byReference.get(identity(values.reference ?? "")) ?? [];
    return [...new Set([...numbered, ...(byTitle.get(identity(values.title)) ?? [])])];
  };
}

/** History is the same when done on the same day; a done row closes the open job that was due with it. */
function isSameJob(job: ExistingJob, { values, equipmentId, rule }: Draft, isDone: boolean): boolean {
  const referencesKnown = Boolean(job.reference && values.reference);
  const sameReference = referencesKnown && identity(job.reference ?? "") === identity(values.reference ?? "");
  const sameTitle = job.equipmentId === equipmentId && identity(job.title) === identity(values.title);
  if (!(referencesKnown ? sameReference : sameTitle)) return false;
  // A recurring task that names no day is due when its rule says, which is the day of the open job.
  const isReckoned = rule !== null && values.dueOn === null;
  if (!isDone) return job.dueOn === values.dueOn || (job.isOpen && (sameReference || isReckoned));
  if (!job.isOpen) return job.completedOn === values.completedOn;
  return job.dueOn === values.dueOn || (sameReference && (job.dueOn === null || values.dueOn === null));
}

/** One rule for each title and machine; of its rows the latest done speaks for it. */
function decidePlans(
  drafts: readonly Draft[],
  likeOnBoard: ReturnType<typeof plansLike>,
  decisions: RowDecisions,
): void {
  const carriers = new Map<string, Draft>();
  const openRows = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = planKey(draft.values.title, draft.equipmentId);
    if (draft.job?.as === "open" && !openRows.has(key)) openRows.set(key, draft);
    if (!draft.rule || hasError(draft.problems) || draft.values.status === "cancelled") continue;
    const like = likeOnBoard(draft, draft.rule);
    if (like?.as === "title") continue;
    if (like) {
      const unasked = like.as === "service" ? "leave" : "add";
      draft.duplicate = possibleDuplicate(like.plan.title, draft.sourceRow, decisions, unasked);
      if (!draft.duplicate.isAdded) {
        joinService(draft, like.plan);
        continue;
      }
    }
    const carrier = carriers.get(key);
    if (!carrier || (draft.rule.lastDoneOn ?? "") > (carrier.rule?.lastDoneOn ?? "")) carriers.set(key, draft);
  }
  for (const [key, draft] of carriers) if (draft.rule) carryPlan(draft, draft.rule, openRows.get(key));
}

function carryPlan(draft: Draft, rule: RecurringRule, open: Draft | undefined): void {
  draft.plan = rule;
  draft.action = draft.action === "skip" ? "create" : draft.action;
  const title = draft.duplicate?.title;
  if (title) draft.problems.push(warningAt("interval", "imports:rowPlanPossiblyTwice", { title }));
  const isDueTold = open && (open.values.dueOn !== null || open.values.dueHours !== null);
  if (!isDueTold) draft.problems.push(...hoursUnknown(rule));
}

/** Of the rows of a machine whose hours nobody has read the first that goes by them. */
function firstByHours(hoursKnown: ReadonlySet<string>): (draft: Draft) => boolean {
  const asked = new Set(hoursKnown);
  return ({ equipmentId, plan, job, values, problems }) => {
    const isByHours = plan?.intervalHours != null || (job?.as === "open" && values.dueHours !== null);
    if (!equipmentId || !isByHours || hasError(problems) || asked.has(equipmentId)) return false;
    asked.add(equipmentId);
    return true;
  };
}

function takeHours(draft: Draft, hours: number | null): void {
  if (hours !== null) draft.hoursToday = hours;
  else draft.problems.push(warningAt("runningHours", "imports:rowMeterUnknown"));
}

/** The service is on board under a plainer name: its work is history of that plan, and its open job is there already. */
function joinService(draft: Draft, plan: ExistingJobPlan): void {
  draft.ofPlan = plan.id;
  if (draft.job?.as === "open") {
    delete draft.job;
    draft.action = "skip";
  }
  draft.problems.push(warningAt("interval", "imports:rowServiceOnBoard", { title: plan.title }));
}

const planKey = (title: string, equipmentId: string | null) => `${equipmentId ?? ""} ${identity(title)}`;

/** The plan on board that a row's rule is, is but for its name, or only comes round as often as. */
function plansLike(plans: readonly ExistingJobPlan[], machineNames: ReadonlyMap<string, string>) {
  const byTitle = new Map(plans.map((plan) => [planKey(plan.title, plan.equipmentId), plan]));
  const byMachine = groupedBy(plans, ({ equipmentId }) => equipmentId ?? "");
  return ({ values, equipmentId }: Draft, rule: RecurringRule) => {
    const named = byTitle.get(planKey(values.title, equipmentId));
    if (named) return { as: "title", plan: named } as const;
    if (equipmentId === null) return undefined;
    const machine = machineNames.get(equipmentId) ?? "";
    const often = (byMachine.get(equipmentId) ?? []).filter((plan) => isSameRhythm(plan, rule));
    const plain = often.find(({ title }) => isPlainService(title, machine));
    if (plain && isPlainService(values.title, machine)) return { as: "service", plan: plain } as const;
    return often[0] && ({ as: "rhythm", plan: often[0] } as const);
  };
}

function doerOf(
  { job, values }: Draft,
  personOf: ReturnType<typeof personFinder>,
  mayName: OnBoard["mayName"],
): string | null {
  const named = job?.as === "history" ? personOf(values.assignee) : null;
  return named !== null && mayName(named) ? named : null;
}

/** Names that no profile carries stay as words; what does not fit into the words of a job is told. */
function keptAsText({ action, job, values, doneBy }: Draft, personOf: ReturnType<typeof personFinder>): Problem[] {
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

function finished({ rule: _rule, isEquipmentSure: _isEquipmentSure, ...row }: Draft): PlannedJobRow {
  return hasError(row.problems) ? { ...row, action: "error" } : row;
}
