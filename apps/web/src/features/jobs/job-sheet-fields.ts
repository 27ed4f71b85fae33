import type { UpdateJobInput } from "@ymp/api/modules/jobs/jobs.schema";
import { defectFacts } from "@ymp/core/maintenance/defect-facts";
import { isSame } from "../../lib/forms/merge-fields.ts";
import type { Job } from "./job-sheet-data.ts";

/** Fields that are changed on the sheet itself. */
export const editedFields = [
  ...defectFacts,
  "department",
  "operationalEffect",
  "title",
  "description",
  "priority",
  "dueOn",
  "estimatedTenths",
  "location",
  "permitReference",
  "assigneeIds",
] as const;
export type EditedField = (typeof editedFields)[number];

export type JobPatch = Pick<UpdateJobInput, EditedField>;
export type EditedValue = JobPatch[EditedField];

/** What was meant, and what stood there when the person began. */
export interface JobEdit<Field extends EditedField = EditedField> {
  field: Field;
  value: JobPatch[Field];
  before: EditedValue;
}

/** It waits for a decision. `theirs` is the record as it was then. */
export interface EditConflict {
  edit: JobEdit;
  theirs: Job;
}

export function fieldOf(job: Job, field: EditedField): EditedValue {
  return field === "assigneeIds" ? job.assignees.map(({ id }) => id).toSorted() : job[field];
}

/** Nobody else changed it: it could not be saved, or the page went before it was. */
export const isOnlyUnsaved = ({ edit, theirs }: EditConflict) => isSame(fieldOf(theirs, edit.field), edit.before);

/** Whether it may be the value of a field: text, a figure, people or nothing. The server judges it as if it came from a form. */
export const isEdited = (value: unknown): value is EditedValue =>
  value === null || ["string", "number"].includes(typeof value) || Array.isArray(value);
