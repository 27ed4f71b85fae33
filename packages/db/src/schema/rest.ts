import { breachCauses } from "@ymp/core/rest/breach-causes";
import { restRules as rules } from "@ymp/core/rest/regimes";
import { restCapacities } from "@ymp/core/rest/rest-rights";
import { periodRules, regimeLimits } from "@ymp/core/rest/vessel-rules";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { profiles } from "./people.ts";

/** One day of one person, as it was painted: half hours or quarters by the ship's clock. */
export const restDays = vesselTable(
  "rest_days",
  {
    profileId: uuid().notNull(),
    onDay: calendarDate().notNull(),
    /** 00:00 on board, by the clock of that day. */
    beginsAt: instant().notNull(),
    /** A letter to each half hour, or to each quarter, as `core/rest/letters` writes them. */
    grid: text().notNull(),
    /** Where the clock went back: the first slot that was lived twice, and the second time. */
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

/** A month that is signed, or was and is being corrected; only added to. What of it holds is in its signatures. */
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
    /** Why the master signed alone: the seafarer has left. */
    reason: text(),
    /** Strokes, as `core/signature` writes them. */
    drawing: text().notNull(),
    /** By the server's clock. */
    signedAt: instant().notNull(),
    /** The month as it was shown to whoever signed first: days, figures, breaches. The master signs the same. */
    content: json<object>(),
    /** What the master had recorded of its breaches by then. */
    notes: json<object[]>(),
    /** How its hash is made: by the second, all that was recorded of the breaches is in it. */
    edition: integer().notNull().default(1),
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

/** A correction that was started and is not wanted: its revision counts for nothing. Only added to. */
export const restWithdrawals = vesselTable("rest_withdrawals", { monthId: uuid().notNull() }, (t) => [
  foreignKey({
    name: "rest_withdrawals_month",
    columns: [t.vesselId, t.monthId],
    foreignColumns: [restMonths.vesselId, restMonths.id],
  }),
  uniqueIndex("rest_withdrawals_one_of_kind").on(t.vesselId, t.monthId),
]);

/** By which rules the vessel's months are judged, and how finely they are recorded, from a month on. */
export const restRules = vesselTable(
  "rest_rules",
  {
    /** The first day of the first month. */
    month: calendarDate().notNull(),
    /** What the flag limits for whoever stands no watches. */
    limits: text({ enum: regimeLimits }).notNull(),
    periodRule: text({ enum: periodRules }).notNull(),
    minPeriodMinutes: integer().notNull(),
    /** How finely hours are recorded: 30 or 15 minutes. */
    slotMinutes: integer().notNull().default(30),
    /** What allows the exceptions of STCW A-VIII/1.9: the flag's paper, or the collective agreement. */
    exceptionsReference: text(),
    /** The law or agreement that the record names. */
    law: text(),
  },
  (t) => [uniqueIndex("rest_rules_one_of_kind").on(t.vesselId, t.month)],
);

/** Who stands watches, from a month on, where that is not told by the department. */
export const restWatchkeepers = vesselTable(
  "rest_watchkeepers",
  {
    profileId: uuid().notNull(),
    month: calendarDate().notNull(),
    isWatchkeeper: boolean().notNull(),
  },
  (t) => [
    foreignKey({
      name: "rest_watchkeepers_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("rest_watchkeepers_one_of_kind").on(t.vesselId, t.profileId, t.month),
  ],
);

/** What the master records of a breach: why it came, and what was done. */
export const restBreachNotes = vesselTable(
  "rest_breach_notes",
  {
    profileId: uuid().notNull(),
    rule: text({ enum: rules }).notNull(),
    /** The interval of the breach as it was when this was recorded. */
    beganAt: instant().notNull(),
    endedAt: instant().notNull(),
    cause: text({ enum: breachCauses }).notNull(),
    action: text(),
    /** The day of the rest that is given for it. */
    compensatedOn: calendarDate(),
  },
  (t) => [
    foreignKey({
      name: "rest_breach_notes_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("rest_breach_notes_one_of_kind").on(t.vesselId, t.profileId, t.rule, t.beganAt),
    index("rest_breach_notes_by_time").on(t.vesselId, t.profileId, t.endedAt),
  ],
);

/** The hours that somebody is to work each day, from a day on. */
export const restPlans = vesselTable(
  "rest_plans",
  {
    profileId: uuid().notNull(),
    fromDay: calendarDate().notNull(),
    /** A letter to each half hour, or to each quarter: work or rest. */
    grid: text().notNull(),
  },
  (t) => [
    foreignKey({
      name: "rest_plans_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    uniqueIndex("rest_plans_one_of_kind").on(t.vesselId, t.profileId, t.fromDay),
  ],
);

/** When the ship's clock went from one zone to another. Only added to. */
export const shipZones = vesselTable(
  "ship_zones",
  {
    changedAt: instant().notNull(),
    fromZone: text().notNull(),
    toZone: text().notNull(),
  },
  (t) => [index("ship_zones_by_time").on(t.vesselId, t.changedAt)],
);
