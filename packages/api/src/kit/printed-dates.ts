import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import { offsetLabelAt } from "@ymp/core/time";
import { type Locale, localeTags } from "@ymp/i18n/locales";

/** "23 Nov 2026": a day as the screens print it. */
export function printDay(on: CalendarDate | string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], {
    ...{ day: "numeric", month: "short", year: "numeric" },
    timeZone: "UTC",
  });
  return format.format(new Date(`${on}T12:00:00Z`));
}

/** "23 Nov 2026, 16:07 UTC+1": a moment by the ship's clock, which a mail is not read on. */
export function printMoment(at: Date, zone: string, locale: Locale): string {
  const clock = new Intl.DateTimeFormat(localeTags[locale], {
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
    timeZone: zone,
  });
  return `${printDay(todayIn(zone, at), locale)}, ${clock.format(at)} ${offsetLabelAt(zone, at)}`;
}
