import { departments } from "@ymp/core/access/roles";
import { leaveStates, leaveTypes } from "@ymp/core/leave/leave-request";
import { leaveBases, leaveMinimums } from "@ymp/core/leave/leave-terms";
import type { ManningMinimum } from "@ymp/core/leave/manning";
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { jobs } from "./jobs.ts";
import { profiles } from "./people.ts";

/** Hundredths of a day. */
const days = () => integer();

/** What somebody was engaged for, from when to when, and what leave it gives. A constraint of the database keeps two of one person apart. */
export const contracts = vesselTable(
  "contracts",
  {
    profileId: uuid().notNull(),
    rank: text().notNull(),
    department: text({ enum: departments }),
    startsOn: calendarDate().notNull(),
    /** Null while it is open. */
    endsOn: calendarDate(),
    basis: text({ enum: leaveBases }).notNull(),
    minimum: text({ enum: leaveMinimums }).notNull().default("mlc"),
    annual: days(),
    onDays: integer(),
    offDays: integer(),
    travel: days().notNull().default(0),
    /** Null: everything is carried over. */
    carryOver: days(),
    opening: days().notNull().default(0),
    notes: text(),
  },
  (t) => [
    foreignKey({
      name: "contracts_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    check("contracts_in_order", sql`${t.endsOn} is null or ${t.startsOn} <= ${t.endsOn}`),
    check(
      "contracts_terms",
      sql`case ${t.basis} when 'annual' then ${t.annual} is not null else ${t.onDays} > 0 and ${t.offDays} >= 0 end`,
    ),
    index("contracts_by_profile").on(t.vesselId, t.profileId, t.startsOn),
  ],
);

/** A correction of a balance by hand. */
export const leaveAdjustments = vesselTable(
  "leave_adjustments",
  {
    contractId: uuid().notNull(),
    onDay: calendarDate().notNull(),
    days: days().notNull(),
    reason: text().notNull(),
  },
  (t) => [
    foreignKey({
      name: "leave_adjustments_contract",
      columns: [t.vesselId, t.contractId],
      foreignColumns: [contracts.vesselId, contracts.id],
    }),
    check("leave_adjustments_something", sql`${t.days} <> 0`),
    index("leave_adjustments_by_contract").on(t.vesselId, t.contractId, t.onDay),
  ],
);

/** Leave that somebody thinks of, asks for or was granted. A constraint of the database keeps two that stand apart. */
export const leaveRequests = vesselTable(
  "leave_requests",
  {
    profileId: uuid().notNull(),
    type: text({ enum: leaveTypes }).notNull().default("annual"),
    startsOn: calendarDate().notNull(),
    endsOn: calendarDate().notNull(),
    startsAtNoon: boolean().notNull().default(false),
    endsAtNoon: boolean().notNull().default(false),
    /** Of these days so much is the way there and back. */
    travel: days().notNull().default(0),
    note: text(),
    state: text({ enum: leaveStates }).notNull().default("draft"),
    /** Since when it waits for an answer. */
    askedAt: instant(),
    /** The answer: why it was refused, or granted although something stood against it. */
    reason: text(),
    decidedBy: uuid(),
    decidedAt: instant(),
    /** Dates that were offered instead. */
    offeredFrom: calendarDate(),
    offeredTo: calendarDate(),
    /** The job by which the work is handed over. */
    jobId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "leave_requests_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    foreignKey({
      name: "leave_requests_job",
      columns: [t.vesselId, t.jobId],
      foreignColumns: [jobs.vesselId, jobs.id],
    }),
    check("leave_requests_in_order", sql`${t.startsOn} <= ${t.endsOn}`),
    check("leave_requests_refused_for_a_reason", sql`${t.state} <> 'refused' or ${t.reason} is not null`),
    check("leave_requests_offer", sql`num_nulls(${t.offeredFrom}, ${t.offeredTo}) in (0, 2)`),
    index("leave_requests_by_profile").on(t.vesselId, t.profileId, t.startsOn),
    index("leave_requests_by_start").on(t.vesselId, t.startsOn, t.id),
    index("leave_requests_waiting").on(t.vesselId, t.askedAt).where(sql`${t.state} = 'requested'`),
  ],
);

/** What the vessel settled about leave; without a row the usual holds. */
export const leaveRules = vesselTable(
  "leave_rules",
  {
    /** Below this no balance falls, unless the captain says so. */
    floor: days().notNull(),
    halfDays: boolean().notNull(),
    /** How many are to be aboard. */
    minimums: json<ManningMinimum[]>().notNull(),
  },
  (t) => [uniqueIndex("leave_rules_once").on(t.vesselId)],
);
