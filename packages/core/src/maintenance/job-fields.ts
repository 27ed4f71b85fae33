import {
  changeableFields,
  type FieldEditor,
  fieldPolicy,
  fieldsOf,
  type HeldRecord,
  judgeField,
} from "../access/field-policy.ts";
import type { CalendarDate } from "../calendar-date.ts";
import type { Refusal } from "../errors.ts";
import { isOpen, type JobStatus } from "./job-flow.ts";

/** The fields of a job that people edit; the others follow from actions. Its maker is the person who raised it. */
export const jobPolicy = fieldPolicy({
  states: [
    "raised",
    "raised, critical",
    "of class",
    "of class, critical",
    "of a plan",
    "of a plan, critical",
    "closed",
  ],
  rows: {
    title: ["maker", "maker", "maker", "maker", "nobody", "nobody", "nobody"],
    description: ["crew", "maker", "crew", "maker", "head", "head", "nobody"],
    kind: ["maker", "head", "captain", "captain", "nobody", "nobody", "nobody"],
    priority: ["maker", "head", "maker", "head", "head", "captain", "nobody"],
    department: ["maker", "head", "maker", "head", "head", "head", "nobody"],
    equipmentId: ["maker", "head", "maker", "head", "nobody", "nobody", "nobody"],
    location: ["crew", "crew", "crew", "crew", "crew", "crew", "nobody"],
    dueOn: ["maker", "head", "captain", "captain", "nobody", "nobody", "nobody"],
    estimatedTenths: ["crew", "crew", "crew", "crew", "crew", "crew", "nobody"],
    permitReference: ["crew", "crew", "crew", "crew", "crew", "crew", "nobody"],
    operationalEffect: ["maker", "head", "maker", "head", "head", "head", "nobody"],
    foundBy: ["crew", "crew", "crew", "crew", "crew", "crew", "nobody"],
    reportedBy: ["maker", "head", "maker", "head", "head", "head", "nobody"],
    rootCause: ["crew", "crew", "crew", "crew", "crew", "crew", "nobody"],
    temporaryRepair: ["crew", "crew", "crew", "crew", "crew", "crew", "nobody"],
    correctiveAction: ["crew", "crew", "crew", "crew", "crew", "crew", "nobody"],
    preventiveAction: ["head", "head", "head", "head", "head", "head", "nobody"],
    classNotice: ["head", "head", "head", "head", "head", "head", "nobody"],
    assigneeIds: ["maker", "head", "maker", "head", "head", "head", "nobody"],
  },
  heads: "any",
  words: {
    maker: "job-refusals:fieldOfRaiser",
    head: "job-refusals:fieldOfHead",
    captain: "job-refusals:fieldOfCaptain",
    nobody: "job-refusals:fieldOfPlan",
    closed: "job-refusals:notOpen",
  },
});
export const jobFields = fieldsOf(jobPolicy);
export type JobField = (typeof jobFields)[number];
export type JobState = (typeof jobPolicy.states)[number];

/** Who may close a job that was not done: as grave as putting it off for good. What class asked for is lifted by class alone. */
export const cancelPolicy = fieldPolicy({
  states: jobPolicy.states,
  rows: { cancel: ["maker", "head", "nobody", "nobody", "head", "captain", "nobody"] },
  heads: "any",
  words: {
    maker: "job-refusals:cancelOfRaiser",
    head: "job-refusals:cancelOfHead",
    captain: "job-refusals:cancelOfCaptain",
    "of class": "job-refusals:classNotCancelled",
    "of class, critical": "job-refusals:classNotCancelled",
    closed: "job-refusals:notOpen",
  },
});

export interface EditedJob {
  readonly status: JobStatus;
  readonly kind: string;
  readonly priority: string;
  /** Of critical equipment. */
  readonly isCritical: boolean;
  readonly planId: string | null;
  readonly createdBy: string | null;
}

/** Requirements of the classification society, flag or port State are changed by the people who answer to them. */
export const isOfAuthority = ({ kind }: Pick<EditedJob, "kind">) => kind === "class" || kind === "condition_of_class";

export function jobState(job: EditedJob): JobState {
  if (!isOpen(job.status)) return "closed";
  const isCritical = job.isCritical || job.priority === "critical";
  if (job.planId !== null) return isCritical ? "of a plan, critical" : "of a plan";
  if (isOfAuthority(job)) return isCritical ? "of class, critical" : "of class";
  return isCritical ? "raised, critical" : "raised";
}

const heldJob = (job: EditedJob): HeldRecord<JobState> => ({
  state: jobState(job),
  createdBy: job.createdBy,
  department: null,
});

/** Whether this person may change the field as the job is; nothing where they may. */
export const judgeFieldChange = (field: JobField, job: EditedJob, editor: FieldEditor): Refusal[] =>
  judgeField(jobPolicy, field, heldJob(job), editor);

export const changeableJobFields = (job: EditedJob, editor: FieldEditor): JobField[] =>
  changeableFields(jobPolicy, heldJob(job), editor);

/** Whether this person may close the job without its being done. A plan's job of class is of class here. */
export function judgeCancelling(job: EditedJob, editor: FieldEditor): Refusal[] {
  const judged = isOfAuthority(job) ? { ...job, planId: null } : job;
  return judgeField(cancelPolicy, "cancel", heldJob(judged), editor).map(({ messageKey }) => ({ messageKey }));
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
  return isPutOff ? [{ messageKey: "job-refusals:postponeInstead", field: "dueOn" }] : [];
}
