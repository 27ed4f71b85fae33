import type { Period } from "@ymp/core/books/inspected-period";
import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";

export interface CorrectionShown {
  readonly no: number;
  readonly page: number;
  /** When it was struck, or where nothing is struck the further entry was made; by whom, and why. */
  readonly at: Date;
  readonly name: string;
  readonly rank: string | null;
  readonly reason: string | null;
  /** The entry that says it right, where there is one. */
  readonly by: number | null;
}

/** Entries of these days, by the ship's clock of each, that were struck, replaced or amended. */
export async function correctionsIn(
  tx: Db,
  vesselId: string,
  logbookId: string,
  { from, to }: Period,
  most: number,
): Promise<CorrectionShown[]> {
  const rows = await tx.execute<Omit<CorrectionShown, "at"> & { at: string }>(sql`
    select e.entry_no as no, e.page_no as page, coalesce(s.created_at, a.created_at) as at,
      coalesce(s.event #>> '{payload,name}', a.event #>> '{payload,author,name}') as name,
      coalesce(s.event #>> '{payload,rank}', a.event #>> '{payload,author,rank}') as rank,
      s.event #>> '{payload,reason}' as reason, a.entry_no as by
    from logbook_events e
    left join logbook_events s on s.vessel_id = e.vessel_id and s.entry_id = e.id and s.type = 'strike'
    left join logbook_events a on a.vessel_id = e.vessel_id and a.corrects_id = e.id and a.type = 'entry'
    where e.vessel_id = ${vesselId} and e.logbook_id = ${logbookId} and e.type = 'entry'
      and (s.id is not null or a.id is not null)
      and (e.occurred_at at time zone 'UTC' + make_interval(mins => (e.event #>> '{payload,shipOffsetMin}')::int))::date
        between ${from}::date and ${to}::date
    order by e.seq, a.seq limit ${most}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}
