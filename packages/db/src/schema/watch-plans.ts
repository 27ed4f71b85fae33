import type { PlannedLeg } from "@ymp/core/watches/legs";
import { watchPatterns } from "@ymp/core/watches/patterns";
import { watchPositions } from "@ymp/core/watches/positions";
import { swapStates } from "@ymp/core/watches/watch-swap";
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { profiles } from "./people.ts";

/** Who stands watch over some days. */
export const watchPlans = vesselTable(
  "watch_plans",
  {
    name: text().notNull(),
    startsOn: calendarDate().notNull(),
    endsOn: calendarDate().notNull(),
    pattern: text({ enum: watchPatterns }).notNull(),
    /** Full hours at which a watch begins, where the plan says them itself. */
    ownHours: integer().array().notNull().default(sql`'{}'`),
    /** What the ship does, from when on. */
    legs: json<PlannedLeg[]>().notNull(),
    notes: text(),
    publishedAt: instant(),
    archivedAt: instant(),
  },
  (t) => [
    index("watch_plans_by_start").on(t.vesselId, t.startsOn, t.id),
    index("watch_plans_by_name").on(t.vesselId, t.name, t.id),
  ],
);

/** One position, from when to when. A constraint of the database keeps everybody from two at once. */
export const watches = vesselTable(
  "watches",
  {
    planId: uuid().notNull(),
    position: text({ enum: watchPositions }).notNull(),
    /** Who stands it; empty while nobody does. */
    profileId: uuid(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Watches of an archived plan keep nobody from others. */
    counts: boolean().notNull().default(true),
  },
  (t) => [
    foreignKey({
      name: "watches_plan",
      columns: [t.vesselId, t.planId],
      foreignColumns: [watchPlans.vesselId, watchPlans.id],
    }),
    foreignKey({
      name: "watches_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    check("watches_in_order", sql`${t.startsAt} < ${t.endsAt}`),
    index("watches_by_plan").on(t.vesselId, t.planId, t.startsAt),
    index("watches_by_person").on(t.vesselId, t.profileId, t.startsAt),
    index("watches_by_start").on(t.vesselId, t.startsAt, t.id),
  ],
);

/**
 * One person asks another to take a watch, or to exchange it for one of theirs. Both watches stand here as they were when it
 * was asked: what they became since, or that they are gone, makes the request lapse.
 */
export const watchSwaps = vesselTable(
  "watch_swaps",
  {
    planId: uuid().notNull(),
    /** Who asks. */
    profileId: uuid().notNull(),
    /** Who is asked. */
    otherProfileId: uuid().notNull(),
    watchId: uuid().notNull(),
    watchVersion: integer().notNull(),
    position: text({ enum: watchPositions }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** What is given for it; empty where the other takes it over. */
    otherWatchId: uuid(),
    otherWatchVersion: integer(),
    otherPosition: text({ enum: watchPositions }),
    otherStartsAt: instant(),
    otherEndsAt: instant(),
    state: text({ enum: swapStates }).notNull().default("asked"),
    /** Why an officer refused it, or approved it although a limit of rest is broken by it. */
    reason: text(),
  },
  (t) => [
    foreignKey({
      name: "watch_swaps_plan",
      columns: [t.vesselId, t.planId],
      foreignColumns: [watchPlans.vesselId, watchPlans.id],
    }),
    foreignKey({
      name: "watch_swaps_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    foreignKey({
      name: "watch_swaps_other_profile",
      columns: [t.vesselId, t.otherProfileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    check("watch_swaps_of_two", sql`${t.profileId} <> ${t.otherProfileId}`),
    check(
      "watch_swaps_whole",
      sql`num_nulls(${t.otherWatchId}, ${t.otherWatchVersion}, ${t.otherPosition}, ${t.otherStartsAt}, ${t.otherEndsAt}) in (0, 5)`,
    ),
    check("watch_swaps_refused_for_a_reason", sql`${t.state} <> 'refused' or ${t.reason} is not null`),
    index("watch_swaps_by_plan").on(t.vesselId, t.planId, t.createdAt),
    uniqueIndex("watch_swaps_one_open").on(t.vesselId, t.watchId).where(sql`${t.state} in ('asked', 'accepted')`),
  ],
);
