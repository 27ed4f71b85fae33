import type { Values } from "@ymp/core/definitions/definition";
import type { EarlierHandover } from "@ymp/core/watches/watch-log";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, text, uuid } from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { jobs } from "./jobs.ts";
import { profiles } from "./people.ts";
import { watches } from "./watch-plans.ts";

/** What was done on a watch: when it was taken over and handed over, and what was written for the next. Its id is that of the watch. */
export const watchLogs = vesselTable(
  "watch_logs",
  {
    /** Of the plan, as it was called then. */
    name: text().notNull(),
    /** Who stood it. */
    profileId: uuid().notNull(),
    takenAt: instant().notNull(),
    endedAt: instant(),
    /** What was written for the next, by the form of the position. */
    values: json<Values>(),
    /** Of each writing anew: what was signed is this one. */
    handoverId: uuid(),
    /** When it was written and signed by whoever was relieved, by the server's clock. */
    handedAt: instant(),
    /** What was written and signed before it was written anew, the first on top. */
    earlier: json<EarlierHandover[]>().notNull().default([]),
    /** Who took over by signing as well; from then on nothing changes. */
    relieverProfileId: uuid(),
    relievedAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "watch_logs_watch",
      columns: [t.vesselId, t.id],
      foreignColumns: [watches.vesselId, watches.id],
    }),
    foreignKey({
      name: "watch_logs_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    foreignKey({
      name: "watch_logs_reliever",
      columns: [t.vesselId, t.relieverProfileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    check("watch_logs_in_order", sql`${t.takenAt} <= ${t.endedAt}`),
    check(
      "watch_logs_handed_whole",
      sql`num_nulls(${t.endedAt}, ${t.values}, ${t.handoverId}, ${t.handedAt}) in (0, 4)`,
    ),
    check("watch_logs_relieved_whole", sql`num_nulls(${t.relieverProfileId}, ${t.relievedAt}) in (0, 2)`),
    check("watch_logs_of_two", sql`${t.relieverProfileId} <> ${t.profileId}`),
    index("watch_logs_by_person").on(t.vesselId, t.profileId, t.takenAt),
  ],
);

/** One walk around during a watch. */
export const watchRounds = vesselTable(
  "watch_rounds",
  {
    watchId: uuid().notNull(),
    madeAt: instant().notNull(),
    /** Empty where nothing was found. */
    finding: text(),
    /** What was raised from the finding. */
    jobId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "watch_rounds_log",
      columns: [t.vesselId, t.watchId],
      foreignColumns: [watchLogs.vesselId, watchLogs.id],
    }),
    foreignKey({
      name: "watch_rounds_job",
      columns: [t.vesselId, t.jobId],
      foreignColumns: [jobs.vesselId, jobs.id],
    }),
    index("watch_rounds_by_watch").on(t.vesselId, t.watchId, t.madeAt),
    index("watch_rounds_by_job").on(t.vesselId, t.jobId),
  ],
);
