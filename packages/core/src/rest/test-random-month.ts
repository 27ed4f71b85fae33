import fc from "fast-check";
import { addDays, parseCalendarDate } from "../calendar-date.ts";
import type { GridMark, RestMark } from "./marks.ts";
import { mlcRest, mlcWork, type RestRegime, stcw } from "./regimes.ts";
import { type RecordedDay, type RestTimeline, timelineOf } from "./timeline.ts";

export type RandomMonth = { timeline: RestTimeline; regime: RestRegime; isYoung: boolean };

/** A month as somebody on board could have lived it: duties and rests of any length, a day that was not written, clocks moved. */
export const randomMonth: fc.Arbitrary<RandomMonth> = fc
  .record({
    slotMinutes: fc.constantFrom(15 as const, 30 as const),
    dayCount: fc.integer({ min: 1, max: 31 }),
    /** Halves of an hour of duty and rest in turn, over and over. */
    turns: fc.array(fc.record({ work: fc.integer({ min: 1, max: 34 }), rest: fc.integer({ min: 1, max: 30 }) }), {
      minLength: 1,
      maxLength: 24,
    }),
    startsAtRest: fc.boolean(),
    quarter: fc.boolean(),
    clock: fc.array(
      fc.record({
        day: fc.nat({ max: 30 }),
        minutes: fc.constantFrom(-120, -60, -30, 30, 60, 120),
        atHour: fc.integer({ min: 2, max: 21 }),
      }),
      { maxLength: 4 },
    ),
    missing: fc.array(fc.nat({ max: 30 }), { maxLength: 2 }),
    before: fc.constantFrom("rest" as const, "unknown" as const),
    after: fc.constantFrom("rest" as const, "unknown" as const),
    base: fc.constantFrom(mlcRest, mlcRest, mlcWork, stcw),
    minPeriod: fc.constantFrom(0, 30, 60, 60, 90),
    maxPeriods: fc.constantFrom(2, 2, 3),
    minRest7d: fc.constantFrom(77 * 60, 70 * 60),
    periodRule: fc.constantFrom("best" as const, "best" as const, "count" as const),
    isYoung: fc.boolean(),
  })
  .map((lived) => {
    const { base, minPeriod, maxPeriods, minRest7d, periodRule, isYoung } = lived;
    return {
      timeline: monthOf(lived),
      regime: { ...base, minPeriod, maxPeriods, minRest7d, periodRule },
      isYoung,
    };
  });

type Lived = {
  slotMinutes: 15 | 30;
  dayCount: number;
  turns: readonly { work: number; rest: number }[];
  startsAtRest: boolean;
  quarter: boolean;
  clock: readonly { day: number; minutes: number; atHour: number }[];
  missing: readonly number[];
  before: "rest" | "unknown";
  after: "rest" | "unknown";
};

function monthOf({
  slotMinutes,
  dayCount,
  turns,
  startsAtRest,
  quarter,
  clock,
  missing,
  before,
  after,
}: Lived): RestTimeline {
  const next = endlessMarks(turns, { slotMinutes, startsAtRest, quarter });
  const slots = 1440 / slotMinutes;
  let beginsAtMs = Date.UTC(2026, 2, 2);
  const days: RecordedDay[] = [];
  for (let index = 0; index < dayCount; index++) {
    const on = addDays(parseCalendarDate("2026-03-02"), index);
    const change = clock.find(({ day }) => day === index);
    const moved = change ? change.minutes / slotMinutes : 0;
    const at = change ? (change.atHour * 60) / slotMinutes : 0;
    const grid = Array.from(
      { length: slots },
      (_, slot): GridMark => (slot >= at && slot < at + moved ? "clock" : next()),
    );
    const marks = Array.from({ length: Math.max(0, -moved) }, () => next());
    const day = { on, beginsAt: new Date(beginsAtMs), grid };
    if (!missing.includes(index)) days.push(moved < 0 ? { ...day, repeated: { fromSlot: at + moved, marks } } : day);
    beginsAtMs += (slots - moved) * slotMinutes * 60_000;
  }
  return timelineOf(days, slotMinutes, { before, after });
}

function endlessMarks(
  turns: readonly { work: number; rest: number }[],
  { slotMinutes, startsAtRest, quarter }: { slotMinutes: 15 | 30; startsAtRest: boolean; quarter: boolean },
): () => RestMark {
  const slotsOfHalfHour = 30 / slotMinutes;
  const lengths = turns.flatMap(({ work, rest }): [RestMark, number][] => [
    ["work", work * slotsOfHalfHour - (quarter && slotMinutes === 15 ? 1 : 0)],
    ["rest", rest * slotsOfHalfHour],
  ]);
  const round = lengths.flatMap(([mark, length]): RestMark[] => new Array(length).fill(mark));
  let position = startsAtRest ? (lengths[0]?.[1] ?? 0) : 0;
  return () => round[position++ % round.length] ?? "rest";
}
