import { watchPlans } from "@ymp/db/schema/watch-plans";
import { type Slots, statement } from "@ymp/db/statements";
import { and, eq, sql } from "drizzle-orm";
import type { Asked } from "./hits.ts";
import { isShown, place, shownIn, total } from "./shown-hits.ts";

const isArchived = sql<boolean>`${watchPlans.archivedAt} is not null`;

export const shownWatchPlans = statement((db, of: Slots<Asked>) =>
  db
    .select({ total, id: watchPlans.id, isArchived })
    .from(shownIn(of, { table: watchPlans, isOver: isArchived }))
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, of.vesselId), isShown(watchPlans.id)))
    .orderBy(place),
);
