import { creditCapacities } from "@ymp/core/maintenance/class-items";
import { foreignKey, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json, tenths } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { equipment } from "./equipment.ts";
import { jobs } from "./jobs.ts";
import { profiles } from "./people.ts";
import { plans } from "./plans.ts";

/** What was done: one row for each completion, and for each occurrence that was jumped over. */
export const workHistory = vesselTable(
  "work_history",
  {
    jobId: uuid(),
    planId: uuid(),
    equipmentId: uuid(),
    outcome: text({ enum: ["done", "missed", "extra"] })
      .notNull()
      .default("done"),
    title: text().notNull(),
    doneAt: instant().notNull(),
    /** The ship's day it was done on, which a later time zone does not move; absent in rows of before. */
    doneOn: calendarDate(),
    dueOn: calendarDate(),
    doneByProfileId: uuid(),
    workDone: text(),
    spentTenths: integer(),
    total: tenths(),
    parts: json<{ itemId: string; name: string; partNo: string | null; quantity: number }[]>().notNull().default([]),
    /** Of an item of class: who credited it, and for what the chief engineer credited, the surveyor who confirmed it. */
    creditedBy: text(),
    creditCapacity: text({ enum: creditCapacities }),
    creditConfirmedBy: text(),
    creditConfirmedOn: calendarDate(),
    withdrawnAt: instant(),
    importId: uuid(),
  },
  (t) => [
    foreignKey({ name: "work_history_job", columns: [t.vesselId, t.jobId], foreignColumns: [jobs.vesselId, jobs.id] }),
    foreignKey({
      name: "work_history_plan",
      columns: [t.vesselId, t.planId],
      foreignColumns: [plans.vesselId, plans.id],
    }),
    foreignKey({
      name: "work_history_equipment",
      columns: [t.vesselId, t.equipmentId],
      foreignColumns: [equipment.vesselId, equipment.id],
    }),
    foreignKey({
      name: "work_history_done_by",
      columns: [t.vesselId, t.doneByProfileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    index("work_history_by_equipment").on(t.vesselId, t.equipmentId, t.doneAt),
    index("work_history_by_job").on(t.vesselId, t.jobId),
    index("work_history_by_plan").on(t.vesselId, t.planId, t.doneAt),
  ],
);
