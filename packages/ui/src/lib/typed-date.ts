import { addDays, type CalendarDate, isCalendarDate } from "@ymp/core/calendar-date";
import { halfWidth } from "@ymp/core/decimal-text";

function toCalendarDate(year: number, month: number, day: number): CalendarDate | null {
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  const written = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCalendarDate(written) ? written : null;
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}.]/gu, "")
    .toLocaleLowerCase();
}

function monthFromName(word: string, locale: string): number | null {
  const typed = fold(word);
  if (typed.length < 3) return null;
  for (let month = 1; month <= 12; month += 1) {
    const date = new Date(Date.UTC(2026, month - 1, 15));
    const names = [locale, "en-GB"].map((tag) =>
      fold(new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" }).format(date)),
    );
    if (names.some((name) => name.startsWith(typed))) return month;
  }
  return null;
}

function fullYear(text: string | undefined, today: CalendarDate): number {
  if (!text) return Number(today.slice(0, 4));
  const year = Number(text);
  return text.length <= 2 ? 2000 + year : year;
}

/**
 * Reads what a person types for a date: "2026-06-18", "18.6.26", "18/6", "18 jun 2026", "2026年6月18日", "+14" (days from
 * today). Day before month unless the year leads. Null when it is not a date.
 */
export function readTypedDate(text: string, today: CalendarDate, locale: string): CalendarDate | null {
  const typed = halfWidth(text).trim();
  const offset = /^([+-]\d{1,4})$/.exec(typed);
  if (offset) return addDays(today, Number(offset[1]));
  const yearFirst = /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})\D?$/.exec(typed);
  if (yearFirst) return toCalendarDate(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = /^(\d{1,2})[./\s-](\d{1,2})(?:[./\s-](\d{2}|\d{4}))?\.?$/.exec(typed);
  if (dayFirst) return toCalendarDate(fullYear(dayFirst[3], today), Number(dayFirst[2]), Number(dayFirst[1]));
  const named = /^(\d{1,2})(?:er)?[\s.-]+(\p{L}[\p{L}\p{M}]*)\.?,?(?:[\s-]+(\d{2}|\d{4}))?$/u.exec(typed);
  if (!named?.[2]) return null;
  const month = monthFromName(named[2], locale);
  return month ? toCalendarDate(fullYear(named[3], today), month, Number(named[1])) : null;
}

/** Reads "14:20", "1420", "9.05" or "9" as "HH:MM"; null when it is not a time of day. */
export function readTypedTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(halfWidth(text).trim());
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** "18 Jun 2026" in the given locale. */
export function writeDate(date: CalendarDate, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
