import { newId } from "@ymp/core/ids";
import type { VesselScope } from "../../context.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import { stampOf } from "../../kit/stamp.ts";
import type { JobParticulars } from "../../platform/imports/job-rows.ts";
import type { PlannedJobRow } from "../../platform/imports/planned-jobs.ts";
import { gradesOf } from "../jobs/jobs.rules.ts";
import { dateOf, tenthsOf } from "./new-plans.ts";
import type { EquipmentRecordRow, JobRecordRow } from "./writing.repository.ts";

/** What a task row leads to on board. */
export interface JobGround {
  machine: EquipmentRecordRow | undefined;
  counterId: string | null;
  planId: string | null;
  personId: string | null;
  importId: string;
  words: KeptWords;
}

/** How the import writes what no field of a job holds, in its own language. */
export interface KeptWords {
  word: (field: "assignee" | "dueHours" | "reportedBy" | "reportedOn" | "cause") => string;
  day: (on: string) => string;
}

/** Files tell the day only; noon is that day in every zone a vessel keeps. */
export const doneAtOf = (on: string | null): Date | null => (on ? new Date(`${on}T12:00:00Z`) : null);

/** The job a task row becomes when it is not the occurrence of a new plan. */
export function jobRowOf(scope: VesselScope, row: PlannedJobRow, ground: JobGround, number: number): JobRecordRow {
  const { values } = row;
  const { machine, counterId, planId, personId, importId, words } = ground;
  const isDone = row.job?.as === "history";
  const grades = gradesOf(values, { machine });
  const dueOn = dateOf(values.dueOn);
  const dueTotal = values.dueHours === null || !counterId ? null : tenthsOf(values.dueHours);
  return {
    ...stampOf(scope, newId()),
    version: 1,
    number,
    year: Number(shipsDay(scope).slice(0, 4)),
    planId,
    occurrence: null,
    equipmentId: row.equipmentId,
    sectionId: null,
    title: values.title,
    description: isDone
      ? joined([values.description, factsOf(unfielded(values), words)])
      : openText(values, { personId, hasMeter: counterId !== null, words }),
    kind: values.kind,
    status: isDone ? "done" : values.status,
    department: values.department ?? machine?.department ?? null,
    location: machine?.location ?? null,
    dueOn,
    counterId,
    dueTotal,
    originalDueOn: dueOn,
    originalDueTotal: dueTotal,
    plannedOn: dueOn,
    ...grades,
    // What was closed elsewhere stays as it was recorded there, and waits for nobody.
    ...(isDone ? { priority: values.priority, needsVerification: false } : {}),
    postponedCount: 0,
    waitingNote: null,
    cause: null,
    estimatedTenths: values.estimatedHours === null ? null : tenthsOf(values.estimatedHours),
    startedAt: null,
    ...completionOf(row),
    verifiedAt: null,
    verifiedBy: null,
    permitReference: null,
    riskReference: null,
    costMinor: null,
    currency: null,
    previousJobId: null,
    foundDuringJobId: null,
    operationalEffect: null,
    foundBy: null,
    reportedBy: isDefect(values) ? values.reportedBy : null,
    rootCause: isDefect(values) ? values.cause : null,
    temporaryRepair: null,
    correctiveAction: null,
    preventiveAction: null,
    classNotice: null,
    needsTriage: false,
    triagedAt: null,
    triagedBy: null,
    cancelReason: null,
    archivedAt: null,
    importId,
  };
}

const joined = (texts: readonly (string | null)[]) => texts.filter(Boolean).join("\n\n") || null;

const isDefect = ({ kind }: JobParticulars) => kind === "defect";

/** A defect has fields for who reported it and why it came about; other jobs keep them as words. */
const unfielded = (values: JobParticulars): JobParticulars =>
  isDefect(values) ? { ...values, reportedBy: null, cause: null } : values;

/** Who reported a defect, when, and what caused it, a line for each. */
export function factsOf({ reportedBy, reportedOn, cause }: JobParticulars, { word, day }: KeptWords): string {
  const facts = [
    ["reportedBy", reportedBy],
    ["reportedOn", reportedOn && day(reportedOn)],
    ["cause", cause],
  ] as const;
  return facts.flatMap(([field, text]) => (text ? [`${word(field)}: ${text}`] : [])).join("\n");
}

/** The words of an open job: its description, and what the file says of it that no field of a job can hold. */
export function openText(
  values: JobParticulars,
  { personId, hasMeter, words }: { personId: string | null; hasMeter: boolean; words: KeptWords },
): string | null {
  const { description, remarks, assignee, dueHours } = values;
  const lines = [
    factsOf(unfielded(values), words),
    assignee && !personId ? `${words.word("assignee")}: ${assignee}` : "",
    dueHours !== null && !hasMeter ? `${words.word("dueHours")}: ${dueHours}` : "",
  ];
  return joined([description, remarks, lines.filter(Boolean).join("\n")]);
}

/** What the row tells of the work that was done; all absent while it is open. */
export function completionOf({ job, values, doneBy }: PlannedJobRow) {
  const isDone = job?.as === "history";
  const named = doneBy === null ? values.assignee : null;
  const workDone = [values.remarks, named].filter(Boolean).join("\n") || null;
  return {
    doneAt: isDone ? doneAtOf(values.completedOn) : null,
    doneTotal: isDone && values.completedHours !== null ? tenthsOf(values.completedHours) : null,
    doneByProfileId: isDone ? doneBy : null,
    workDone: isDone ? workDone : null,
    spentTenths: null,
  };
}

export function historyRowOf(scope: VesselScope, job: JobRecordRow, importId: string) {
  return {
    ...stampOf(scope, newId()),
    jobId: job.id,
    planId: job.planId,
    equipmentId: job.equipmentId,
    outcome: "done" as const,
    title: job.title,
    doneAt: job.doneAt ?? scope.now,
    dueOn: job.dueOn,
    doneByProfileId: job.doneByProfileId,
    workDone: job.workDone,
    spentTenths: job.spentTenths,
    total: job.doneTotal,
    parts: [],
    importId,
  };
}
