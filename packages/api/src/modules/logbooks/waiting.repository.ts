import type { Capacity } from "@ymp/core/books/book-rights";
import type { Repeated } from "@ymp/core/books/due-in-books";
import { type BookKind, bookKinds, correctionOf } from "@ymp/core/books/kinds";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { logbookEvents } from "@ymp/db/schema/logbooks";
import { sql } from "drizzle-orm";

/** Counted to a thousand, which is shown as "1000+". */
const most = countedUpTo + 1;

interface UnsignedRow {
  id: string;
  logbookId: string;
  no: number;
  code: string;
  title: string;
  authorId: string;
  awaits: Capacity;
  /** Who has signed it already, and is no witness of it. */
  signed: string[];
  since: Date;
}

/** Entries that stood unsigned at that time, the oldest first. */
export async function entriesUnsignedSince(tx: Db, vesselId: string, until: Date): Promise<UnsignedRow[]> {
  const first = sql`e.event #>> '{payload,signers,first}'`;
  const isSigned = (capacity: ReturnType<typeof sql>) => sql`exists (select from logbook_events m
    where m.vessel_id = e.vessel_id and m.entry_id = e.id and m.type = 'sign' and m.capacity = ${capacity})`;
  const rows = await tx.execute<Omit<UnsignedRow, "since"> & { since: string }>(sql`
    select e.id, e.logbook_id as "logbookId", e.entry_no as no, e.code, e.event #>> '{payload,title}' as title,
      e.user_id as "authorId", case when ${isSigned(first)} then 'witness' else ${first} end as awaits,
      array(select m.user_id from logbook_events m
        where m.vessel_id = e.vessel_id and m.entry_id = e.id and m.type = 'sign') as signed,
      e.created_at as since
    from logbook_events e
    where e.vessel_id = ${vesselId} and e.type = 'entry' and e.created_at <= ${until.toISOString()}::timestamptz
      and not exists (select from logbook_events m
        where m.vessel_id = e.vessel_id and m.entry_id = e.id and m.type = 'strike')
      and (not ${isSigned(first)}
        or ((e.event #>> '{payload,signers,witness}')::boolean and not ${isSigned(sql`'witness'`)}))
    order by e.created_at, e.id limit ${most}`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

/** Pages that are full or closed and not verified since they changed last; whether all on them is signed is not asked. */
export async function pagesUnverified(tx: Db, vesselId: string): Promise<{ logbookId: string; page: number }[]> {
  const signed = JSON.stringify(bookKinds.filter((kind) => correctionOf(kind) === "strike"));
  const rows = await tx.execute<{ logbookId: string; page: number }>(sql`
    select b.id as "logbookId", p as page
    from logbooks b cross join lateral generate_series(b.first_page_no, b.next_page_no - 1) p
    where b.vessel_id = ${vesselId} and b.kind in (select jsonb_array_elements_text(${signed}::jsonb))
      and not exists (
        select from logbook_events v where v.vessel_id = b.vessel_id and v.logbook_id = b.id and v.type = 'verify_page'
          and v.page_no = p and v.seq > coalesce((
            select max(s.seq) from logbook_events s join logbook_events e on e.vessel_id = s.vessel_id and e.id = s.entry_id
            where s.vessel_id = b.vessel_id and s.logbook_id = b.id and s.type = 'strike'
              and p between e.page_no and e.last_page_no), 0))
    order by b.opened_at, b.id, p limit ${most}`);
  return [...rows];
}

/** When each was done last, by the ship's clock of that time: in whichever volume of that kind. */
export async function lastDaysOf(
  tx: Db,
  vesselId: string,
  kind: BookKind,
  asked: readonly Repeated[],
): Promise<Map<string, CalendarDate>> {
  const wanted = asked.map(({ key, code, said }) => ({ key, code, field: said?.field, value: said?.value }));
  const rows = await tx.execute<{ key: string; day: CalendarDate }>(sql`
    select a.key, max((e.occurred_at at time zone 'UTC'
      + make_interval(mins => (e.event #>> '{payload,shipOffsetMin}')::int))::date)::text as day
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as a(key text, code text, field text, value text)
      join ${logbookEvents} e on e.vessel_id = ${vesselId} and e.type = 'entry' and e.code = a.code
        and (a.field is null or (e.event #> array['payload', 'values', a.field]) @> to_jsonb(a.value))
      join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id and b.kind = ${kind}
    where not exists (select from logbook_events s
      where s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike')
    group by a.key`);
  return new Map(rows.map(({ key, day }) => [key, day]));
}
