import type { CalendarDate } from "@ymp/core/calendar-date";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

type Chart = OutputOf<"equipment.readings">;
type Point = Chart["points"][number];
type Threshold = Chart["thresholds"][number];

const dayMs = 86_400_000;
const shownDays = 200;
const fewestPoints = 4;
const mostLines = 4;

/** The last months, or everything where that would be too little to see a line. */
export function recentPoints(points: readonly Point[], now: Date): readonly Point[] {
  const recent = points.filter(({ readAt }) => now.getTime() - readAt.getTime() <= shownDays * dayMs);
  return recent.length >= fewestPoints ? recent : points;
}

/** How far ahead the chart looks: about half as far as it looks back, two to six months. */
export function forecastEnd(points: readonly Point[], now: Date): Date {
  const first = points[0]?.readAt ?? now;
  const back = now.getTime() - first.getTime();
  return new Date(now.getTime() + Math.min(Math.max(back / 2, 60 * dayMs), 180 * dayMs));
}

export interface ChartLine {
  /** The jobs that fall due at this figure. */
  titles: string[];
  dueTotal: number;
  isPassed: boolean;
  reachedOn: CalendarDate | null;
}

/** Figures worth drawing: the next ones within the forecast and the nearest that was run past, jobs of one figure together. */
export function chartLines(
  thresholds: readonly Threshold[],
  meter: { lastTotal: number; lowest: number },
  until: CalendarDate,
): ChartLine[] {
  const byTotal = new Map<number, ChartLine>();
  for (const { dueTotal, title, reachedOn } of thresholds) {
    const line = byTotal.get(dueTotal);
    if (line) line.titles.push(title);
    else byTotal.set(dueTotal, { titles: [title], dueTotal, isPassed: dueTotal <= meter.lastTotal, reachedOn });
  }
  const lines = [...byTotal.values()].toSorted((a, b) => a.dueTotal - b.dueTotal);
  const passed = lines.filter(({ isPassed, dueTotal }) => isPassed && dueTotal >= meter.lowest).slice(-2);
  const coming = lines.filter(({ isPassed, reachedOn }) => !isPassed && reachedOn !== null && reachedOn <= until);
  const [next] = lines.filter(({ isPassed }) => !isPassed);
  const ahead = coming.length > 0 || !next ? coming : [next];
  return [...passed, ...ahead].slice(0, mostLines);
}

/** Where the dotted line goes: through each figure on its day, and on to the end. */
export function forecastPoints(
  meter: { lastTotal: number; lastReadAt: Date; dailyAverage: number },
  until: Date,
): { at: number; value: number }[] {
  const days = (until.getTime() - meter.lastReadAt.getTime()) / dayMs;
  return [{ at: until.getTime(), value: (meter.lastTotal + meter.dailyAverage * days) / 10 }];
}
