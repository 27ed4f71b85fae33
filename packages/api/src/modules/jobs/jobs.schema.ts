import { departments } from "@ymp/core/access/roles";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedAtSchema, happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { jobKinds, jobPriorities, jobSorts, jobStates, longestSearchText } from "@ymp/core/lists";
import { classStates, classSurveys, creditCapacities } from "@ymp/core/maintenance/class-items";
import { classNotices, findingWays, operationalEffects } from "@ymp/core/maintenance/defect-facts";
import { dueBuckets } from "@ymp/core/maintenance/due-state";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import { nameSchema } from "@ymp/core/name-schema";
import { pageInput } from "@ymp/core/page";
import { hasThreeDecimals } from "@ymp/core/quantity";
import { signingSchema } from "@ymp/core/signature-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

export const jobTitleSchema = nameSchema(200, "job-refusals:titleMissing");
export const longTextSchema = z.string().trim().max(10_000, "errors:tooLong");
export const tenthsSchema = z.int().min(0).max(1_000_000_000);
export const quantitySchema = z.number().min(0).max(100_000).refine(hasThreeDecimals, "inventory:fault.decimals");
export const versionSchema = z.int().min(1);
const name = nameSchema(200, "job-refusals:nameMissing");
const findings = z.string().trim().max(4000, "errors:tooLong");

/** What is written down of a defect; see `defectFacts`. */
const defectFields = {
  operationalEffect: z.enum(operationalEffects).nullish(),
  foundBy: z.enum(findingWays).nullish(),
  reportedBy: z.string().trim().max(200, "errors:tooLong").nullish(),
  rootCause: findings.nullish(),
  temporaryRepair: findings.nullish(),
  correctiveAction: findings.nullish(),
  preventiveAction: findings.nullish(),
  classNotice: z.enum(classNotices).nullish(),
};

/** Filters of the list. They stand in the address, so a link is a saved view. */
export const jobFilters = z.object({
  search: z.string().trim().max(longestSearchText).optional(),
  state: z.enum(jobStates).default("open"),
  statuses: z.array(z.enum(jobStatuses)).max(9).optional(),
  buckets: z.array(z.enum(dueBuckets)).max(6).optional(),
  isOverdue: z.boolean().optional(),
  priorities: z.array(z.enum(jobPriorities)).max(4).optional(),
  kinds: z.array(z.enum(jobKinds)).max(7).optional(),
  departments: z.array(z.enum(departments)).max(6).optional(),
  equipmentId: idSchema.optional(),
  /** A person, or anyone who asks. */
  assigneeId: z.union([z.literal("me"), z.literal("nobody"), idSchema]).optional(),
  dueFrom: calendarDateSchema.optional(),
  dueBy: calendarDateSchema.optional(),
  isCritical: z.boolean().optional(),
  /** Raised and not yet accepted. */
  isNew: z.boolean().optional(),
});
export type JobFilters = z.infer<typeof jobFilters>;

export const listJobsInput = jobFilters.extend({
  ...pageInput.shape,
  sort: z.enum(jobSorts).default("due"),
  descending: z.boolean().default(false),
});
export type ListJobsInput = z.infer<typeof listJobsInput>;

export const jobIdInput = z.object({ id: idSchema });

export const createJobInput = z.object({
  id: idSchema,
  title: jobTitleSchema,
  description: longTextSchema.nullish(),
  kind: z
    .enum(["defect", "inspection", "project", "request", "class", "condition_of_class", "planned"])
    .default("request"),
  priority: z.enum(jobPriorities).default("normal"),
  department: z.enum(departments).nullish(),
  equipmentId: idSchema.nullish(),
  sectionId: idSchema.nullish(),
  location: z.string().trim().max(200).nullish(),
  dueOn: calendarDateSchema.nullish(),
  dueTotal: tenthsSchema.nullish(),
  estimatedTenths: z.int().min(0).max(100_000).nullish(),
  assigneeIds: z.array(idSchema).max(30).default([]),
  tasks: z.array(jobTitleSchema).max(100).default([]),
  fileIds: z.array(idSchema).max(50).default([]),
  ...defectFields,
  foundDuringJobId: idSchema.nullish(),
});
export type CreateJobInput = z.infer<typeof createJobInput>;

const changedJobFields = z.object({
  title: jobTitleSchema.optional(),
  description: longTextSchema.nullable().optional(),
  priority: z.enum(jobPriorities).optional(),
  kind: z.enum(jobKinds).optional(),
  department: z.enum(departments).nullable().optional(),
  equipmentId: idSchema.nullable().optional(),
  location: z.string().trim().max(200).nullable().optional(),
  dueOn: calendarDateSchema.nullable().optional(),
  estimatedTenths: z.int().min(0).max(100_000).nullable().optional(),
  permitReference: z.string().trim().max(100).nullable().optional(),
  ...defectFields,
  assigneeIds: z.array(idSchema).max(30).optional(),
});
/** With `base`, the changed fields as the writer saw them, an older version is taken while nobody else changed the same. */
export const updateJobInput = changedJobFields.extend({
  ...{ id: idSchema, version: versionSchema },
  base: changedJobFields.optional(),
});
export type UpdateJobInput = z.infer<typeof updateJobInput>;

/** The head of the department takes a raised job on: who does it, how urgent it is and until when, in one step. */
export const acceptJobInput = z.object({
  id: idSchema,
  version: versionSchema,
  assigneeIds: z.array(idSchema).max(30),
  priority: z.enum(jobPriorities),
  dueOn: calendarDateSchema.nullable(),
  department: z.enum(departments).nullable().optional(),
});
export type AcceptJobInput = z.infer<typeof acceptJobInput>;

export const setJobStatusInput = z.object({
  id: idSchema,
  version: versionSchema.optional(),
  status: z.enum(["due", "in_progress", "waiting_parts", "waiting_yard", "waiting_weather"]),
  note: z.string().trim().max(1000).nullish(),
});

export const postponeJobInput = z.object({
  id: idSchema,
  version: versionSchema,
  newDueOn: calendarDateSchema.nullish(),
  newDueTotal: tenthsSchema.nullish(),
  reason: z.string().trim().min(3, "job-refusals:reasonTooShort").max(1000),
  riskReference: z.string().trim().max(100).nullish(),
});
export type PostponeJobInput = z.infer<typeof postponeJobInput>;

export const cancelJobInput = z.object({
  id: idSchema,
  version: versionSchema,
  reason: z.string().trim().min(3, "job-refusals:reasonTooShort").max(1000),
});

const usedPart = z.object({
  itemId: idSchema,
  /** Where it was taken; absent: what expires first over all places. */
  locationId: idSchema.nullish(),
  /** Of which lot; null: of none. Absent: what expires first there. */
  lotId: idSchema.nullish(),
  /** Held to the steps of the item's unit, and refused at `parts`: the dialog has one place for all of them. */
  quantity: z.number().min(0).max(100_000),
});

export const completeJobInput = z.object({
  id: idSchema,
  /** Makes a retry harmless: the completion is written once. */
  completionId: idSchema,
  workDone: longTextSchema.default(""),
  doneAt: happenedAtSchema,
  spentTenths: z.int().min(0).max(100_000).nullish(),
  reading: tenthsSchema.nullish(),
  /** The person looked at a jump that is larger than the time passed, and means it. */
  confirmsReading: z.boolean().default(false),
  parts: z.array(usedPart).max(100).default([]),
  fileIds: z.array(idSchema).max(50).default([]),
  /** The checklist is not finished and the person said that this is meant. */
  confirmsOpenTasks: z.boolean().default(false),
  /** Done before its window; the person was shown the gap this leaves. */
  confirmsEarly: z.boolean().default(false),
  /** Of the person who completes it, where the plan demands it. */
  signature: signingSchema.nullish(),
  /** Who credited an item of class. */
  credit: z.object({ by: name, capacity: z.enum(creditCapacities) }).nullish(),
  followUp: z
    .object({
      id: idSchema,
      title: jobTitleSchema,
      description: longTextSchema.nullish(),
      priority: z.enum(jobPriorities).default("normal"),
      operationalEffect: z.enum(operationalEffects).nullish(),
    })
    .nullish(),
});
export type CompleteJobInput = z.infer<typeof completeJobInput>;

export const completeRoundInput = z.object({
  jobs: z
    .array(z.object({ id: idSchema, completionId: idSchema }))
    .min(1)
    .max(100),
  workDone: longTextSchema.default(""),
  doneAt: happenedAtSchema,
  /** Some checklists are not finished and the person said that this is meant. */
  confirmsOpenTasks: z.boolean().default(false),
});

export const reopenJobInput = z.object({
  id: idSchema,
  version: versionSchema,
  reason: z.string().trim().min(3, "job-refusals:reasonTooShort").max(1000),
});
export const verifyJobInput = z.object({ id: idSchema, version: versionSchema, signature: signingSchema.nullish() });

/** The surveyor looked at what the chief engineer had credited. */
export const confirmCreditInput = z.object({ id: idSchema, by: name, on: happenedOnSchema });
export type ConfirmCreditInput = z.infer<typeof confirmCreditInput>;

export const setTaskDoneInput = z.object({ id: idSchema, taskId: idSchema, isDone: z.boolean() });
export const addTaskInput = z.object({ id: idSchema, taskId: idSchema, title: jobTitleSchema });
export const removeTaskInput = z.object({ id: idSchema, taskId: idSchema });

export const setJobPartInput = z.object({
  id: idSchema,
  itemId: idSchema,
  plannedQuantity: quantitySchema,
  locationId: idSchema.nullish(),
  /** Of the part as the writer saw it; without it the job did not have it. */
  version: versionSchema.optional(),
  base: z.object({ plannedQuantity: z.number(), locationId: idSchema.nullish() }).optional(),
});
export const removeJobPartInput = z.object({ id: idSchema, itemId: idSchema });
export const jobFilesInput = z.object({ id: idSchema, fileIds: z.array(idSchema).min(1).max(50) });
export const removeJobFileInput = z.object({ id: idSchema, fileId: idSchema });

export const bulkUpdateJobsInput = z.object({
  jobs: z
    .array(z.object({ id: idSchema, version: versionSchema }))
    .min(1)
    .max(500),
  change: z.discriminatedUnion("field", [
    z.object({ field: z.literal("priority"), value: z.enum(jobPriorities) }),
    z.object({ field: z.literal("assignees"), value: z.array(idSchema).max(30) }),
    z.object({
      field: z.literal("status"),
      value: z.enum(["due", "in_progress", "waiting_parts", "waiting_yard", "waiting_weather"]),
    }),
    z.object({
      field: z.literal("postpone"),
      days: z.int().min(1).max(366),
      reason: z.string().trim().min(3, "job-refusals:reasonTooShort").max(1000),
    }),
  ]),
});
export type BulkUpdateJobsInput = z.infer<typeof bulkUpdateJobsInput>;

export const calendarInput = z.object({
  from: calendarDateSchema,
  to: calendarDateSchema,
  departments: z.array(z.enum(departments)).max(6).optional(),
  assigneeId: z.union([z.literal("me"), idSchema]).optional(),
});

export const jobHistoryInput = z.object({ id: idSchema, ...pageInput.shape });
export const exportJobsInput = jobFilters.extend({
  /** Only these jobs, of those that match. */
  ids: z.array(idSchema).min(1).max(2000).optional(),
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
  sort: z.enum(jobSorts).default("due"),
  descending: z.boolean().default(false),
});
export type ExportJobsInput = z.infer<typeof exportJobsInput>;

export const exportClassItemsInput = z.object({
  states: z.array(z.enum(classStates)).max(4).optional(),
  surveys: z.array(z.enum(classSurveys)).max(7).optional(),
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type ExportClassItemsInput = z.infer<typeof exportClassItemsInput>;
