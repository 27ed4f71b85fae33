import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";

export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The pages on which something stands that was done on these days, by the ship's clock of each entry. */
export async function pagesOfDays(tx: Db, vesselId: string, logbookId: string, { from, to }: Days): Promise<number[]> {
  const day = sql`(e.occurred_at at time zone 'UTC'
    + make_interval(mins => (e.event #>> '{payload,shipOffsetMin}')::int))::date`;
  const rows = await tx.execute<{ page: number }>(sql`
    select distinct p as page from logbook_events e, generate_series(e.page_no, e.last_page_no) p
    where e.vessel_id = ${vesselId} and e.logbook_id = ${logbookId} and e.type = 'entry'
      ${from === undefined ? sql`` : sql`and ${day} >= ${from}::date`}
      ${to === undefined ? sql`` : sql`and ${day} <= ${to}::date`}
    order by 1`);
  return [...rows].map(({ page }) => page);
}
