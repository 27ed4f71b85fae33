import { addDays, parseCalendarDate } from "../calendar-date.ts";
import type { Breach } from "./breach.ts";
import type { AppliedRest } from "./judge.ts";
import type { RestMark, SlotMinutes } from "./marks.ts";
import { mlcRest, mlcWork, type RestRule } from "./regimes.ts";
import cases from "./rest-cases.json" with { type: "json" };
import { type RecordedDay, type RestTimeline, timelineOf } from "./timeline.ts";

/** A breach as the published cases give it: hours, and slots of half an hour. */
export type CaseBreach = {
  rule: RestRule;
  fromSlot: number;
  toSlot: number;
  worstSlot: number;
  value: number;
  limit: number;
  days: readonly number[];
};

export type CaseOptions = {
  regime?: string;
  minRest7d?: number;
  maxPeriods?: number;
  minRestPeriodHalfHours?: number;
  periodRule?: string;
  age?: number;
};

export const restCases = cases;

/** The first day of every case, a Monday. */
export const firstDay = parseCalendarDate("2026-03-02");

const letters: Readonly<Record<string, RestMark>> = {
  ".": "rest",
  "#": "work",
  D: "drill",
  C: "callout",
  E: "emergency",
  "+": "compensation",
  "?": "unknown",
};

/** A line of a grid, a letter to each slot. */
export function marksOf(line: string): RestMark[] {
  return [...line].map((letter) => {
    const mark = letters[letter];
    if (!mark) throw new RangeError(`No mark is written ${letter}`);
    return mark;
  });
}

export function daysOf(grid: readonly string[], first = firstDay): RecordedDay[] {
  return grid.map((line, index) => {
    const on = addDays(first, index);
    return { on, beginsAt: new Date(`${on}T00:00:00Z`), grid: marksOf(line) };
  });
}

export function recordOf(grid: readonly string[], slotMinutes: SlotMinutes = 30): RestTimeline {
  return timelineOf(daysOf(grid), slotMinutes);
}

export function appliedOf(options: CaseOptions): AppliedRest {
  const base = options.regime === "work" ? mlcWork : mlcRest;
  return {
    regime: {
      ...base,
      minRest7d: (options.minRest7d ?? 77) * 60,
      maxPeriods: options.maxPeriods ?? 2,
      minPeriod: (options.minRestPeriodHalfHours ?? 2) * 30,
      periodRule: options.periodRule === "count" ? "count" : "best",
    },
    adultFrom: options.age !== undefined && options.age < 18 ? parseCalendarDate("2100-01-01") : null,
  };
}

/** A breach in the terms of the cases. */
export function asInCases(breach: Breach): CaseBreach {
  const { rule, fromSlot, toSlot, worstSlot, days } = breach;
  const scale = breach.unit === "periods" ? 1 : 60;
  return { rule, fromSlot, toSlot, worstSlot, value: breach.value / scale, limit: breach.limit / scale, days };
}
