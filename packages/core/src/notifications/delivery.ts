import { addDays, type CalendarDate, todayIn } from "../calendar-date.ts";
import { instantOf, wallClockAt } from "../time.ts";

/** Minutes from midnight by the ship's clock. */
export interface DigestSettings {
  /** Null on either side: mail comes at any hour. */
  readonly quietFromMinute: number | null;
  readonly quietUntilMinute: number | null;
  readonly digestAtMinute: number;
}

export const defaultDigest: DigestSettings = { quietFromMinute: 1320, quietUntilMinute: 420, digestAtMinute: 420 };

/** Whether mail should wait. The first minute is quiet, the last one is not; hours that cross midnight are understood. */
export function isQuietAt(
  { quietFromMinute: from, quietUntilMinute: until }: Omit<DigestSettings, "digestAtMinute">,
  zone: string,
  at: Date,
): boolean {
  if (from === null || until === null || from === until) return false;
  const { hour, minute } = wallClockAt(zone, at);
  const now = hour * 60 + minute;
  return from < until ? now >= from && now < until : now >= from || now < until;
}

function digestHourOn(
  on: CalendarDate,
  { digestAtMinute }: Pick<DigestSettings, "digestAtMinute">,
  zone: string,
): Date {
  return instantOf(zone, { on, hour: Math.floor(digestAtMinute / 60), minute: digestAtMinute % 60, second: 0 });
}

/** The last time, up to now, that the clock reached the digest's hour. */
export function lastDigestHour(settings: Pick<DigestSettings, "digestAtMinute">, zone: string, now: Date): Date {
  const today = todayIn(zone, now);
  const todays = digestHourOn(today, settings, zone);
  return todays <= now ? todays : digestHourOn(addDays(today, -1), settings, zone);
}

export interface DigestStanding {
  /** When the oldest notice that waits was raised; null when none waits. */
  readonly oldestWaitingAt: Date | null;
  readonly lastSentAt: Date | null;
}

/**
 * Whether the digest goes out now: once a day of the ship, at its hour or as soon after it as a server runs, outside quiet
 * hours, and only with something in it. What was raised after the hour waits for the next.
 */
export function isDigestDue(
  settings: DigestSettings,
  { oldestWaitingAt, lastSentAt }: DigestStanding,
  zone: string,
  now: Date,
): boolean {
  if (oldestWaitingAt === null || isQuietAt(settings, zone, now)) return false;
  const hour = lastDigestHour(settings, zone, now);
  if (oldestWaitingAt > hour) return false;
  return lastSentAt === null || todayIn(zone, lastSentAt) < todayIn(zone, hour);
}
