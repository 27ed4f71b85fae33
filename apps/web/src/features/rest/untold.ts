import type { CalendarDate } from "@ymp/core/calendar-date";
import type { RestDay } from "./rest.queries.ts";

type Told = Pick<RestDay, "grid" | "repeated">;

const isUntold = ({ grid, repeated }: Told) => `${grid}${repeated ?? ""}`.includes("?");

/** Days that are over and were written, but not to their end: no limit is judged over what nobody told. */
export const untoldDays = (days: readonly RestDay[], today: CalendarDate): RestDay[] =>
  days.filter((day) => day.isKept && day.on < today && isUntold(day));

/** What was not told of a day was rest. */
export const toldAsRest = ({ grid, repeated }: Told): Told => ({
  grid: grid.replaceAll("?", "."),
  repeated: repeated?.replaceAll("?", ".") ?? null,
});
