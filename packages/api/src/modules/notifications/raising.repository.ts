import type { CalendarDate } from "@ymp/core/calendar-date";
import { newIdAt } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { counters } from "@ymp/db/schema/equipment";
import { inventoryItems, stockLots, stockMoves } from "@ymp/db/schema/inventory";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { notifications } from "@ymp/db/schema/notifications";
import { profiles } from "@ymp/db/schema/people";
import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

const openStatuses = ["due", "in_progress", "waiting_parts", "waiting_yard", "waiting_weather", "postponed"] as const;

/** How long ago something may have come about to be told as news. */
const newsDays = { dueSoon: 7, overdue: 14 } as const;
/** A plan may ask to be warned so long before. */
const farthestLeadDays = 120;

const accountsOnJob = sql<string[]>`coalesce((select json_agg(person.user_id)
  from ${jobAssignees} given join ${profiles} person on person.vessel_id = given.vessel_id and person.id = given.profile_id
  where given.vessel_id = ${jobs.vesselId} and given.job_id = ${jobs.id} and person.user_id is not null), '[]')`;

/** Where to go on, and how far. */
interface Batch {
  readonly after: string | undefined;
  readonly batchSize: number;
}

/** Open jobs of those days, found by status and day; by id. */
async function openJobs(
  tx: Db,
  vesselId: string,
  { from, until }: { from: SQL; until: SQL },
  condition: SQL,
  { after, batchSize }: Batch,
) {
  return tx
    .select({
      id: jobs.id,
      title: jobs.title,
      number: jobs.number,
      year: jobs.year,
      department: jobs.department,
      isCritical: sql<boolean>`(${jobs.isCritical} or ${jobs.priority} = 'critical')`,
      dueOn: jobs.dueOn,
      dueTotal: jobs.dueTotal,
      plannedOn: jobs.plannedOn,
      accounts: accountsOnJob,
    })
    .from(jobs)
    .leftJoin(counters, and(eq(counters.vesselId, jobs.vesselId), eq(counters.id, jobs.counterId)))
    .where(
      and(
        eq(jobs.vesselId, vesselId),
        or(inArray(jobs.status, [...openStatuses]), isNull(jobs.status)),
        sql`${jobs.plannedOn} between ${from} and ${until}`,
        isNull(jobs.archivedAt),
        condition,
        after ? gt(jobs.id, after) : undefined,
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(batchSize);
}
export type RaisedJob = Awaited<ReturnType<typeof openJobs>>[number];

/** Jobs whose day came near within the last week. */
export function jobsDueSoon(tx: Db, vesselId: string, today: CalendarDate, batch: Batch): Promise<RaisedJob[]> {
  const day = sql`${today}::date`;
  return openJobs(
    tx,
    vesselId,
    { from: day, until: sql`${day} + ${farthestLeadDays}::int` },
    sql`${jobs.plannedOn} - ${jobs.leadDays} between ${day} - ${newsDays.dueSoon}::int and ${day}`,
    batch,
  );
}

/** Jobs that became overdue, by date or by counter, within the last two weeks. */
export function jobsOverdue(
  tx: Db,
  vesselId: string,
  { today, now }: { today: CalendarDate; now: Date },
  batch: Batch,
): Promise<RaisedJob[]> {
  const day = sql`${today}::date`;
  return openJobs(
    tx,
    vesselId,
    { from: sql`${day} - 400`, until: sql`${day} + 31` },
    sql`(${jobs.dueOn} + ${jobs.graceDays} between ${day} - ${newsDays.overdue + 1}::int and ${day} - 1
      or (${counters.lastTotal} - ${jobs.dueTotal} > ${jobs.graceTenths}
        and ${counters.lastReadAt} > ${now.toISOString()}::timestamptz - interval '14 days'))`,
    batch,
  );
}

/** What is older than that is told no more and not kept. */
const keptDays = 400;

export async function forgetOldNotices(tx: Db, vesselId: string, userIds: readonly string[], now: Date): Promise<void> {
  const oldest = newIdAt(new Date(now.getTime() - keptDays * 86_400_000));
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.vesselId, vesselId),
        sql`${notifications.userId} in ${jsonIds(userIds)}`,
        lt(notifications.id, oldest),
      ),
    );
}

/** Lots with something left in them that end by that day, as far as the scope sees their items. By id. */
export function lotsEndingBy(tx: Db, vesselId: string, until: CalendarDate, { after, batchSize }: Batch) {
  const left = sql<number>`(select coalesce(sum(move.quantity), 0)::float8 from ${stockMoves} move
    where move.vessel_id = ${stockLots.vesselId} and move.item_id = ${stockLots.itemId} and move.lot_id = ${stockLots.id})`;
  return tx
    .select({
      id: stockLots.id,
      itemId: stockLots.itemId,
      name: inventoryItems.name,
      lotNumber: stockLots.lotNumber,
      expiresOn: stockLots.expiresOn,
    })
    .from(stockLots)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, stockLots.vesselId), eq(inventoryItems.id, stockLots.itemId)),
    )
    .where(
      and(
        eq(stockLots.vesselId, vesselId),
        isNull(inventoryItems.archivedAt),
        sql`${stockLots.expiresOn} <= ${until}`,
        sql`${left} > 0`,
        after ? gt(stockLots.id, after) : undefined,
      ),
    )
    .orderBy(asc(stockLots.id))
    .limit(batchSize);
}
