import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";

interface DeckLogDay extends Record<string, unknown> {
  readonly on: string;
  readonly steaming: string | null;
  readonly distance: string | null;
}

/** Days of the chief officer's log that stand: the one entered last where there are two of a day. */
export async function deckLogDays(
  tx: Db,
  vesselId: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<DeckLogDay[]> {
  const on = sql`e.event #>> '{payload,values,on}'`;
  const rows = await tx.execute<DeckLogDay>(sql`
    select distinct on (${on}) ${on} as "on", e.event #>> '{payload,values,steaming}' as steaming,
      e.event #>> '{payload,values,distance}' as distance
    from logbook_events e join logbooks b on b.vessel_id = e.vessel_id and b.id = e.logbook_id
    where e.vessel_id = ${vesselId}::uuid and b.kind = 'chiefofficer' and e.type = 'entry' and e.code = 'day'
      and ${on} between ${from} and ${to}
      and not exists (select from logbook_events m
        where m.vessel_id = e.vessel_id and m.entry_id = e.id and m.type = 'strike')
    order by ${on}, e.created_at desc`);
  return [...rows];
}
