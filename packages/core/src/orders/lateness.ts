import { type CalendarDate, daysBetween } from "../calendar-date.ts";
import { isUnderway, type OrderStatus } from "./order-flow.ts";
import { type OrderedLine, openQuantity } from "./receiving.ts";

export type ExpectedOrder = { status: OrderStatus; expectedOn: CalendarDate | null };

/** Days past the day it was expected; 0 on the day itself, and for what is not underway. */
export function daysLate({ status, expectedOn }: ExpectedOrder, today: CalendarDate): number {
  if (!isUnderway(status) || expectedOn === null) return 0;
  return Math.max(0, daysBetween(expectedOn, today));
}

/** When everything that is still to come was promised for; null as long as the supplier promised nothing. */
export function lastPromise(
  lines: readonly (OrderedLine & { promisedOn: CalendarDate | null })[],
): CalendarDate | null {
  const promised = lines.filter((line) => openQuantity(line) > 0).flatMap(({ promisedOn }) => promisedOn ?? []);
  return promised.reduce<CalendarDate | null>((last, on) => (last === null || on > last ? on : last), null);
}
