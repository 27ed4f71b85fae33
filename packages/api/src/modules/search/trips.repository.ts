import { trips } from "@ymp/db/schema/trips";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { Asked } from "./hits.ts";
import { isShown, place, shownIn, total } from "./shown-hits.ts";

const isArchived = sql<boolean>`${trips.archivedAt} is not null`;

export const shownTrips = statement((db, of: Slots<Asked>) =>
  db
    .select({ total, id: trips.id, isArchived })
    .from(shownIn(of, { table: trips, isOver: isArchived }))
    .innerJoin(trips, and(eq(trips.vesselId, of.vesselId), isShown(trips.id)))
    .orderBy(place),
);
