import type { FieldEditor } from "@ymp/core/access/field-policy";
import type { Access } from "@ymp/core/access/resolve-access";
import { can } from "@ymp/core/access/resolve-access";
import { type Department, isAtLeast, type Role } from "@ymp/core/access/roles";
import { type CalendarDate, daysBetween, type Interval } from "@ymp/core/calendar-date";
import { classAllowances } from "@ymp/core/maintenance/class-items";
import { type ClassWork, judgeWhoCredits, mayCompleteForClass } from "@ymp/core/maintenance/class-work";
import { judgeTakingBack } from "@ymp/core/maintenance/completed-job-fields";
import { forecastDate } from "@ymp/core/maintenance/counters";
import {
  type DueJudgement,
  type DueTerms,
  dueBucketOf,
  graceDaysOf,
  graceTenthsOf,
  judgeDue,
  leadDaysOf,
  planningDate,
} from "@ymp/core/maintenance/due-state";
import { changeableJobFields, type EditedJob, judgeCancelling } from "@ymp/core/maintenance/job-fields";
import { type Doer, isOpen, type JobStatus, judgeVerification, nextStatuses } from "@ymp/core/maintenance/job-flow";
import { isWaiting, type PlanTrigger } from "@ymp/core/maintenance/plan-triggers";
import { postponingRole } from "@ymp/core/maintenance/postponing-role";
import { type PlanRule, planRuleSchema } from "@ymp/core/maintenance/recurrence";
import { gradeWork } from "@ymp/core/maintenance/work-grade";
import type { PlanRuleInput } from "./plans.schema.ts";

export interface RuleColumns {
  trigger: PlanTrigger;
  intervalCount?: number | null;
  intervalUnit?: Interval["unit"] | null;
  counterInterval?: number | null;
  mode: "fixed" | "floating";
  anchorOn?: CalendarDate | null;
  windowBeforeDays: number;
}

export function intervalOf(rule: Pick<RuleColumns, "intervalCount" | "intervalUnit">): Interval | null {
  return rule.intervalCount && rule.intervalUnit ? { n: rule.intervalCount, unit: rule.intervalUnit } : null;
}

/** @throws ZodError when a stored rule lacks what its trigger needs */
export function planRuleOf(row: RuleColumns): PlanRule {
  if (isWaiting(row.trigger)) return { trigger: row.trigger };
  const interval = intervalOf(row);
  const schedule =
    row.mode === "fixed"
      ? { mode: row.mode, interval, anchorOn: row.anchorOn, windowBeforeDays: row.windowBeforeDays }
      : { mode: row.mode, interval };
  return planRuleSchema.parse({
    trigger: row.trigger,
    schedule: row.trigger === "counter" ? undefined : schedule,
    counterInterval: row.trigger === "calendar" ? undefined : row.counterInterval,
  });
}

/** What is kept of a rule: nothing that its trigger has no use for, as jobs would take it over all the same. */
export function ruleColumnsOf(rule: PlanRuleInput) {
  const waits = isWaiting(rule.trigger);
  const byDate = !waits && rule.trigger !== "counter";
  const byCounter = !waits && rule.trigger !== "calendar";
  const isFixed = byDate && rule.mode === "fixed";
  return {
    trigger: rule.trigger,
    triggerEvent: rule.trigger === "event" ? (rule.event ?? null) : null,
    ...measuredColumns(rule),
    dueWithinDays: waits ? (rule.dueWithinDays ?? null) : null,
    intervalCount: byDate ? (rule.intervalCount ?? null) : null,
    intervalUnit: byDate ? (rule.intervalUnit ?? null) : null,
    counterInterval: byCounter ? (rule.counterInterval ?? null) : null,
    mode: isFixed ? ("fixed" as const) : ("floating" as const),
    anchorOn: isFixed ? (rule.anchorOn ?? null) : null,
    windowBeforeDays: isFixed ? rule.windowBeforeDays : 0,
    graceDays: byDate ? (rule.graceDays ?? null) : null,
    graceTenths: byCounter ? (rule.graceTenths ?? null) : null,
    leadDays: waits ? null : (rule.leadDays ?? null),
  };
}

function measuredColumns({ trigger, measured }: PlanRuleInput) {
  const { name = null, unit = null, min = null, max = null } = (trigger === "condition" && measured) || {};
  return { measuredName: name, measuredUnit: unit, measuredMin: min, measuredMax: max };
}

/** What a job takes over from its machine and its plan; asked by whatever raises, moves or regrades one. */
export function gradesOf<Priority extends string>(
  work: { kind: string; priority: Priority },
  ground: {
    machine: { isCritical: boolean } | null | undefined;
    plan?:
      | (Partial<PlanRuleInput> & {
          isCritical: boolean;
          needsVerification: boolean;
          classWindowMonths?: number | null;
        })
      | null
      | undefined;
    /** An item of class is neither early nor late within its window, which is about the date it had first. */
    due?: { dueOn: CalendarDate | null; originalDueOn: CalendarDate | null };
  },
) {
  const { due } = ground;
  const grade = gradeWork(work, ground);
  const isClassItem = work.kind === "class" || work.kind === "condition_of_class";
  const window = work.kind === "class" ? ground.plan?.classWindowMonths : null;
  return {
    ...grade,
    ...allowancesOf(ground.plan ?? {}, { isCritical: grade.isCritical, isClassItem }),
    ...(due?.dueOn && window ? classAllowances(due.dueOn, window, due.originalDueOn ?? due.dueOn) : {}),
  };
}

/** Grace and lead that a job takes over from its rule, worked out once so that lists can be filtered by them. */
function allowancesOf(rule: Partial<PlanRuleInput>, facts: { isCritical: boolean; isClassItem: boolean }) {
  const terms = {
    interval: intervalOf(rule),
    counterInterval: rule.counterInterval ?? null,
    leadDays: rule.leadDays ?? null,
    graceDays: rule.graceDays ?? null,
    graceTenths: rule.graceTenths ?? null,
    ...facts,
  };
  return {
    graceDays: graceDaysOf(terms),
    graceTenths: graceTenthsOf(terms),
    leadDays: leadDaysOf(terms),
    leadTenths: Math.floor((rule.counterInterval ?? 0) / 10),
  };
}

export interface DueColumns {
  dueOn: CalendarDate | null;
  dueTotal: number | null;
  plannedOn: CalendarDate | null;
  graceDays: number;
  graceTenths: number;
  leadDays: number;
  intervalCount: number | null;
  intervalUnit: Interval["unit"] | null;
  counterInterval: number | null;
  lastTotal: number | null;
}

/**
 * How far a job is on its way to being due, in words' raw material.
 *
 * @param raisedOn asked for where the job has a date and no interval of its own
 */
export function dueOf(
  job: DueColumns,
  today: CalendarDate,
  raisedOn: () => CalendarDate,
): DueJudgement & { bucket: ReturnType<typeof dueBucketOf> } {
  const sinceRaised = (dueOn: CalendarDate): Interval => ({
    n: Math.max(1, daysBetween(raisedOn(), dueOn)),
    unit: "day",
  });
  const terms: DueTerms = {
    dueOn: job.dueOn,
    dueTotal: job.dueTotal,
    interval: intervalOf(job) ?? (job.dueOn ? sinceRaised(job.dueOn) : null),
    counterInterval: job.counterInterval,
    leadDays: job.leadDays,
    graceDays: job.graceDays,
    graceTenths: job.graceTenths,
    // Critical work was given no grace when the job was made.
    isCritical: false,
    isClassItem: false,
  };
  const judgement = judgeDue(terms, today, job.lastTotal);
  return { ...judgement, bucket: dueBucketOf(judgement.state, job.plannedOn, today) };
}

const dayMs = 86_400_000;

export interface CounterState {
  lastTotal: number | null;
  lastReadOn: CalendarDate | null;
  /** Tenths a day. */
  dailyAverage: number | null;
}

/** The earlier of the date and the day on which the counter is expected to reach its figure. */
export function plannedOnOf(
  due: { dueOn: CalendarDate | null; dueTotal: number | null },
  counter: CounterState | null,
): CalendarDate | null {
  if (due.dueTotal === null || !counter || counter.lastTotal === null || !counter.lastReadOn) return due.dueOn;
  const rate = counter.dailyAverage ? { gained: counter.dailyAverage, elapsedMs: dayMs } : null;
  return planningDate(
    due.dueOn,
    forecastDate(due.dueTotal, { total: counter.lastTotal, readOn: counter.lastReadOn }, rate),
  );
}

/** Anyone who works on board without a profile there belongs to the company. What a list brought was done by some of the crew. */
export function doerOf(
  profile: { userId: string | null; role: Role } | undefined,
  completion: { createdBy: string | null; importId: string | null } | undefined,
): Doer {
  const recordedBy = completion?.createdBy ?? null;
  if (profile) return { id: profile.userId, role: profile.role, recordedBy };
  const isOfCompany = recordedBy !== null && completion?.importId === null;
  return { id: null, role: isOfCompany ? "management" : "crew", recordedBy };
}

export interface JobFacts extends EditedJob, Pick<ClassWork, "plan"> {
  postponedCount: number;
  department: Department | null;
  doer: Doer;
  needsVerification: boolean;
}

/** What the reader may do with this job; buttons follow it and the services hold to it. */
export function permissionsOn(job: JobFacts, access: Access, editor: FieldEditor) {
  const mayEdit = can(access, "jobs:edit");
  const isInsider = mayEdit && !access.seesOnlyShared;
  const open = isOpen(job.status);
  const reaches = (status: JobStatus) => nextStatuses(job.status).includes(status);
  const role = access.role ?? "user";
  const verifier = { id: editor.userId ?? "system", role };
  const mayVerify = isInsider && isAtLeast(role, "hod") && judgeVerification("done", job.doer, verifier).length === 0;
  return {
    edit: isInsider && open,
    /** Fields that this person may change by hand; everybody may take the job on besides. */
    fields: isInsider ? changeableJobFields(job, editor) : [],
    work: mayEdit && open,
    start: mayEdit && reaches("in_progress") && open,
    complete: mayEdit && reaches("done") && mayCompleteForClass(job, editor),
    /** Whether it is theirs to say who credited the work. */
    credit: isInsider && judgeWhoCredits(job, editor).length === 0,
    wait: mayEdit && open && job.status !== "postponed",
    postpone: isInsider && open && job.kind !== "condition_of_class" && isAtLeast(role, postponingRole(job)),
    cancel: isInsider && reaches("cancelled") && judgeCancelling(job, editor).length === 0,
    reopen: isInsider && judgeTakingBack(job, editor, { following: [], mayVerify, reason: "asked" }).length === 0,
    verify: mayVerify && job.status === "done",
    comment: mayEdit,
    attach: mayEdit && job.status !== "verified" && job.status !== "cancelled",
    /** Outsiders neither see what is in the stores nor take from them. */
    stores: !access.seesOnlyShared,
    followUp: isInsider,
  };
}
export type JobPermissions = ReturnType<typeof permissionsOn>;
