import type { CalendarDate } from "@ymp/core/calendar-date";
import { hasLeft } from "@ymp/core/people/departure";
import type { Db } from "@ymp/db/client";
import { departuresOf } from "./departures.repository.ts";

/** The profiles of those who are no longer of the vessel, whichever list asks; of one person when only one matters. */
export async function whoLeft(tx: Db, vesselId: string, today: CalendarDate, onlyId?: string): Promise<Set<string>> {
  const departures = await departuresOf(tx, vesselId, today, onlyId);
  return new Set(departures.filter((departure) => hasLeft(departure, today)).map(({ id }) => id));
}
