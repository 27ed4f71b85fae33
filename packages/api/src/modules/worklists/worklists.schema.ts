import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { idSchema } from "@ymp/core/id-schema";
import { worklistGroupings } from "@ymp/core/lists";
import { copiedJobs, worklistKinds } from "@ymp/core/maintenance/worklist";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { jobFilters } from "../jobs/jobs.schema.ts";

/** More would not be read on paper, and no yard takes it as one list. */
export const mostJobs = 500;

const name = nameSchema(120, "worklists:nameMissing");
const version = z.int().min(1);
const jobIds = z.array(idSchema).min(1, "worklists:chooseJobs").max(mostJobs);
const period = { startsOn: calendarDateSchema.nullish(), endsOn: calendarDateSchema.nullish() };

function refuseBackwardPeriod(
  { startsOn, endsOn }: { startsOn?: string | null; endsOn?: string | null },
  issues: z.RefinementCtx,
): void {
  if (startsOn && endsOn && endsOn < startsOn)
    issues.addIssue({ code: "custom", path: ["endsOn"], message: "worklists:endsBeforeStart" });
}

/** Filters within a list. They stand in the address, on paper and in the file alike. */
export const worklistFilters = jobFilters
  .pick({ search: true, statuses: true, priorities: true, departments: true, assigneeId: true })
  .extend({ state: z.enum(["open", "archive", "all"]).default("all"), isAdditional: z.boolean().optional() });
export type WorklistFilters = z.infer<typeof worklistFilters>;

export const listWorklistsInput = z.object({
  ...pageInput.shape,
  search: z.string().trim().max(200).optional(),
  state: z.enum(["open", "closed", "all"]).default("open"),
  kinds: z.array(z.enum(worklistKinds)).max(4).optional(),
});
export type ListWorklistsInput = z.infer<typeof listWorklistsInput>;

export const worklistIdInput = z.object({ id: idSchema });
export const worklistHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export const worklistEntriesInput = worklistFilters.extend({ id: idSchema });

const worklistFields = z.object({
  name,
  kind: z.enum(worklistKinds).optional(),
  description: z
    .string()
    .trim()
    .max(5000, "errors:tooLong")
    .transform((text) => text || null)
    .nullish(),
  ...period,
});
/** What the form of a worklist holds. */
export const worklistFormSchema = worklistFields.superRefine(refuseBackwardPeriod);
/**
 * What is left out stays as it is. `base` are the changed fields as the writer saw them: with it an older version is taken as
 * long as nobody else changed the same fields.
 */
export const saveWorklistInput = z
  .object({
    id: idSchema,
    /** Absent for a new list. */
    version: version.optional(),
    base: worklistFields.partial().optional(),
    ...worklistFields.partial().shape,
  })
  .superRefine(refuseBackwardPeriod)
  .refine((input) => input.version !== undefined || input.name !== undefined, {
    path: ["name"],
    error: "worklists:nameMissing",
  });
export type SaveWorklistInput = z.infer<typeof saveWorklistInput>;

export const addJobsInput = z.object({ id: idSchema, jobIds });
export const removeJobsInput = z.object({ id: idSchema, jobIds });
/** `beforeJobId` null: to the end. */
export const moveJobInput = z.object({ id: idSchema, jobId: idSchema, beforeJobId: idSchema.nullable() });
export const setNoteInput = z.object({
  id: idSchema,
  jobId: idSchema,
  note: z.string().trim().max(1000, "errors:tooLong").nullable(),
  /** Of the job's place on the list as the writer saw it; without it there was no note. */
  version: version.optional(),
  base: z.object({ note: z.string().max(1000).nullable() }).optional(),
});

export const versionedWorklistInput = z.object({ id: idSchema, version });
export const unfreezeInput = versionedWorklistInput.extend({
  reason: z.string().trim().min(3, "worklists:reasonMissing").max(1000, "errors:tooLong"),
});

export const copyWorklistInput = z
  .object({ id: idSchema, newId: idSchema, name, which: z.enum(copiedJobs).default("open"), ...period })
  .superRefine(refuseBackwardPeriod);
export type CopyWorklistInput = z.infer<typeof copyWorklistInput>;

/** Without `jobIds` every job that is on the list now. */
export const shareWorklistInput = z.object({ id: idSchema, profileId: idSchema, jobIds: jobIds.optional() });

export const exportWorklistInput = worklistEntriesInput.extend({
  group: z.enum(worklistGroupings).default("none"),
  format: z.enum(["csv", "xlsx", "pdf"]),
  locale: z.enum(locales).default("en"),
});
export type ExportWorklistInput = z.infer<typeof exportWorklistInput>;

export const printWorklistInput = exportWorklistInput.omit({ format: true });
export type PrintWorklistInput = z.infer<typeof printWorklistInput>;
