import type { CalendarDate } from "@ymp/core/calendar-date";
import { currencyExponent } from "@ymp/core/currency";
import type { Money } from "@ymp/core/money";
import { offsetLabelAt } from "@ymp/core/time";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import { type Locale, localeTags } from "@ymp/i18n/locales";
import type { Say } from "@ymp/i18n/screen-translator";

export type Formats = ReturnType<typeof createFormats>;

export interface FormatNeeds {
  locale: Locale;
  /** The ship's zone: an IANA name or an offset such as "+02:00". */
  zone: string;
  t: Say;
}

const made = new WeakMap<Say, Map<string, Formats>>();

/** The same formats for the same needs: every cell of a list asks for them. */
export function formatsFor(needs: FormatNeeds): Formats {
  const { locale, zone, t } = needs;
  const ofWords = made.get(t) ?? new Map<string, Formats>();
  made.set(t, ofWords);
  const key = `${locale} ${zone}`;
  const formats = ofWords.get(key) ?? createFormats(needs);
  ofWords.set(key, formats);
  return formats;
}

const days = {
  date: { day: "numeric", month: "short", year: "numeric" },
  dayMonth: { day: "numeric", month: "short" },
  weekday: { weekday: "short", day: "numeric", month: "short" },
  month: { month: "long", year: "numeric" },
  shortMonth: { month: "short" },
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Part = string | number | false | null | undefined;

/** The same where no figures or dates are at hand. */
export function listed(parts: readonly Part[], t: Say): string {
  return parts.filter(Boolean).join(t("common:comma"));
}

/** Made when first used and kept: making one takes as long as printing hundreds of dates. */
const datePrinter = kept(
  (tag, kind: keyof typeof days) => new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...days[kind] }),
);
const figures = {
  whole: { minimumFractionDigits: 0, maximumFractionDigits: 0 },
  oneDecimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  upToThree: {},
  percent: { style: "percent" },
} as const satisfies Record<string, Intl.NumberFormatOptions>;
const figurePrinter = kept((tag, kind: keyof typeof figures) => new Intl.NumberFormat(tag, figures[kind]));
const moneyPrinter = kept((tag, currency: string) => new Intl.NumberFormat(tag, { style: "currency", currency }));
const agoPrinter = kept((tag, numeric: "auto") => new Intl.RelativeTimeFormat(tag, { numeric }));

function kept<Kind extends string, Printer>(
  make: (tag: string, kind: Kind) => Printer,
): (tag: string, kind: Kind) => Printer {
  const printers = new Map<string, Printer>();
  return (tag, kind) => {
    const key = `${tag} ${kind}`;
    const printer = printers.get(key) ?? make(tag, kind);
    printers.set(key, printer);
    return printer;
  };
}

/**
 * Everything that is printed by locale or in ship's time. Instants are shifted to the ship's clock and printed as if UTC,
 * since not every browser takes an offset for a zone.
 */
function createFormats({ locale, zone, t }: FormatNeeds) {
  const tag = localeTags[locale];
  const shift = (at: Date) => new Date(at.getTime() + offsetMinutesAt(zone, at) * 60_000);
  const noon = (on: CalendarDate) => new Date(`${on}T12:00:00Z`);
  const print = (kind: keyof typeof days, at: Date) => datePrinter(tag, kind).format(at);
  const figure = (kind: keyof typeof figures, value: number) => figurePrinter(tag, kind).format(value);

  return {
    /** "Generator 1, Engine room": what there is of the parts. */
    list: (parts: readonly Part[] = []) => listed(parts, t),
    /** "18 Jun 2026" */
    date: (on: CalendarDate) => print("date", noon(on)),
    /** "18 Jun" */
    dayMonth: (on: CalendarDate) => print("dayMonth", noon(on)),
    /** "June 2026" */
    month: (on: CalendarDate) => print("month", noon(on)),
    shortMonth: (on: CalendarDate) => print("shortMonth", noon(on)),
    /** "Thu 18 Jun" */
    weekday: (on: CalendarDate) => print("weekday", noon(on)),
    /** "14:32", ship's time */
    time: (at: Date) => print("time", shift(at)),
    /** "14:32", UTC: shown on hover */
    timeUtc: (at: Date) => t("common:time.utc", { time: print("time", at) }),
    /** "UTC+2" */
    zoneLabel: (at: Date) => offsetLabelAt(zone, at),
    /** "18 Jun 2026, 14:32", ship's time */
    dateTime: (at: Date) =>
      t("common:time.dateTime", { date: print("date", shift(at)), time: print("time", shift(at)) }),
    /** "1,204" */
    count: (value: number) => figure("whole", value),
    /** "2.5": as many decimals as the figure has, three at most */
    quantity: (value: number) => figure("upToThree", value),
    /** "4,811.0 h" from running hours in tenths */
    hours: (tenths: number) => t("common:time.hours", { hours: figure("oneDecimal", tenths / 10) }),
    /** "4,811.0" from running hours in tenths */
    hoursFigure: (tenths: number) => figure("oneDecimal", tenths / 10),
    /** "10.0", and "9.75" where there are quarters, from minutes */
    hoursOf: (minutes: number) => figure(minutes % 30 === 0 ? "oneDecimal" : "upToThree", minutes / 60),
    /** "€1,370.00" */
    money: ({ amountMinor, currency }: Money) =>
      moneyPrinter(tag, currency).format(amountMinor / 10 ** currencyExponent(currency)),
    /** "35 %" from a share between 0 and 1 */
    percent: (share: number) => figure("percent", share),
    /** "12 days overdue", "today", "tomorrow", "in 6 days" */
    dueInDays: (days: number) => dueWords(t, days),
    /** "11.0 h over", "in 9.0 h" from hours left, in tenths */
    dueInHours: (tenths: number) =>
      t(tenths < 0 ? "lists:due.hoursOver" : "lists:due.inHours", {
        hours: figure("oneDecimal", Math.abs(tenths) / 10),
      }),
    /** "2 minutes ago", "yesterday" */
    ago: (at: Date, now: Date) => agoWords(tag, at, now),
    /** "410 kB" */
    bytes: (bytes: number) => byteWords(tag, bytes),
  };
}

function dueWords(t: Say, days: number): string {
  if (days < 0) return t("lists:due.overdue", { count: -days });
  if (days === 0) return t("lists:due.today");
  return days === 1 ? t("lists:due.tomorrow") : t("lists:due.inDays", { count: days });
}

const agoSteps = [
  { unit: "minute", ms: 60_000, until: 60 },
  { unit: "hour", ms: 3_600_000, until: 24 },
  { unit: "day", ms: 86_400_000, until: 30 },
  { unit: "month", ms: 2_592_000_000, until: 12 },
] as const;

function agoWords(tag: string, at: Date, now: Date): string {
  const words = agoPrinter(tag, "auto");
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
    // Shortened, "byte" has no plural in English.
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: power > 1 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(tag, style).format(value);
}
