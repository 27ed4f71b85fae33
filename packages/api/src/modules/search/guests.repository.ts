import { guests } from "@ymp/db/schema/guests";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { Asked } from "./hits.ts";
import { isShown, place, shownIn, total } from "./shown-hits.ts";

const isArchived = sql<boolean>`${guests.archivedAt} is not null`;

export const shownGuests = statement((db, of: Slots<Asked>) =>
  db
    .select({ total, id: guests.id, isArchived })
    .from(shownIn(of, { table: guests, isOver: isArchived }))
    .innerJoin(guests, and(eq(guests.vesselId, of.vesselId), isShown(guests.id)))
    .orderBy(place),
);
