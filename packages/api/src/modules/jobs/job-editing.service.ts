import { assertAllowed } from "@ymp/core/errors";
import {
  concernsOnlySelf,
  type JobField,
  jobFields,
  judgeFieldChange,
  judgeNewDue,
} from "@ymp/core/maintenance/job-fields";
import { statusOn } from "@ymp/core/maintenance/job-flow";
import type { VesselScope } from "../../context.ts";
import { editorOf } from "../../kit/field-editing.ts";
import { shipsDay } from "../../kit/ships-day.ts";
import type { JobRecordRow } from "./jobs.repository.ts";
import type { UpdateJobInput } from "./jobs.schema.ts";

/** Fields that are there already are no change: a form may send them along. */
type WantedFields = Partial<Omit<UpdateJobInput, "id" | "version" | "base">>;

/**
 * Holds every change by hand to `jobFields`, one by one or of many jobs at once.
 * @throws AppError conflict with a fault at each field that may not be changed
 */
export function expectMayChange(
  scope: VesselScope,
  job: JobRecordRow,
  wanted: WantedFields,
  assigneesBefore: readonly string[],
): void {
  const judged = { ...job, status: statusOn(job.status, job.dueOn, shipsDay(scope)) };
  const changed = jobFields.filter((field) => isChanged(field, job, wanted, assigneesBefore));
  const refusals = changed.flatMap((field) => {
    if (field === "assigneeIds" && mayTakeOn(scope, judged, wanted, assigneesBefore)) return [];
    return judgeFieldChange(field, judged, editorOf(scope));
  });
  if (wanted.dueOn !== undefined && changed.includes("dueOn") && refusals.length === 0)
    refusals.push(...judgeNewDue(job, wanted.dueOn));
  assertAllowed(refusals, "conflict");
}

function isChanged(field: JobField, job: JobRecordRow, wanted: WantedFields, assignees: readonly string[]): boolean {
  if (wanted[field] === undefined) return false;
  if (field === "assigneeIds") return !isSameSet(wanted.assigneeIds ?? [], assignees);
  return (wanted[field] ?? null) !== (job[field] ?? null);
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

function mayTakeOn(
  scope: VesselScope,
  job: Parameters<typeof judgeFieldChange>[1],
  { assigneeIds = [] }: WantedFields,
  before: readonly string[],
): boolean {
  // Open to everybody as long as the job is.
  const isOpen = judgeFieldChange("location", job, editorOf(scope)).length === 0;
  return isOpen && concernsOnlySelf(before, assigneeIds, scope.profileId);
}
