import { vesselEvents } from "@ymp/core/maintenance/plan-triggers";
import { foreignKey, index, text, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, quantity } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { jobs } from "./jobs.ts";
import { plans } from "./plans.ts";

/** Values measured for a plan that waits for one to leave its limits. */
export const planReadings = vesselTable(
  "plan_readings",
  {
    planId: uuid().notNull(),
    value: quantity().notNull(),
    readAt: instant().notNull(),
    note: text(),
    /** The job that it opened. */
    jobId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "plan_readings_plan",
      columns: [t.vesselId, t.planId],
      foreignColumns: [plans.vesselId, plans.id],
    }),
    foreignKey({ name: "plan_readings_job", columns: [t.vesselId, t.jobId], foreignColumns: [jobs.vesselId, jobs.id] }),
    index("plan_readings_by_plan").on(t.vesselId, t.planId, t.readAt),
  ],
);

/** Reported events of the vessel. */
export const declaredEvents = vesselTable(
  "declared_events",
  { event: text({ enum: vesselEvents }).notNull(), happensOn: calendarDate().notNull(), note: text() },
  (t) => [index("declared_events_by_day").on(t.vesselId, t.happensOn)],
);
