import { isAtLeast, type Role } from "../access/roles.ts";
import type { CalendarDate } from "../calendar-date.ts";
import type { Refusal } from "../errors.ts";
import { isOpen, type JobStatus } from "./job-flow.ts";
import { postponingRole } from "./postponing-role.ts";
import type { Due } from "./recurrence.ts";

export type Postponement = {
  status: JobStatus;
  byRole: Role;
  reason: string;
  /** Number or title of the risk assessment. */
  riskReference: string | null;
  old: Due;
  new: Due;
  isCritical: boolean;
  /** Set by an authority with its own date: condition of class, deficiency. */
  isConditionOfClass: boolean;
  isClassItem: boolean;
  /** Last day of the class window; null when unknown. */
  classWindowTo: CalendarDate | null;
  postponedCount: number;
};

export function judgePostponement(postponement: Postponement): Refusal[] {
  if (!isOpen(postponement.status)) return [{ messageKey: "job-refusals:notOpen" }];
  if (postponement.isConditionOfClass) return [{ messageKey: "job-refusals:conditionOfClass" }];
  return [...refusalsOfPerson(postponement), ...refusalsOfPapers(postponement), ...refusalsOfDate(postponement)];
}

const refusalForRole: Partial<Record<Role, string>> = {
  hod: "job-refusals:postponeNeedsHead",
  captain: "job-refusals:postponeNeedsCaptain",
  management: "job-refusals:postponeNeedsManagement",
};

function refusalsOfPerson(postponement: Postponement): Refusal[] {
  const needed = postponingRole(postponement);
  if (isAtLeast(postponement.byRole, needed)) return [];
  return [{ messageKey: refusalForRole[needed] ?? "errors:forbidden", params: { count: postponement.postponedCount } }];
}

function refusalsOfPapers({ reason, isCritical, riskReference }: Postponement): Refusal[] {
  const refusals: Refusal[] = [];
  if (!reason.trim()) refusals.push({ messageKey: "job-refusals:reasonMissing", field: "reason" });
  if (isCritical && !riskReference?.trim())
    refusals.push({ messageKey: "job-refusals:riskAssessmentMissing", field: "riskReference" });
  return refusals;
}

function refusalsOfDate({ old, new: moved, isClassItem, classWindowTo }: Postponement): Refusal[] {
  const isLater =
    (moved.dueOn !== null && (old.dueOn === null || moved.dueOn > old.dueOn)) ||
    (moved.dueTotal !== null && old.dueTotal !== null && moved.dueTotal > old.dueTotal);
  if (!isLater) return [{ messageKey: "job-refusals:newDueNotLater", field: "dueOn" }];
  if (!isClassItem) return [];
  if (!classWindowTo) return [{ messageKey: "job-refusals:classWindowUnknown", field: "dueOn" }];
  return moved.dueOn && moved.dueOn <= classWindowTo
    ? []
    : [{ messageKey: "job-refusals:beyondClassWindow", params: { windowTo: classWindowTo }, field: "dueOn" }];
}
