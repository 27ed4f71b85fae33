import type { CalendarDate } from "../calendar-date.ts";
import type { KnownPart } from "./duty.ts";
import type { RestTimeline } from "./timeline.ts";
import { dayMinutes, weekMinutes } from "./timeline.ts";
import { eachWindow } from "./windows.ts";

/** The columns of a record beside its grid, in minutes. IMO/ILO Guidelines for the development of tables and records, 1999. */
export type DayFigures = {
  on: CalendarDate;
  restMinutes: number;
  workMinutes: number;
  unknownMinutes: number;
  /** Least rest in 24 hours, and in seven days, that end on that day; null where no such window is wholly known. */
  leastRest24h: number | null;
  leastRest7d: number | null;
};

export function dayFigures(
  timeline: RestTimeline,
  work: Uint8Array,
  parts: readonly KnownPart[],
  dayOfSlot: Int32Array,
): DayFigures[] {
  const { marks, slotMinutes, days } = timeline;
  const least24h = leastByDay(timeline, parts, dayOfSlot, dayMinutes);
  const least7d = leastByDay(timeline, parts, dayOfSlot, weekMinutes);
  return days.map(({ on, firstSlot, endSlot }, index) => {
    let worked = 0;
    let unknown = 0;
    for (let slot = firstSlot; slot < endSlot; slot++) {
      worked += work[slot] ?? 0;
      if (marks[slot] === "unknown") unknown++;
    }
    return {
      on,
      restMinutes: (endSlot - firstSlot - worked - unknown) * slotMinutes,
      workMinutes: worked * slotMinutes,
      unknownMinutes: unknown * slotMinutes,
      leastRest24h: least24h[index] ?? null,
      leastRest7d: least7d[index] ?? null,
    };
  });
}

function leastByDay(
  { days, slotMinutes }: RestTimeline,
  parts: readonly KnownPart[],
  dayOfSlot: Int32Array,
  minutes: number,
): (number | null)[] {
  const slots = minutes / slotMinutes;
  const least: (number | null)[] = days.map(() => null);
  for (const part of parts) {
    eachWindow(part, slots, (start, worked) => {
      const last = start + slots - 1;
      const index = dayOfSlot[last] ?? 0;
      const day = days[index];
      if (!day || last < day.firstSlot || last >= day.endSlot) return;
      const rest = (slots - worked) * slotMinutes;
      least[index] = Math.min(least[index] ?? rest, rest);
    });
  }
  return least;
}
