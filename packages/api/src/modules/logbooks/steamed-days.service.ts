import { asCalendarDate, type CalendarDate } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { deckLogDays } from "./steamed-days.repository.ts";

export interface SteamedDay {
  readonly on: CalendarDate;
  /** Tenths of an hour. */
  readonly steaming: number;
  /** Tenths of a nautical mile. */
  readonly distance: number;
}

/** What the chief officer's log tells of the days of a time, struck entries left out. A day in port has no steaming time. */
export async function steamedDays(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<SteamedDay[]> {
  const rows = await deckLogDays(tx, vesselId, days);
  return rows.flatMap(({ on, steaming, distance }) => {
    const day = asCalendarDate(on);
    return day ? [{ on: day, steaming: tenthsOf(steaming), distance: tenthsOf(distance) }] : [];
  });
}

const tenthsOf = (figure: string | null) => Math.round(Number(figure ?? 0) * 10);
