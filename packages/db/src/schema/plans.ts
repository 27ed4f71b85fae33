import { classSurveys } from "@ymp/core/maintenance/class-items";
import { signatureDemands } from "@ymp/core/maintenance/job-signatures";
import { planTriggers, vesselEvents } from "@ymp/core/maintenance/plan-triggers";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, quantity, tenths } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { department, kind, priority } from "../work-columns.ts";
import { counters, equipment } from "./equipment.ts";
import { inventoryItems } from "./inventory.ts";
import { profiles } from "./people.ts";

/** The recurring rule. Its occurrences are jobs. */
export const plans = vesselTable(
  "plans",
  {
    equipmentId: uuid(),
    title: text().notNull(),
    instructions: text(),
    kind: kind().notNull().default("planned"),
    department: department(),
    priority: priority(),
    trigger: text({ enum: planTriggers }).notNull(),
    /** What opens its jobs: an event, or a measured value outside its limits. */
    triggerEvent: text({ enum: vesselEvents }),
    measuredName: text(),
    measuredUnit: text(),
    measuredMin: quantity(),
    measuredMax: quantity(),
    /** Days between the cause and the due date of its job. */
    dueWithinDays: integer(),
    intervalCount: integer(),
    intervalUnit: text({ enum: ["day", "week", "month", "year"] }),
    counterId: uuid(),
    /** Interval of the counter in tenths. */
    counterInterval: tenths(),
    mode: text({ enum: ["fixed", "floating"] })
      .notNull()
      .default("floating"),
    anchorOn: calendarDate(),
    windowBeforeDays: integer().notNull().default(0),
    graceDays: integer(),
    graceTenths: tenths(),
    leadDays: integer(),
    estimatedTenths: integer(),
    isCritical: boolean().notNull().default(false),
    needsVerification: boolean().notNull().default(false),
    needsPhoto: boolean().notNull().default(false),
    /** Whose signature its jobs ask for. */
    signature: text({ enum: signatureDemands }).notNull().default("none"),
    /** As the classification society numbers it; with it the plan is an item of class. */
    classItemNo: text(),
    classSurvey: text({ enum: classSurveys }),
    /** How long before and after its due date the survey counts. */
    classWindowMonths: integer(),
    isActive: boolean().notNull().default(true),
    /** When the work was last done before this plan existed, as far as somebody knew. */
    knownDoneOn: calendarDate(),
    knownDoneTotal: tenths(),
    importId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "plans_equipment",
      columns: [t.vesselId, t.equipmentId],
      foreignColumns: [equipment.vesselId, equipment.id],
    }),
    foreignKey({
      name: "plans_counter",
      columns: [t.vesselId, t.counterId],
      foreignColumns: [counters.vesselId, counters.id],
    }),
    index("plans_by_equipment").on(t.vesselId, t.equipmentId),
    index("plans_by_counter").on(t.vesselId, t.counterId).where(sql`counter_id is not null`).concurrently(),
  ],
);

export const planTasks = vesselTable(
  "plan_tasks",
  { planId: uuid().notNull(), position: integer().notNull(), title: text().notNull() },
  (t) => [
    foreignKey({
      name: "plan_tasks_plan",
      columns: [t.vesselId, t.planId],
      foreignColumns: [plans.vesselId, plans.id],
    }),
    index("plan_tasks_by_plan").on(t.vesselId, t.planId, t.position),
  ],
);

export const planParts = vesselTable(
  "plan_parts",
  { planId: uuid().notNull(), itemId: uuid().notNull(), quantity: quantity().notNull() },
  (t) => [
    foreignKey({
      name: "plan_parts_plan",
      columns: [t.vesselId, t.planId],
      foreignColumns: [plans.vesselId, plans.id],
    }),
    foreignKey({
      name: "plan_parts_item",
      columns: [t.vesselId, t.itemId],
      foreignColumns: [inventoryItems.vesselId, inventoryItems.id],
    }),
    uniqueIndex("plan_parts_once").on(t.vesselId, t.planId, t.itemId),
  ],
);

export const planAssignees = vesselTable(
  "plan_assignees",
  { planId: uuid().notNull(), profileId: uuid().notNull() },
  (t) => [
    foreignKey({
      name: "plan_assignees_plan",
      columns: [t.vesselId, t.planId],
      foreignColumns: [plans.vesselId, plans.id],
    }),
    foreignKey({
      name: "plan_assignees_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("plan_assignees_once").on(t.vesselId, t.planId, t.profileId),
  ],
);
