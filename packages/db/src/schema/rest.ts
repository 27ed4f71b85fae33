import { restCapacities } from "@ymp/core/rest/rest-rights";
import { foreignKey, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { profiles } from "./people.ts";

/** One day of one person, as it was painted: half hours by the ship's clock. */
export const restDays = vesselTable(
  "rest_days",
  {
    profileId: uuid().notNull(),
    onDay: calendarDate().notNull(),
    /** 00:00 on board, by the clock of that day. */
    beginsAt: instant().notNull(),
    /** A letter to each half hour, as `core/rest/letters` writes them. */
    grid: text().notNull(),
    /** Where the clock went back: the first half hour that was lived twice, and the second time. */
    repeatedFrom: integer(),
    repeated: text(),
    remark: text(),
    /** Why there was a drill, a call-out or an emergency. */
    grounds: text(),
    /** The account of somebody else who wrote it for them. */
    enteredBy: uuid(),
    /** Why it was written later than it may be without one. */
    lateReason: text(),
  },
  (t) => [
    foreignKey({
      name: "rest_days_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("rest_days_one_of_kind").on(t.vesselId, t.profileId, t.onDay),
  ],
);

/** A month that is signed, or was and is being corrected; only added to. What of it holds stands in its signatures. */
export const restMonths = vesselTable(
  "rest_months",
  {
    profileId: uuid().notNull(),
    /** Its first day. */
    month: calendarDate().notNull(),
    revision: integer().notNull(),
    /** Why the revision before it is corrected. */
    reason: text(),
  },
  (t) => [
    foreignKey({
      name: "rest_months_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("rest_months_one_of_kind").on(t.vesselId, t.profileId, t.month, t.revision),
  ],
);

/** Who signed a month, as it was at that moment; only added to. */
export const restSignatures = vesselTable(
  "rest_signatures",
  {
    monthId: uuid().notNull(),
    capacity: text({ enum: restCapacities }).notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    rank: text(),
    /** Strokes, as `core/signature` writes them. */
    drawing: text().notNull(),
    /** By the server's clock. */
    signedAt: instant().notNull(),
    /** The month as it was shown to the seafarer: days, figures, breaches. The master signs the same. */
    content: json<object>(),
    /** Of the month that the person signed before. */
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    foreignKey({
      name: "rest_signatures_month",
      columns: [t.vesselId, t.monthId],
      foreignColumns: [restMonths.vesselId, restMonths.id],
    }),
    uniqueIndex("rest_signatures_one_of_kind").on(t.vesselId, t.monthId, t.capacity),
  ],
);
