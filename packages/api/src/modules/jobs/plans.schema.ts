import { departments } from "@ymp/core/access/roles";
import { intervalUnits } from "@ymp/core/calendar-date";
import { calendarDateSchema } from "@ymp/core/calendar-date-schema";
import { happenedAtSchema, happenedOnSchema } from "@ymp/core/happened-schema";
import { idSchema } from "@ymp/core/id-schema";
import { jobPriorities } from "@ymp/core/lists";
import { classSurveys } from "@ymp/core/maintenance/class-items";
import { signatureDemands } from "@ymp/core/maintenance/job-signatures";
import { isWaiting, planTriggers, vesselEvents } from "@ymp/core/maintenance/plan-triggers";
import { nameSchema } from "@ymp/core/name-schema";
import { z } from "zod";
import { jobTitleSchema, longTextSchema, quantitySchema, tenthsSchema, versionSchema } from "./jobs.schema.ts";

const measure = z.number().min(-100_000_000).max(100_000_000);

/** The rule of a recurring job, as its form holds it. Counter figures in tenths. */
export const planRuleInput = z
  .object({
    trigger: z.enum(planTriggers),
    event: z.enum(vesselEvents).nullish(),
    measured: z
      .object({
        name: nameSchema(100, "job-refusals:measuredNameMissing"),
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
    graceTenths: tenthsSchema.nullish(),
    leadDays: z.int().min(0).max(366).nullish(),
  })
  .superRefine((rule, issues) => {
    if (rule.trigger === "event" && !rule.event)
      issues.addIssue({ code: "custom", path: ["event"], message: "job-refusals:eventMissing" });
    if (rule.trigger === "condition") {
      const { min, max } = rule.measured ?? {};
      if (!rule.measured)
        issues.addIssue({ code: "custom", path: ["measured", "name"], message: "job-refusals:measuredNameMissing" });
      else if (min == null && max == null)
        issues.addIssue({ code: "custom", path: ["measured", "max"], message: "job-refusals:limitMissing" });
      else if (min != null && max != null && min >= max)
        issues.addIssue({ code: "custom", path: ["measured", "max"], message: "job-refusals:limitsCrossed" });
    }
    if (isWaiting(rule.trigger)) return;
    const byDate = rule.trigger !== "counter";
    const byCounter = rule.trigger !== "calendar";
    if (byDate && (!rule.intervalCount || !rule.intervalUnit))
      issues.addIssue({ code: "custom", path: ["intervalCount"], message: "job-refusals:intervalMissing" });
    if (byCounter && !rule.counterInterval)
      issues.addIssue({ code: "custom", path: ["counterInterval"], message: "job-refusals:counterIntervalMissing" });
    if (byDate && rule.mode === "fixed" && !rule.anchorOn)
      issues.addIssue({ code: "custom", path: ["anchorOn"], message: "job-refusals:anchorMissing" });
  });
export type PlanRuleInput = z.infer<typeof planRuleInput>;

const planFields = {
  title: jobTitleSchema,
  instructions: longTextSchema.nullish(),
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
      no: nameSchema(60, "job-refusals:classNoMissing"),
      survey: z.enum(classSurveys),
      windowMonths: z.int().min(0).max(24).nullish(),
    })
    .nullish(),
  tasks: z.array(jobTitleSchema).max(100).default([]),
  parts: z
    .array(z.object({ itemId: idSchema, quantity: quantitySchema.positive() }))
    .max(100)
    .default([]),
  assigneeIds: z.array(idSchema).max(30).default([]),
};

export const createPlanInput = z.object({
  id: idSchema,
  equipmentId: idSchema.nullish(),
  ...planFields,
  lastDoneOn: happenedOnSchema.nullish(),
  lastDoneTotal: tenthsSchema.nullish(),
  /** What the meter shows now, where nobody has read it yet. Left out, the hours are counted from its first reading. */
  currentReading: tenthsSchema.nullish(),
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

export const updatePlanInput = z.object({ id: idSchema, version: versionSchema, ...planFields });
export type UpdatePlanInput = z.infer<typeof updatePlanInput>;
export const planIdInput = z.object({ id: idSchema });
export const previewPlanInput = z.object({
  equipmentId: idSchema.nullish(),
  rule: planRuleInput,
  lastDoneOn: happenedOnSchema.nullish(),
  lastDoneTotal: tenthsSchema.nullish(),
  currentReading: tenthsSchema.nullish(),
  planId: idSchema.nullish(),
});
