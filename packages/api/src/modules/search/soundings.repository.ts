import { soundings } from "@ymp/db/schema/soundings";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { Asked } from "./hits.ts";
import { isShown, place, shownIn, total } from "./shown-hits.ts";

const isArchived = sql<boolean>`${soundings.archivedAt} is not null`;

export const shownSoundings = statement((db, of: Slots<Asked>) =>
  db
    .select({ total, id: soundings.id, isArchived })
    .from(shownIn(of, { table: soundings, isOver: isArchived }))
    .innerJoin(soundings, and(eq(soundings.vesselId, of.vesselId), isShown(soundings.id)))
    .orderBy(place),
);
