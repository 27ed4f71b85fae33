import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";

/** A standing paper by which somebody was taught the ship's record books; the last one tells. */
const taught = sql`(select d.profile_id, max(d.issued_on)::text as taught_on from crew_documents d
  where d.type = 'record_books' and d.deleted_at is null group by d.profile_id)`;

/** The accounts of people of the vessel who were taught the books, and when, where their paper says it. */
export async function taughtBooks(tx: Db, vesselId: string): Promise<Map<string, CalendarDate | null>> {
  const rows = await tx.execute<{ userId: string; on: CalendarDate | null }>(sql`
    select p.user_id as "userId", t.taught_on as on from profiles p join ${taught} t on t.profile_id = p.id
    where p.vessel_id = ${vesselId} and p.user_id is not null`);
  return new Map([...rows].map(({ userId, on }) => [userId, on]));
}

/** Who has signed in an open book and was not taught the books by any paper of theirs; by name. */
export async function namesNotTaught(tx: Db, vesselId: string): Promise<string[]> {
  const rows = await tx.execute<{ name: string }>(sql`
    select distinct trim(concat_ws(' ', p.first_name, p.last_name)) as name
    from profiles p left join ${taught} t on t.profile_id = p.id
    where p.vessel_id = ${vesselId} and t.profile_id is null and exists (
      select from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
      where e.vessel_id = p.vessel_id and b.closed_at is null and e.capacity is not null and e.user_id = p.user_id)
    order by 1`);
  return [...rows].map(({ name }) => name);
}
