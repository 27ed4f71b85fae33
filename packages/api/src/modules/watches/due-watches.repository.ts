import type { Db } from "@ymp/db/client";
import { profiles } from "@ymp/db/schema/people";
import { watchLogs } from "@ymp/db/schema/watch-logs";
import { watches, watchPlans } from "@ymp/db/schema/watch-plans";
import { and, asc, eq, gt, gte, isNotNull, isNull, lt } from "drizzle-orm";

/** Watches of published plans that begin in that time and that nobody took over. */
export const untakenWatches = (
  tx: Db,
  vesselId: string,
  { from, until, now }: { from: Date; until: Date; now: Date },
) =>
  tx
    .select({
      id: watches.id,
      planId: watches.planId,
      plan: watchPlans.name,
      profileId: watches.profileId,
      startsAt: watches.startsAt,
    })
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .leftJoin(watchLogs, and(eq(watchLogs.vesselId, watches.vesselId), eq(watchLogs.id, watches.id)))
    .where(
      and(
        ...[eq(watches.vesselId, vesselId), isNotNull(watchPlans.publishedAt), isNull(watchPlans.archivedAt)],
        ...[isNull(watchLogs.id), isNotNull(watches.profileId)],
        ...[gte(watches.startsAt, from), lt(watches.startsAt, until), gt(watches.endsAt, now)],
      ),
    )
    .orderBy(asc(watches.startsAt), asc(watches.id));

/** Watches of published plans that ended in that time, and that nobody wrote they took. */
export const missedWatches = (tx: Db, vesselId: string, { from, until }: { from: Date; until: Date }) =>
  tx
    .select({
      ...{ id: watches.id, planId: watches.planId, plan: watchPlans.name, startsAt: watches.startsAt },
      ...{ profileId: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName },
    })
    .from(watches)
    .innerJoin(watchPlans, and(eq(watchPlans.vesselId, watches.vesselId), eq(watchPlans.id, watches.planId)))
    .innerJoin(profiles, and(eq(profiles.vesselId, watches.vesselId), eq(profiles.id, watches.profileId)))
    .leftJoin(watchLogs, and(eq(watchLogs.vesselId, watches.vesselId), eq(watchLogs.id, watches.id)))
    .where(
      and(
        ...[eq(watches.vesselId, vesselId), isNotNull(watchPlans.publishedAt), isNull(watchPlans.archivedAt)],
        ...[isNull(watchLogs.id), gte(watches.endsAt, from), lt(watches.endsAt, until)],
      ),
    )
    .orderBy(asc(watches.startsAt), asc(watches.id));

/** Handovers of that time which one alone signed. */
export const unsignedHandovers = (tx: Db, vesselId: string, { from, until }: { from: Date; until: Date }) =>
  tx
    .select({
      id: watchLogs.id,
      name: watchLogs.name,
      handoverId: watchLogs.handoverId,
      profileId: watchLogs.profileId,
      handedAt: watchLogs.handedAt,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
    })
    .from(watchLogs)
    .innerJoin(profiles, and(eq(profiles.vesselId, watchLogs.vesselId), eq(profiles.id, watchLogs.profileId)))
    .where(
      and(
        ...[eq(watchLogs.vesselId, vesselId), isNull(watchLogs.relievedAt)],
        ...[gte(watchLogs.handedAt, from), lt(watchLogs.handedAt, until)],
      ),
    )
    .orderBy(asc(watchLogs.handedAt), asc(watchLogs.id));
