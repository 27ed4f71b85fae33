import type { RestMark } from "./marks.ts";
import { type RestRegime, type RestRule, restRules } from "./regimes.ts";
import type { RestTimeline } from "./timeline.ts";

/**
 * The same rules once more, minute by minute and written for reading alone: what the engine says is compared with it.
 * It shares no code with the engine.
 */

/** A breach in minutes since the beginning of the timeline. */
export type SlowBreach = {
  rule: RestRule;
  from: number;
  to: number;
  worst: number;
  value: number;
  limit: number;
  days: number[];
};

const day = 24 * 60;
const week = 7 * day;

/** One letter a minute: w for work, r for rest, ? for what is not known. */
export function minutesOf({ marks, slotMinutes }: RestTimeline): string {
  const letter = (mark: RestMark) => {
    if (mark === "unknown") return "?";
    return mark === "rest" || mark === "compensation" ? "r" : "w";
  };
  return marks.map((mark) => letter(mark).repeat(slotMinutes)).join("");
}

export function judgeSlowly(timeline: RestTimeline, regime: RestRegime, isYoung: boolean): SlowBreach[] {
  const minutes = minutesOf(timeline);
  const step = timeline.slotMinutes;
  const dayOf = (minute: number) =>
    Math.max(
      0,
      timeline.days.findLastIndex((each) => each.firstSlot * step <= minute),
    );
  const told: SlowBreach[] = [];

  const countsRest = regime.limits === "rest";
  const sliding = [
    {
      rule: countsRest ? "REST_24H" : "WORK_24H",
      length: day,
      limit: countsRest ? regime.minRest24h : regime.maxWork24h,
    },
    { rule: countsRest ? "REST_7D" : "WORK_7D", length: week, limit: countsRest ? regime.minRest7d : regime.maxWork7d },
  ] as const;
  const countUntil = { w: countsOf(minutes, "w"), r: countsOf(minutes, "r"), "?": countsOf(minutes, "?") };
  const countIn = (what: "w" | "r" | "?", from: number, to: number) =>
    (countUntil[what][to] ?? 0) - (countUntil[what][from] ?? 0);

  for (const { rule, length, limit } of sliding) {
    let run: SlowBreach | undefined;
    for (let from = 0; from + length <= minutes.length; from += step) {
      const value = countIn(countsRest ? "r" : "w", from, from + length);
      const isBroken = countsRest ? value < limit : value > limit;
      if (!isBroken || countIn("?", from, from + length) > 0) {
        run = undefined;
        continue;
      }
      if (!run) {
        run = { rule, from, to: from, worst: from, value, limit, days: [] };
        told.push(run);
      }
      run.to = from;
      if (countsRest ? value < run.value : value > run.value) {
        run.value = value;
        run.worst = from;
      }
      const last = dayOf(from + length - 1);
      if (!run.days.includes(last)) run.days.push(last);
    }
  }

  const minPeriod = Math.max(step, regime.minPeriod);
  const periodsIn = (from: number, to: number) =>
    [...minutes.slice(from, to).matchAll(/r+/g)].map(([rest]) => rest.length).filter((length) => length >= minPeriod);

  for (const part of minutes.matchAll(/[wr]+/g)) {
    const partFrom = part.index;
    const partTo = partFrom + part[0].length;
    // A duty: work, and breaks that are too short to be a period, up to the next work.
    const duty = new RegExp(`w(?:r{0,${minPeriod - 1}}w)*`, "g");
    const duties = [...part[0].matchAll(duty)].map((match) => ({
      from: partFrom + match.index,
      to: partFrom + match.index + match[0].length,
    }));
    for (const { from, to } of duties) {
      const value = to - from;
      if (value <= regime.maxInterval) continue;
      const days = [...new Set([dayOf(from), dayOf(to - 1)])];
      told.push({ rule: "INTERVAL_14H", from, to, worst: from, value, limit: regime.maxInterval, days });
    }
    const starts = new Set(duties.flatMap(({ from, to }) => [from, to - day]));
    for (const from of starts) {
      if (from < partFrom || from + day > partTo) continue;
      const periods = periodsIn(from, from + day).sort((a, b) => b - a);
      const best = periods.slice(0, regime.maxPeriods).reduce((sum, length) => sum + length, 0);
      const isEnough = countIn("r", from, from + day) >= regime.minRest24h;
      const at = { from, to: from, worst: from, days: [dayOf(from + day - 1)] };
      if (regime.periodRule === "count" && periods.length > regime.maxPeriods)
        told.push({ rule: "PERIODS_24H", ...at, value: periods.length, limit: regime.maxPeriods });
      if (regime.periodRule === "best" && isEnough && best < regime.minRest24h)
        told.push({ rule: "PERIODS_24H", ...at, value: best, limit: regime.minRest24h });
      const longest = periods[0] ?? 0;
      if (longest < regime.minLongestPeriod)
        told.push({ rule: "LONGEST_6H", ...at, value: longest, limit: regime.minLongestPeriod });
    }
  }

  if (isYoung) {
    timeline.days.forEach((recorded, index) => {
      const from = recorded.firstSlot * step;
      const to = recorded.endSlot * step;
      const at = { from, to: from, worst: from, days: [index] };
      const worked = countIn("w", from, to);
      if (worked > 480) told.push({ rule: "YOUNG_8H", ...at, value: worked, limit: 480 });

      const sixBefore = timeline.days[index - 6];
      const isUnbroken = timeline.days
        .slice(Math.max(0, index - 5), index + 1)
        .every(({ firstSlot }, later) => timeline.days[index - 6 + later]?.endSlot === firstSlot);
      if (sixBefore && isUnbroken) {
        const weekFrom = sixBefore.firstSlot * step;
        const inWeek = countIn("w", weekFrom, to);
        const atWeek = { from: weekFrom, to: weekFrom, worst: weekFrom, days: [index] };
        if (inWeek > 2400) told.push({ rule: "YOUNG_40H", ...atWeek, value: inWeek, limit: 2400 });
      }

      const nightTo = recorded.nightEndSlot * step;
      if (countIn("w", from, nightTo) > 0) told.push({ rule: "YOUNG_NIGHT", ...at, value: 0, limit: 540 });
      else if (countIn("?", from, nightTo) === 0) {
        let restFrom = from;
        let restTo = nightTo;
        while (minutes[restFrom - 1] === "r") restFrom--;
        while (minutes[restTo] === "r") restTo++;
        const value = restTo - restFrom;
        const isBetweenWork = minutes[restFrom - 1] === "w" && minutes[restTo] === "w";
        if (isBetweenWork && value < 540) told.push({ rule: "YOUNG_NIGHT", ...at, value, limit: 540 });
      }
    });
  }
  return told.sort((a, b) => restRules.indexOf(a.rule) - restRules.indexOf(b.rule) || a.from - b.from);
}

function countsOf(minutes: string, wanted: string): Int32Array {
  const counts = new Int32Array(minutes.length + 1);
  let count = 0;
  for (let minute = 0; minute < minutes.length; minute++) {
    if (minutes[minute] === wanted) count++;
    counts[minute + 1] = count;
  }
  return counts;
}
