import type { CalendarDate } from "../calendar-date.ts";
import type { Breach } from "./breach.ts";
import { type DisturbedRest, type OwedRest, owedRests, restsCutByDrills } from "./compensation.ts";
import { divisionFindings, periodLengths, sumOf } from "./division.ts";
import { type Finding, type Judged, type KnownPart, knownParts, minPeriodSlots, restPeriods } from "./duty.ts";
import { withExceptions } from "./exceptions.ts";
import { type DayFigures, dayFigures } from "./figures.ts";
import { isWork } from "./marks.ts";
import { type RestRegime, restRules } from "./regimes.ts";
import { dayIndexes, type RestTimeline } from "./timeline.ts";
import { slidingFindings } from "./windows.ts";
import { youngFindings } from "./young.ts";

export type AppliedRest = {
  regime: RestRegime;
  /** The day of the 18th birthday, for whom the limits of the young hold before it. */
  adultFrom?: CalendarDate | null;
};

export type RestReport = {
  /** By rule, then by time. Those that are excused or excepted stay among them. */
  breaches: Breach[];
  days: DayFigures[];
  owed: OwedRest[];
  cutByDrills: DisturbedRest[];
};

/**
 * Judges a record of hours of rest, a plan, or both joined. Windows of 24 hours and seven days begin at every slot; one
 * that holds something unknown is not judged. Months and calendar days make no difference to them.
 */
export function judgeRest(timeline: RestTimeline, applied: AppliedRest): RestReport {
  const { regime } = applied;
  const { marks, slotMinutes, days } = timeline;
  const judged: Judged = { regime, slotMinutes, dayOfSlot: dayIndexes(timeline), days };
  const work = Uint8Array.from(marks, (mark) => (isWork(mark) ? 1 : 0));
  const parts = knownParts(timeline, work);
  const raw = breachesOf(judged, timeline, work, applied);
  const excused = marks.includes("emergency") ? withExcuses(raw, judged, timeline, applied) : raw;
  const partOf = (slot: number) => parts.find((part) => slot >= part.fromSlot && slot < part.endSlot);
  return {
    breaches: withExceptions(judged, excused, (window, most) => {
      const part = partOf(window.fromSlot);
      return part ? sumOf(periodLengths(judged, part, window).slice(0, most)) : 0;
    }),
    days: dayFigures(timeline, work, parts, judged.dayOfSlot),
    owed: owedRests(timeline),
    cutByDrills: restsCutByDrills(timeline, regime.minLongestPeriod),
  };
}

/** Whether nothing stands against the record but what is excused or excepted. */
export function isCompliant({ breaches }: RestReport): boolean {
  return breaches.every(({ standing }) => standing !== "breach");
}

function breachesOf(judged: Judged, timeline: RestTimeline, work: Uint8Array, applied: AppliedRest): Breach[] {
  const findings = knownParts(timeline, work).flatMap((part: KnownPart) => [
    ...slidingFindings(judged, part),
    ...divisionFindings(judged, part),
  ]);
  const { marks } = timeline;
  if (applied.adultFrom) findings.push(...youngFindings(judged, { work, marks }, applied.adultFrom));
  return findings
    .sort((a, b) => restRules.indexOf(a.rule) - restRules.indexOf(b.rule) || a.fromSlot - b.fromSlot)
    .map((finding) => explained(judged, work, finding));
}

function explained(judged: Judged, work: Uint8Array, finding: Finding): Breach {
  return {
    ...finding,
    unit: finding.unit ?? "minutes",
    worstSlot: finding.worst.fromSlot,
    source: judged.regime.sources[finding.rule],
    periods: restPeriods(work, finding.worst, minPeriodSlots(judged)),
    standing: "breach",
  };
}

/** A breach is excused where the same rule holds throughout it once the work of the emergency is left out. MLC A2.3.14; STCW A-VIII/1.8. */
function withExcuses(breaches: Breach[], judged: Judged, timeline: RestTimeline, applied: AppliedRest): Breach[] {
  const without = Uint8Array.from(timeline.marks, (mark) => (isWork(mark) && mark !== "emergency" ? 1 : 0));
  const remaining = breachesOf(judged, timeline, without, applied);
  return breaches.map((breach) => {
    const remains = remaining.some(
      ({ rule, fromSlot, toSlot }) => rule === breach.rule && fromSlot <= breach.toSlot && toSlot >= breach.fromSlot,
    );
    return remains ? breach : { ...breach, standing: "excused" };
  });
}

/** Breaches that mark a day from one date to another: those of a month, judged with the seven days before it. */
export function breachesOn(
  { days }: RestTimeline,
  breaches: readonly Breach[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Breach[] {
  return breaches.filter((breach) =>
    breach.days.some((index) => {
      const on = days[index]?.on;
      return on !== undefined && on >= from && on <= to;
    }),
  );
}
