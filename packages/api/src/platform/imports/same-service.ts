import { comparable, phrases } from "./comparable.ts";
import { isIntervalWord } from "./interval-values.ts";
import { normalName } from "./job-equipment.ts";

/** How often a service comes round. */
export interface Rhythm {
  intervalHours: number | null;
  interval: { n: number; unit: string } | null;
}

const inMonths: Readonly<Record<string, number>> = { month: 1, year: 12 };
const inDays: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** 12 months are a year, four weeks are 28 days. */
function calendarKey(interval: Rhythm["interval"]): string {
  if (!interval) return "";
  const { n, unit } = interval;
  return unit in inMonths ? `${n * (inMonths[unit] ?? 1)} months` : `${n * (inDays[unit] ?? 1)} days`;
}

export function isSameRhythm(one: Rhythm, other: Rhythm): boolean {
  return one.intervalHours === other.intervalHours && calendarKey(one.interval) === calendarKey(other.interval);
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
