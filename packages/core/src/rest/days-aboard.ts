import type { CalendarDate } from "../calendar-date.ts";

/** From when to when somebody was engaged. */
export interface EngagedSpan {
  readonly signedOnOn: CalendarDate;
  readonly signedOffOn: CalendarDate | null;
}

/** Days on leave from end to end. */
export interface LeaveOfDays {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/** The days of a month on which hours are expected of somebody: those of their engagements, or all where none was ever recorded, without leave. */
export const expectedDays = (
  days: readonly CalendarDate[],
  engagements: readonly EngagedSpan[],
  leave: readonly LeaveOfDays[] = [],
): CalendarDate[] =>
  days.filter(
    (on) =>
      (engagements.length === 0 ||
        engagements.some(
          ({ signedOnOn, signedOffOn }) => signedOnOn <= on && (signedOffOn === null || signedOffOn >= on),
        )) &&
      !leave.some(({ startsOn, endsOn }) => startsOn <= on && on <= endsOn),
  );
