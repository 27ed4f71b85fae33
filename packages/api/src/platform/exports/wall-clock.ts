import { wallClockAt } from "@ymp/core/time";

/** "2026-03-15 14:05" on the clocks of the zone. */
export function wallClockText(at: Date, timeZone: string): string {
  const { on, hour, minute } = wallClockAt(timeZone, at);
  return `${on} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** Spreadsheets know no zones: the instant whose UTC reading is what the clocks of the zone show. */
export function asShownInUtc(at: Date, timeZone: string): Date {
  const { on, hour, minute, second } = wallClockAt(timeZone, at);
  const [year = 0, month = 1, day = 1] = on.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}
