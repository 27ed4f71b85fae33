import type { PlannedLeg } from "@ymp/core/watches/legs";
import { watchPatterns } from "@ymp/core/watches/patterns";
import { watchPositions } from "@ymp/core/watches/positions";
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, text, uuid } from "drizzle-orm/pg-core";
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
  ],
);
