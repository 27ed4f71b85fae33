import { addDays, type CalendarDate, daysBetween } from "@ymp/core/calendar-date";
import type { Refusal } from "@ymp/core/errors";
import type { DayRow, StayRow } from "./stays.repository.ts";

export interface TripDates {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

export type StayDates = Pick<StayRow, "embarksOn" | "disembarksOn">;

/** By how many days a trip was moved as a whole; 0 where it was lengthened or shortened. */
export function movedBy(before: TripDates, after: TripDates): number {
  const days = daysBetween(before.startsOn, after.startsOn);
  return days === daysBetween(before.endsOn, after.endsOn) ? days : 0;
}

/**
 * The dates of a stay once those of its trip have changed: everybody moves along with a trip that moves, and who was aboard from
 * its first day or to its last one still is.
 */
export function followTrip(before: TripDates, after: TripDates, { embarksOn, disembarksOn }: StayDates): StayDates {
  const days = movedBy(before, after);
  if (days !== 0) return { embarksOn: addDays(embarksOn, days), disembarksOn: addDays(disembarksOn, days) };
  return {
    embarksOn: embarksOn === before.startsOn ? after.startsOn : embarksOn,
    disembarksOn: disembarksOn === before.endsOn ? after.endsOn : disembarksOn,
  };
}

export function judgeStay(trip: TripDates, { embarksOn, disembarksOn }: StayDates): Refusal[] {
  if (disembarksOn < embarksOn) return [{ messageKey: "trips:datesWrong", field: "disembarksOn" }];
  const messageKey = "trips:refusal.outside";
  return [
    ...(isOutside(trip, embarksOn) ? [{ messageKey, field: "embarksOn" }] : []),
    ...(isOutside(trip, disembarksOn) ? [{ messageKey, field: "disembarksOn" }] : []),
  ];
}

/** Refused where a guest would be aboard outside the trip, or a day that was planned would be lost from sight. */
export function judgeDates(
  before: TripDates,
  after: TripDates,
  { stays, days }: { stays: readonly StayDates[]; days: readonly DayRow[] },
): Refusal[] {
  const field = after.startsOn > before.startsOn ? "startsOn" : "endsOn";
  const isLeft = (stay: StayDates) => judgeStay(after, followTrip(before, after, stay)).length > 0;
  if (stays.some(isLeft)) return [{ messageKey: "trips:refusal.stayOutside", field }];
  if (movedBy(before, after) !== 0) return [];
  const isLost = (day: DayRow) => isPlanned(day) && !isOutside(before, day.onDay) && isOutside(after, day.onDay);
  return days.some(isLost) ? [{ messageKey: "trips:refusal.dayOutside", field }] : [];
}

export interface Crowd {
  readonly onDay: CalendarDate;
  readonly guests: number;
  readonly most: number;
}

/** The first day on which more guests are aboard than the vessel may carry; null where it never is, or nobody said how many. */
export function crowdOf(
  days: readonly CalendarDate[],
  stays: readonly (StayDates & Pick<StayRow, "guestId">)[],
  most: number | null,
): Crowd | null {
  if (most === null) return null;
  const crowds = days.map((onDay) => {
    const aboard = stays.filter(({ embarksOn, disembarksOn }) => embarksOn <= onDay && onDay <= disembarksOn);
    return { onDay, guests: new Set(aboard.map(({ guestId }) => guestId)).size, most };
  });
  return crowds.find(({ guests }) => guests > most) ?? null;
}

const isOutside = ({ startsOn, endsOn }: TripDates, day: CalendarDate): boolean => day < startsOn || day > endsOn;

const isPlanned = ({ place, forecast, breakfast, lunch, dinner, ashore, crew }: DayRow): boolean =>
  [place, forecast, breakfast, lunch, dinner, ashore, crew].some(Boolean);

/** Whoever came aboard was aboard: a trip that has started is ended on another day, not called off. */
export const mayCallOff = ({ startsOn }: { readonly startsOn: CalendarDate }, today: CalendarDate): boolean =>
  startsOn > today;
