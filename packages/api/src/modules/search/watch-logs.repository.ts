import { watchLogs } from "@ymp/db/schema/watch-logs";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { Asked } from "./hits.ts";
import { isShown, place, shownIn, total } from "./shown-hits.ts";

/** Watches that are over stand below those that are stood. */
const isArchived = sql<boolean>`${watchLogs.endedAt} is not null`;

export const shownWatchLogs = statement((db, of: Slots<Asked>) =>
  db
    .select({ total, id: watchLogs.id, isArchived })
    .from(shownIn(of, { table: watchLogs, isOver: isArchived }))
    .innerJoin(watchLogs, and(eq(watchLogs.vesselId, of.vesselId), isShown(watchLogs.id)))
    .orderBy(place),
);
