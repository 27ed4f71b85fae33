import { comparable, phrases } from "./comparable.ts";
import { isIntervalWord } from "./interval-values.ts";
import { normalName } from "./job-equipment.ts";

/** How often a service comes round. */
export interface Rhythm {
  intervalHours: number | null;
  interval: { n: number; unit: string } | null;
}

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 };

/** 12 months, a year and 365 days are one rhythm to those who write them, as are a month and 30 days. */
function isAsOften(one: Rhythm["interval"], other: Rhythm["interval"]): boolean {
  if (!one || !other) return one === other;
  const [a, b] = [one, other].map(({ n, unit }) => n * (daysIn[unit] ?? 1));
  return a !== undefined && b !== undefined && Math.abs(a - b) <= Math.max(a, b) * 0.02;
}

export function isSameRhythm(one: Rhythm, other: Rhythm): boolean {
  return one.intervalHours === other.intervalHours && isAsOften(one.interval, other.interval);
}

const plainWords = new Set(
  phrases(`
    service | services | servicing | serviced | maintenance | routine | scheduled | planned | periodic | regular | interval | every | running |
    the | of | for | on | entretien | revision | periodique | de | du | des | la | le | wartung | manutenzione | mantenimiento | annual |
    annuel | yearly | monthly | weekly | daily | quarterly | hourly | 整備 | 点検 | 時間整備 | 保养 | 维护 | 小时保养
  `),
);

/** Whether a title says no more than that the machine is serviced: "Service", "500 h service", "Generator 1 500hr Service". */
export function isPlainService(title: string, machine: string): boolean {
  const own = new Set(wordsOf(machine));
  return wordsOf(title).every((word) => own.has(word) || plainWords.has(word) || isIntervalWord(word));
}

/** Letters apart from figures, which are left out: "500hr" is "hr". */
function wordsOf(text: string): string[] {
  return normalName(comparable(text).replace(/\d+/g, " "))
    .split(" ")
    .filter((word) => word !== "");
}
