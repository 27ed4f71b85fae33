import { isAtLeast, type Role } from "../access/roles.ts";
import type { CalendarDate } from "../calendar-date.ts";
import type { Refusal } from "../errors.ts";
import { isOpen, type JobStatus } from "./job-flow.ts";

/** What is changed of a job by hand. The rest follows from what is done with it. */
export const jobFields = [
  "title",
  "description",
  "kind",
  "priority",
  "department",
  "equipmentId",
  "location",
  "dueOn",
  "estimatedTenths",
  "permitReference",
  "operationalEffect",
  "foundBy",
  "reportedBy",
  "rootCause",
  "temporaryRepair",
  "correctiveAction",
  "preventiveAction",
  "classNotice",
  "assigneeIds",
] as const;
export type JobField = (typeof jobFields)[number];

/**
 * Who may change a field: `crew` everybody who works on jobs, `raiser` also whoever raised the job, `head` a head of department and
 * above, `captain` the captain and above, `plan` nobody, since the plan says it.
 */
export type FieldHolder = "crew" | "raiser" | "head" | "captain" | "plan";

interface Holders {
  raised: FieldHolder;
  raisedCritical: FieldHolder;
  planned: FieldHolder;
  plannedCritical: FieldHolder;
}

const row = (
  raised: FieldHolder,
  raisedCritical: FieldHolder,
  planned: FieldHolder,
  plannedCritical: FieldHolder,
): Holders => ({ raised, raisedCritical, planned, plannedCritical });

const holders: Readonly<Record<JobField, Holders>> = {
  title: row("raiser", "raiser", "plan", "plan"),
  description: row("crew", "raiser", "head", "head"),
  kind: row("raiser", "head", "plan", "plan"),
  priority: row("raiser", "head", "head", "head"),
  department: row("raiser", "head", "head", "head"),
  equipmentId: row("raiser", "head", "plan", "plan"),
  location: row("crew", "crew", "crew", "crew"),
  dueOn: row("raiser", "head", "plan", "plan"),
  estimatedTenths: row("crew", "crew", "crew", "crew"),
  permitReference: row("crew", "crew", "crew", "crew"),
  operationalEffect: row("raiser", "head", "head", "head"),
  foundBy: row("crew", "crew", "crew", "crew"),
  reportedBy: row("raiser", "head", "head", "head"),
  rootCause: row("crew", "crew", "crew", "crew"),
  temporaryRepair: row("crew", "crew", "crew", "crew"),
  correctiveAction: row("crew", "crew", "crew", "crew"),
  preventiveAction: row("head", "head", "head", "head"),
  classNotice: row("head", "head", "head", "head"),
  assigneeIds: row("raiser", "head", "head", "head"),
};

/** Who may close a job that was not done: as grave as putting it off for good. */
const cancelHolders = row("raiser", "head", "head", "captain");

export interface EditedJob {
  readonly status: JobStatus;
  readonly kind: string;
  readonly priority: string;
  /** Of critical equipment. */
  readonly isCritical: boolean;
  readonly planId: string | null;
  readonly createdBy: string | null;
}

export interface JobEditor {
  readonly userId: string | null;
  readonly role: Role | null;
}

/** What classification society, flag or port State asks for is changed by whoever answers to them. */
const isOfAuthority = ({ kind }: Pick<EditedJob, "kind">) => kind === "class" || kind === "condition_of_class";

export function holderOf(
  field: JobField,
  job: Pick<EditedJob, "kind" | "priority" | "isCritical" | "planId">,
): FieldHolder {
  if (job.planId === null && isOfAuthority(job) && (field === "kind" || field === "dueOn")) return "captain";
  return holderIn(holders[field], job);
}

export const cancelHolderOf = (job: Weight): FieldHolder => holderIn(cancelHolders, job);

type Weight = Pick<EditedJob, "priority" | "isCritical" | "planId">;

function holderIn(of: Holders, { isCritical, priority, planId }: Weight): FieldHolder {
  if (isCritical || priority === "critical") return planId === null ? of.raisedCritical : of.plannedCritical;
  return planId === null ? of.raised : of.planned;
}

type Words = Readonly<Record<Exclude<FieldHolder, "crew">, string>>;

const fieldRefusals: Words = {
  raiser: "jobs:refusal.fieldOfRaiser",
  head: "jobs:refusal.fieldOfHead",
  captain: "jobs:refusal.fieldOfCaptain",
  plan: "jobs:refusal.fieldOfPlan",
};
const cancelRefusals: Words = {
  raiser: "jobs:refusal.cancelOfRaiser",
  head: "jobs:refusal.cancelOfHead",
  captain: "jobs:refusal.cancelOfCaptain",
  plan: "jobs:refusal.fieldOfPlan",
};

/** Whether this person may change the field as the job stands; nothing where they may. */
export function judgeFieldChange(field: JobField, job: EditedJob, editor: JobEditor): Refusal[] {
  if (!isOpen(job.status)) return [{ messageKey: "jobs:refusal.notOpen", field }];
  return judgeHolder(holderOf(field, job), fieldRefusals, job, editor).map((refusal) => ({ ...refusal, field }));
}

/** Whether this person may close the job without its being done. */
export const judgeCancelling = (job: EditedJob, editor: JobEditor): Refusal[] =>
  judgeHolder(cancelHolderOf(job), cancelRefusals, job, editor);

function judgeHolder(holder: FieldHolder, words: Words, job: EditedJob, editor: JobEditor): Refusal[] {
  return holder === "crew" || isHeld(holder, job, editor) ? [] : [{ messageKey: words[holder] }];
}

function isHeld(holder: Exclude<FieldHolder, "crew">, { createdBy }: EditedJob, { userId, role }: JobEditor): boolean {
  if (holder === "plan" || role === null) return false;
  if (holder === "captain") return isAtLeast(role, "captain");
  return isAtLeast(role, "hod") || (holder === "raiser" && userId !== null && createdBy === userId);
}

/** Everybody may take a job on, or give up one they have. */
export function concernsOnlySelf(
  before: readonly string[],
  after: readonly string[],
  profileId: string | null | undefined,
): boolean {
  const changed = [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
  return changed.every((id) => id === profileId);
}

export interface StandingDue {
  readonly dueOn: CalendarDate | null;
  readonly dueTotal: number | null;
  readonly originalDueOn: CalendarDate | null;
}

/** A date may be set and brought forward by hand. Later, or none, is a postponement: it wants a reason and who may allow it. */
export function judgeNewDue({ dueOn, dueTotal, originalDueOn }: StandingDue, wanted: CalendarDate | null): Refusal[] {
  const wasSet = dueOn !== null || dueTotal !== null || originalDueOn !== null;
  const isPutOff = wanted === null ? wasSet : dueOn !== null && wanted > dueOn;
  return isPutOff ? [{ messageKey: "jobs:refusal.postponeInstead", field: "dueOn" }] : [];
}
