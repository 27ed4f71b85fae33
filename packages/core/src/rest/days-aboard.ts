import type { CalendarDate } from "../calendar-date.ts";

/** From when to when somebody was engaged. */
export interface EngagedSpan {
  readonly signedOnOn: CalendarDate;
  readonly signedOffOn: CalendarDate | null;
}

/** The days of a month on which hours are expected of somebody: those of their engagements, or all where none was ever recorded. */
export const expectedDays = (days: readonly CalendarDate[], engagements: readonly EngagedSpan[]): CalendarDate[] =>
  engagements.length === 0
    ? [...days]
    : days.filter((on) =>
        engagements.some(
          ({ signedOnOn, signedOffOn }) => signedOnOn <= on && (signedOffOn === null || signedOffOn >= on),
        ),
      );
