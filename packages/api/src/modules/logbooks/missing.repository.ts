import type { BookKind } from "@ymp/core/books/kinds";
import { tankTold } from "@ymp/core/books/missing";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { logbooks } from "@ymp/db/schema/logbooks";
import { and, eq, isNull, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";

/** The day of an entry by the ship's clock that it was made by. */
const shipDay = sql`(e.occurred_at at time zone 'UTC' + make_interval(mins => (e.event #>> '{payload,shipOffsetMin}')::int))::date`;
const standing = sql`not exists (
  select from logbook_events s where s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike')`;

/** Days with a standing entry in the volumes of these kinds, and when the last of each day was. */
export async function daysWritten(tx: Db, vesselId: string, kinds: readonly BookKind[], since: Date) {
  if (kinds.length === 0) return [];
  return tx.execute<{ kind: BookKind; day: CalendarDate; last: string }>(sql`
    select b.kind, ${shipDay}::text as day, max(e.occurred_at)::text as last
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and e.type = 'entry' and b.kind in ${jsonTexts(kinds)}
      and e.occurred_at >= ${since.toISOString()}::timestamptz and ${standing}
    group by 1, 2 order by 2, max(e.occurred_at)`);
}

/** Days on which a standing entry told how much residue is in a tank (C 11), in the volumes of these kinds. */
export async function daysOfResidues(tx: Db, vesselId: string, kinds: readonly BookKind[], since: Date) {
  if (kinds.length === 0) return [];
  return tx.execute<{ kind: BookKind; tank: string; day: CalendarDate }>(sql`
    select distinct b.kind, e.event #>> '{payload,values,tank}' as tank, ${shipDay}::text as day
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and e.type = 'entry' and b.kind in ${jsonTexts(kinds)} and e.code = 'C'
      and e.event #>> '{payload,values,operation}' in ${jsonTexts(tankTold)}
      and e.occurred_at >= ${since.toISOString()}::timestamptz and ${standing}
    order by 3`);
}

export async function openKinds(tx: Db, vesselId: string): Promise<Set<BookKind>> {
  const rows = await tx
    .select({ kind: logbooks.kind })
    .from(logbooks)
    .where(and(eq(logbooks.vesselId, vesselId), isNull(logbooks.closedAt)));
  return new Set(rows.map(({ kind }) => kind));
}

/** Standing rounds of the sea and port logs in which fuel was taken. */
export async function roundsWithFuel(tx: Db, vesselId: string, since: Date) {
  return tx.execute<{ at: string }>(sql`
    select e.occurred_at::text as at from logbook_events e
    join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and e.type = 'entry' and e.code = 'round' and b.kind in ('sea', 'port')
      and e.occurred_at >= ${since.toISOString()}::timestamptz
      and (e.event #>> '{payload,values,bunkered}')::numeric > 0 and ${standing}
    order by e.occurred_at`);
}

/** When bunkering of fuel began, by the standing entries H in the volumes of these kinds. */
export async function bunkeringsIn(tx: Db, vesselId: string, kinds: readonly BookKind[]) {
  return tx.execute<{ kind: BookKind; at: string }>(sql`
    select b.kind, e.occurred_at::text as at from logbook_events e
    join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId} and e.type = 'entry' and e.code = 'H' and b.kind in ${jsonTexts(kinds)}
      and e.event #>> '{payload,values,oil}' = 'fuel' and ${standing}`);
}
