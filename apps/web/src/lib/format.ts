import type { CalendarDate } from "@ymp/core/calendar-date";
import { currencyExponent, type Money } from "@ymp/core/money";
import { offsetLabelAt } from "@ymp/core/time";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import type { Locale } from "@ymp/i18n/locales";
import type { Say } from "@ymp/i18n/screen-translator";
import { localeTags } from "./locale-tags.ts";

export type Formats = ReturnType<typeof createFormats>;

export interface FormatNeeds {
  locale: Locale;
  /** The ship's zone: an IANA name or an offset such as "+02:00". */
  zone: string;
  t: Say;
}

/**
 * Everything that is printed by locale or in ship's time. Instants are shifted to the ship's clock and printed as if UTC,
 * since not every browser takes an offset for a zone.
 */
export function createFormats({ locale, zone, t }: FormatNeeds) {
  const tag = localeTags[locale];
  const print = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options });
  const shift = (at: Date) => new Date(at.getTime() + offsetMinutesAt(zone, at) * 60_000);
  const noon = (on: CalendarDate) => new Date(`${on}T12:00:00Z`);
  const decimals = (digits: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [whole, oneDecimal, upToThree] = [decimals(0), decimals(1), new Intl.NumberFormat(tag)];
  const date = print({ day: "numeric", month: "short", year: "numeric" });
  const dayMonth = print({ day: "numeric", month: "short" });
  const weekday = print({ weekday: "short", day: "numeric", month: "short" });
  const month = print({ month: "long", year: "numeric" });
  const time = print({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

  return {
    /** "18 Jun 2026" */
    date: (on: CalendarDate) => date.format(noon(on)),
    /** "18 Jun" */
    dayMonth: (on: CalendarDate) => dayMonth.format(noon(on)),
    /** "June 2026" */
    month: (on: CalendarDate) => month.format(noon(on)),
    /** "Thu 18 Jun" */
    weekday: (on: CalendarDate) => weekday.format(noon(on)),
    /** "14:32", ship's time */
    time: (at: Date) => time.format(shift(at)),
    /** "14:32", UTC: shown on hover */
    timeUtc: (at: Date) => t("common:time.utc", { time: time.format(at) }),
    /** "UTC+2" */
    zoneLabel: (at: Date) => offsetLabelAt(zone, at),
    /** "18 Jun 2026, 14:32", ship's time */
    dateTime: (at: Date) => t("common:time.dateTime", { date: date.format(shift(at)), time: time.format(shift(at)) }),
    /** "1,204" */
    count: (value: number) => whole.format(value),
    /** "2.5": as many decimals as the figure has, three at most */
    quantity: (value: number) => upToThree.format(value),
    /** "4,811.0 h" from running hours in tenths */
    hours: (tenths: number) => t("common:time.hours", { hours: oneDecimal.format(tenths / 10) }),
    /** "4,811.0" from running hours in tenths */
    hoursFigure: (tenths: number) => oneDecimal.format(tenths / 10),
    /** "€1,370.00" */
    money: ({ amountMinor, currency }: Money) =>
      new Intl.NumberFormat(tag, { style: "currency", currency }).format(
        amountMinor / 10 ** currencyExponent(currency),
      ),
    /** "35 %" from a share between 0 and 1 */
    percent: (share: number) => new Intl.NumberFormat(tag, { style: "percent" }).format(share),
    /** "12 days overdue", "today", "tomorrow", "in 6 days" */
    dueInDays: (days: number) => dueWords(t, days),
    /** "11.0 h over", "in 9.0 h" from hours left, in tenths */
    dueInHours: (tenths: number) =>
      t(tenths < 0 ? "common:due.hoursOver" : "common:due.inHours", {
        hours: oneDecimal.format(Math.abs(tenths) / 10),
      }),
    /** "2 minutes ago", "yesterday" */
    ago: (at: Date, now: Date) => agoWords(tag, at, now),
    /** "410 kB" */
    bytes: (bytes: number) => byteWords(tag, bytes),
  };
}

function dueWords(t: Say, days: number): string {
  if (days < 0) return t("common:due.overdue", { count: -days });
  if (days === 0) return t("common:due.today");
  return days === 1 ? t("common:due.tomorrow") : t("common:due.inDays", { count: days });
}

const agoSteps = [
  { unit: "minute", ms: 60_000, until: 60 },
  { unit: "hour", ms: 3_600_000, until: 24 },
  { unit: "day", ms: 86_400_000, until: 30 },
  { unit: "month", ms: 2_592_000_000, until: 12 },
] as const;

function agoWords(tag: string, at: Date, now: Date): string {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  const passed = at.getTime() - now.getTime();
  for (const { unit, ms, until } of agoSteps) {
    const steps = Math.round(passed / ms);
    if (Math.abs(steps) < until) return words.format(steps, unit);
  }
  return words.format(Math.round(passed / 31_536_000_000), "year");
}

function byteWords(tag: string, bytes: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  const style = {
    style: "unit",
    unit: units[power],
    unitDisplay: "short",
    maximumFractionDigits: power > 1 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(tag, style).format(value);
}
