import type { CalendarDate } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { sumsByDay } from "./log-list.repository.ts";

export interface LoggedDay {
  readonly on: CalendarDate;
  /** Tenths of an hour that the engine ran; null where entries of the day say nothing of it. */
  readonly engineHours: number | null;
  /** Tenths of a nautical mile. */
  readonly distance: number;
}

/** What the running log says of the days of a time: a day without an entry is not among them. */
export const loggedDays = (
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  days: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<LoggedDay[]> => sumsByDay(tx, vesselId, days);
