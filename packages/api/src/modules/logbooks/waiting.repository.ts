import type { Capacity } from "@ymp/core/books/book-rights";
import { signsPages } from "@ymp/core/books/book-signers";
import type { Repeated } from "@ymp/core/books/due-in-books";
import { type BookKind, bookKinds } from "@ymp/core/books/kinds";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { logbookEvents } from "@ymp/db/schema/logbooks";
import { sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";
import { writtenPages } from "./written-pages.repository.ts";

/** Counted to a thousand, which is shown as "1000+". */
const most = countedUpTo + 1;

const allBooks = (vesselId: string) => sql`asked as (select b.id from logbooks b where b.vessel_id = ${vesselId})`;

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
  const rows = await tx.execute<Omit<UnsignedRow, "since"> & { since: string }>(sql`
    with ${allBooks(vesselId)}, ${writtenPages(vesselId)}
    select w.id, w.logbook_id as "logbookId", w.entry_no as no, w.code, w.title, w.user_id as "authorId",
      case when w.is_first_signed then 'witness' else w.first end as awaits, w.people as signed, w.created_at as since
    from waiting w where w.created_at <= ${until.toISOString()}::timestamptz
    order by w.created_at, w.id limit ${most}`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

/** Pages that are full or closed and not verified since they changed last; whether all on them is signed is not asked. */
export async function pagesUnverified(tx: Db, vesselId: string): Promise<{ logbookId: string; page: number }[]> {
  const rows = await tx.execute<{ logbookId: string; page: number }>(sql`
    with ${allBooks(vesselId)}, ${writtenPages(vesselId)}
    select b.id as "logbookId", p.page_no as page
    from pages p join logbooks b on b.vessel_id = ${vesselId} and b.id = p.logbook_id
    where not p.is_verified and b.kind in ${jsonTexts(bookKinds.filter(signsPages))}
    order by b.opened_at, b.id, p.page_no limit ${most}`);
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
