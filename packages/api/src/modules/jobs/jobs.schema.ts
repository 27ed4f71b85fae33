import { departments } from "@ymp/core/access/roles";
import { intervalUnits } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedAtSchema, happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { jobKinds, jobPriorities, jobSorts, jobStates, longestSearchText } from "@ymp/core/lists";
import { classStates, classSurveys, creditCapacities } from "@ymp/core/maintenance/class-items";
import { classNotices, findingWays, operationalEffects } from "@ymp/core/maintenance/defect-facts";
import { dueBuckets } from "@ymp/core/maintenance/due-state";
import { jobStatuses } from "@ymp/core/maintenance/job-flow";
import { signatureDemands } from "@ymp/core/maintenance/job-signatures";
import { isWaiting, planTriggers, vesselEvents } from "@ymp/core/maintenance/plan-triggers";
import { pageInput } from "@ymp/core/page";
import { signingSchema } from "@ymp/core/signature-schema";
import { locales } from "@ymp/i18n/locales";
import { z } from "zod";
import { exportFormatSchema } from "../../platform/exports/exports.schema.ts";

const title = z.string().trim().min(1, "jobs:titleMissing").max(200, "errors:tooLong");
const longText = z.string().trim().max(10_000, "errors:tooLong");
const tenths = z.int().min(0).max(1_000_000_000);
const version = z.int().min(1);
const name = z.string().trim().min(1, "jobs:nameMissing").max(200, "errors:tooLong");
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
  /** A person, or whoever asks. */
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
  title,
  description: longText.nullish(),
  kind: z
    .enum(["defect", "inspection", "project", "request", "class", "condition_of_class", "planned"])
    .default("request"),
  priority: z.enum(jobPriorities).default("normal"),
  department: z.enum(departments).nullish(),
  equipmentId: idSchema.nullish(),
  sectionId: idSchema.nullish(),
  location: z.string().trim().max(200).nullish(),
  dueOn: calendarDateSchema.nullish(),
  dueTotal: tenths.nullish(),
  estimatedTenths: z.int().min(0).max(100_000).nullish(),
  assigneeIds: z.array(idSchema).max(30).default([]),
  tasks: z.array(title).max(100).default([]),
  fileIds: z.array(idSchema).max(50).default([]),
  ...defectFields,
  foundDuringJobId: idSchema.nullish(),
});
export type CreateJobInput = z.infer<typeof createJobInput>;

export const updateJobInput = z.object({
  id: idSchema,
  version,
  title: title.optional(),
  description: longText.nullable().optional(),
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
export type UpdateJobInput = z.infer<typeof updateJobInput>;

/** The head of the department takes a raised job on: who does it, how urgent it is and until when, in one step. */
export const acceptJobInput = z.object({
  id: idSchema,
  version,
  assigneeIds: z.array(idSchema).max(30),
  priority: z.enum(jobPriorities),
  dueOn: calendarDateSchema.nullable(),
  department: z.enum(departments).nullable().optional(),
});
export type AcceptJobInput = z.infer<typeof acceptJobInput>;

export const setJobStatusInput = z.object({
  id: idSchema,
  version: version.optional(),
  status: z.enum(["due", "in_progress", "waiting_parts", "waiting_yard", "waiting_weather"]),
  note: z.string().trim().max(1000).nullish(),
});

export const postponeJobInput = z.object({
  id: idSchema,
  version,
  newDueOn: calendarDateSchema.nullish(),
  newDueTotal: tenths.nullish(),
  reason: z.string().trim().min(3, "jobs:reasonMissing").max(1000),
  riskReference: z.string().trim().max(100).nullish(),
});
export type PostponeJobInput = z.infer<typeof postponeJobInput>;

export const cancelJobInput = z.object({
  id: idSchema,
  version,
  reason: z.string().trim().min(3, "jobs:reasonMissing").max(1000),
});

const usedPart = z.object({
  itemId: idSchema,
  /** Where it was taken; absent: what expires first over all places. */
  locationId: idSchema.nullish(),
  /** Of which lot; null: of none. Absent: what expires first there. */
  lotId: idSchema.nullish(),
  quantity: z.number().min(0).max(100_000),
});

export const completeJobInput = z.object({
  id: idSchema,
  /** Makes a retry harmless: the completion is written once. */
  completionId: idSchema,
  workDone: longText.default(""),
  doneAt: happenedAtSchema,
  spentTenths: z.int().min(0).max(100_000).nullish(),
  reading: tenths.nullish(),
  /** The person looked at a jump that is larger than the time passed, and means it. */
  confirmsReading: z.boolean().default(false),
  parts: z.array(usedPart).max(100).default([]),
  fileIds: z.array(idSchema).max(50).default([]),
  /** The checklist is not finished and the person said that this is meant. */
  confirmsOpenTasks: z.boolean().default(false),
  /** Done before its window; the person was shown the gap this leaves. */
  confirmsEarly: z.boolean().default(false),
  /** Of whoever completes it, where the plan demands it. */
  signature: signingSchema.nullish(),
  /** Who credited an item of class. */
  credit: z.object({ by: name, capacity: z.enum(creditCapacities) }).nullish(),
  followUp: z
    .object({
      id: idSchema,
      title,
      description: longText.nullish(),
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
  workDone: longText.default(""),
  doneAt: happenedAtSchema,
});

export const reopenJobInput = z.object({ id: idSchema, version, reason: z.string().trim().max(1000).nullish() });
export const verifyJobInput = z.object({ id: idSchema, version, signature: signingSchema.nullish() });

/** The surveyor looked at what the chief engineer had credited. */
export const confirmCreditInput = z.object({ id: idSchema, by: name, on: happenedOnSchema });
export type ConfirmCreditInput = z.infer<typeof confirmCreditInput>;

export const setTaskDoneInput = z.object({ id: idSchema, taskId: idSchema, isDone: z.boolean() });
export const addTaskInput = z.object({ id: idSchema, taskId: idSchema, title });
export const removeTaskInput = z.object({ id: idSchema, taskId: idSchema });

export const setJobPartInput = z.object({
  id: idSchema,
  itemId: idSchema,
  plannedQuantity: z.number().min(0).max(100_000),
  locationId: idSchema.nullish(),
});
export const removeJobPartInput = z.object({ id: idSchema, itemId: idSchema });
export const jobFilesInput = z.object({ id: idSchema, fileIds: z.array(idSchema).min(1).max(50) });
export const removeJobFileInput = z.object({ id: idSchema, fileId: idSchema });

export const bulkUpdateJobsInput = z.object({
  jobs: z
    .array(z.object({ id: idSchema, version }))
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
      reason: z.string().trim().min(3, "jobs:reasonMissing").max(1000),
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

export const exportClassItemsInput = z.object({
  states: z.array(z.enum(classStates)).max(4).optional(),
  surveys: z.array(z.enum(classSurveys)).max(7).optional(),
  format: exportFormatSchema,
  locale: z.enum(locales).default("en"),
});
export type ExportClassItemsInput = z.infer<typeof exportClassItemsInput>;

const measure = z.number().min(-100_000_000).max(100_000_000);

/** The rule of a recurring job, as its form holds it. Counter figures in tenths. */
export const planRuleInput = z
  .object({
    trigger: z.enum(planTriggers),
    event: z.enum(vesselEvents).nullish(),
    measured: z
      .object({
        name: z.string().trim().min(1, "jobs:measuredNameMissing").max(100, "errors:tooLong"),
        unit: z.string().trim().max(20, "errors:tooLong").nullish(),
        min: measure.nullish(),
        max: measure.nullish(),
      })
      .nullish(),
    dueWithinDays: z.int().min(0).max(366).nullish(),
    intervalCount: z.int().min(1).max(9999).nullish(),
    intervalUnit: z.enum(intervalUnits).nullish(),
    counterInterval: z.int().min(1).max(10_000_000).nullish(),
    mode: z.enum(["fixed", "floating"]).default("floating"),
    anchorOn: calendarDateSchema.nullish(),
    windowBeforeDays: z.int().min(0).max(366).default(0),
    graceDays: z.int().min(0).max(366).nullish(),
    graceTenths: tenths.nullish(),
    leadDays: z.int().min(0).max(366).nullish(),
  })
  .superRefine((rule, issues) => {
    if (rule.trigger === "event" && !rule.event)
      issues.addIssue({ code: "custom", path: ["event"], message: "jobs:eventMissing" });
    if (rule.trigger === "condition") {
      const { min, max } = rule.measured ?? {};
      if (!rule.measured)
        issues.addIssue({ code: "custom", path: ["measured", "name"], message: "jobs:measuredNameMissing" });
      else if (min == null && max == null)
        issues.addIssue({ code: "custom", path: ["measured", "max"], message: "jobs:limitMissing" });
      else if (min != null && max != null && min >= max)
        issues.addIssue({ code: "custom", path: ["measured", "max"], message: "jobs:limitsCrossed" });
    }
    if (isWaiting(rule.trigger)) return;
    const byDate = rule.trigger !== "counter";
    const byCounter = rule.trigger !== "calendar";
    if (byDate && (!rule.intervalCount || !rule.intervalUnit))
      issues.addIssue({ code: "custom", path: ["intervalCount"], message: "jobs:intervalMissing" });
    if (byCounter && !rule.counterInterval)
      issues.addIssue({ code: "custom", path: ["counterInterval"], message: "jobs:counterIntervalMissing" });
    if (byDate && rule.mode === "fixed" && !rule.anchorOn)
      issues.addIssue({ code: "custom", path: ["anchorOn"], message: "jobs:anchorMissing" });
  });
export type PlanRuleInput = z.infer<typeof planRuleInput>;

const planFields = {
  title,
  instructions: longText.nullish(),
  kind: z.enum(["planned", "inspection", "class"]).default("planned"),
  department: z.enum(departments).nullish(),
  priority: z.enum(jobPriorities).default("normal"),
  rule: planRuleInput,
  estimatedTenths: z.int().min(0).max(100_000).nullish(),
  isCritical: z.boolean().default(false),
  needsVerification: z.boolean().default(false),
  needsPhoto: z.boolean().default(false),
  signature: z.enum(signatureDemands).default("none"),
  /** Makes the plan an item of class; its kind is then "class". */
  classItem: z
    .object({
      no: z.string().trim().min(1, "jobs:classNoMissing").max(60, "errors:tooLong"),
      survey: z.enum(classSurveys),
      windowMonths: z.int().min(0).max(24).nullish(),
    })
    .nullish(),
  tasks: z.array(title).max(100).default([]),
  parts: z
    .array(z.object({ itemId: idSchema, quantity: z.number().positive().max(100_000) }))
    .max(100)
    .default([]),
  assigneeIds: z.array(idSchema).max(30).default([]),
};

export const createPlanInput = z.object({
  id: idSchema,
  equipmentId: idSchema.nullish(),
  ...planFields,
  lastDoneOn: happenedOnSchema.nullish(),
  lastDoneTotal: tenths.nullish(),
  /** What the meter shows now, where nobody has read it yet. Left out, the hours are counted from its first reading. */
  currentReading: tenths.nullish(),
});
export type CreatePlanInput = z.infer<typeof createPlanInput>;

/** A value measured for a plan; outside its limits it opens the job, once until that is closed. */
export const recordMeasuredInput = z.object({
  id: idSchema,
  planId: idSchema,
  value: measure,
  readAt: happenedAtSchema,
  note: z.string().trim().max(1000, "errors:tooLong").nullish(),
});
export type RecordMeasuredInput = z.infer<typeof recordMeasuredInput>;

/** Something happened to the vessel, or is about to: every plan that waits for it opens its job. */
export const declareEventInput = z.object({
  id: idSchema,
  event: z.enum(vesselEvents),
  on: happenedOnSchema,
  note: z.string().trim().max(1000, "errors:tooLong").nullish(),
});
export type DeclareEventInput = z.infer<typeof declareEventInput>;

export const updatePlanInput = z.object({ id: idSchema, version, ...planFields });
export type UpdatePlanInput = z.infer<typeof updatePlanInput>;
export const planIdInput = z.object({ id: idSchema });
export const previewPlanInput = z.object({
  equipmentId: idSchema.nullish(),
  rule: planRuleInput,
  lastDoneOn: happenedOnSchema.nullish(),
  lastDoneTotal: tenths.nullish(),
  currentReading: tenths.nullish(),
  planId: idSchema.nullish(),
});
export type ExportJobsInput = z.infer<typeof exportJobsInput>;
