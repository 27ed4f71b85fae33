import { type CalendarDate, compareDates } from "../calendar-date.ts";
import type { SlotSpan } from "./breach.ts";
import type { Finding, Judged } from "./duty.ts";
import type { RestMark } from "./marks.ts";
import { youngLimits } from "./regimes.ts";
import type { TimelineDay } from "./timeline.ts";

/** A record whose slots may be unknown, 1 where there was work. */
type YoungRecord = { work: Uint8Array; marks: readonly RestMark[] };

/** Limits for those under 18, by the days and nights of the ship's clock. MLC A1.1.2; Guideline B2.3.1. The day of the 18th birthday is an adult's. */
export function youngFindings(judged: Judged, record: YoungRecord, adultFrom: CalendarDate): Finding[] {
  const isYoung = (day: TimelineDay) => compareDates(day.on, adultFrom) < 0;
  const youngDays = [...judged.days.entries()].filter(([, day]) => isYoung(day));
  return [
    ...youngDays.flatMap(([index]) => dayFinding(judged, record, index)),
    ...youngDays.flatMap(([index]) => weekFinding(judged, record, index)),
    ...youngDays.flatMap(([index]) => nightFinding(judged, record, index)),
  ];
}

function workedIn({ slotMinutes }: Judged, { work }: YoungRecord, { fromSlot, endSlot }: SlotSpan): number {
  let worked = 0;
  for (let slot = fromSlot; slot < endSlot; slot++) worked += work[slot] ?? 0;
  return worked * slotMinutes;
}

function dayFinding(judged: Judged, record: YoungRecord, index: number): Finding[] {
  const day = judged.days[index];
  if (!day) return [];
  const span = { fromSlot: day.firstSlot, endSlot: day.endSlot };
  const value = workedIn(judged, record, span);
  return value > youngLimits.maxWorkDay ? [found("YOUNG_8H", span, value, youngLimits.maxWorkDay, index)] : [];
}

/** Seven consecutive recorded days, reported on the last of them. */
function weekFinding(judged: Judged, record: YoungRecord, last: number): Finding[] {
  const week = judged.days.slice(Math.max(0, last - 6), last + 1);
  const [first] = week;
  const end = week.at(-1);
  if (week.length < 7 || !first || !end) return [];
  if (week.some((day, index) => index > 0 && day.firstSlot !== week[index - 1]?.endSlot)) return [];
  const span = { fromSlot: first.firstSlot, endSlot: end.endSlot };
  const value = workedIn(judged, record, span);
  return value > youngLimits.maxWorkWeek ? [found("YOUNG_40H", span, value, youngLimits.maxWorkWeek, last)] : [];
}

/** Nine hours of rest that hold the time from midnight to 05:00. How long a rest is that meets the unknown is not yet known. */
function nightFinding(judged: Judged, record: YoungRecord, index: number): Finding[] {
  const day = judged.days[index];
  if (!day) return [];
  const { marks, work } = record;
  const limit = youngLimits.minNight;
  const night = { fromSlot: day.firstSlot, endSlot: day.nightEndSlot };
  if (workedIn(judged, record, night) > 0) return [found("YOUNG_NIGHT", night, 0, limit, index)];
  let { fromSlot, endSlot } = night;
  if (marks.slice(fromSlot, endSlot).includes("unknown")) return [];
  const isRest = (slot: number) => marks[slot] !== undefined && marks[slot] !== "unknown" && work[slot] === 0;
  while (isRest(fromSlot - 1)) fromSlot--;
  while (isRest(endSlot)) endSlot++;
  if (work[fromSlot - 1] !== 1 || work[endSlot] !== 1) return [];
  const value = (endSlot - fromSlot) * judged.slotMinutes;
  return value < limit ? [found("YOUNG_NIGHT", night, value, limit, index)] : [];
}

function found(rule: Finding["rule"], worst: SlotSpan, value: number, limit: number, day: number): Finding {
  const { fromSlot, endSlot } = worst;
  return { rule, fromSlot, toSlot: fromSlot, worst, value, limit, days: [day], brokenAtSlot: endSlot };
}
