import fc from "fast-check";
import { expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { judgeRest } from "./judge.ts";
import { randomMonth } from "./test-random-month.ts";
import { judgeSlowly, minutesOf, type SlowBreach } from "./test-reference.ts";
import type { RestTimeline } from "./timeline.ts";

/** Every run names its seed: `REST_SEED=… npx vitest run --project unit packages/core/src/rest` repeats it. `REST_MONTHS` makes it longer. */
const seed = Number(process.env.REST_SEED ?? Math.floor(Math.random() * 2 ** 31));
const numRuns = Number(process.env.REST_MONTHS ?? 2000);

const adultFrom = (isYoung: boolean) => (isYoung ? parseCalendarDate("2100-01-01") : null);

function inMinutes(timeline: RestTimeline, report: ReturnType<typeof judgeRest>): SlowBreach[] {
  const scale = timeline.slotMinutes;
  return report.breaches.map(({ rule, fromSlot, toSlot, worstSlot, value, limit, days }) => ({
    rule,
    from: fromSlot * scale,
    to: toSlot * scale,
    worst: worstSlot * scale,
    value,
    limit,
    days: [...days],
  }));
}

it(`judges ${numRuns} random months of seed ${seed} as a reference does that goes minute by minute`, () => {
  fc.assert(
    fc.property(randomMonth, ({ timeline, regime, isYoung }) => {
      const report = judgeRest(timeline, { regime, adultFrom: adultFrom(isYoung) });
      expect(inMinutes(timeline, report)).toEqual(judgeSlowly(timeline, regime, isYoung));
    }),
    { numRuns, seed },
  );
}, 480_000);

it("has no window at any minute with less rest than the worst that it tells", () => {
  fc.assert(
    fc.property(randomMonth, ({ timeline, regime }) => {
      const { days } = judgeRest(timeline, { regime });
      const told = Math.min(...days.flatMap(({ leastRest24h }) => leastRest24h ?? []));
      expect(leastRestAtAnyMinute(minutesOf(timeline), timeline)).toBe(told);
    }),
    { numRuns: 100, seed },
  );
});

/** Of windows that end within a recorded day. */
function leastRestAtAnyMinute(minutes: string, { days, slotMinutes }: RestTimeline): number {
  const recorded = new Set(
    days.flatMap(({ firstSlot, endSlot }) =>
      Array.from({ length: endSlot - firstSlot }, (_, slot) => firstSlot + slot),
    ),
  );
  let least = Number.POSITIVE_INFINITY;
  let rest = 0;
  let unknown = 0;
  for (let minute = 0; minute < minutes.length; minute++) {
    if (minutes[minute] === "r") rest++;
    if (minutes[minute] === "?") unknown++;
    if (minute >= 1440 && minutes[minute - 1440] === "r") rest--;
    if (minute >= 1440 && minutes[minute - 1440] === "?") unknown--;
    if (minute >= 1439 && unknown === 0 && recorded.has(Math.floor(minute / slotMinutes)))
      least = Math.min(least, rest);
  }
  return least;
}
