import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseCalendarDate as date } from "../calendar-date.ts";
import {
  type CounterSegment,
  dailyAverage,
  earlierTotal,
  forecastDate,
  judgeAgainstLast,
  judgeReading,
  replaceMeter,
  rollOver,
  sinceOverhaul,
  totalAt,
  usageRate,
} from "./counters.ts";

const fittedAt = new Date("2020-01-01T00:00:00Z");
const changedAt = new Date("2026-03-01T08:00:00Z");
const original: CounterSegment = {
  number: 1,
  reason: "installed",
  offsetTotal: 0,
  startReading: 0,
  startedAt: fittedAt,
  endReading: null,
};
const at = (text: string) => new Date(text);

describe("the total over all meters", () => {
  test.each([
    ["R1", replaceMeter(original, 45_123, { startReading: 0, at: changedAt }), 885, 46_008],
    ["R2", replaceMeter(original, 45_123, { startReading: 120, at: changedAt }), 885, 45_888],
    ["R3", rollOver(original, 99_980, 100_000, changedAt), 64, 100_064],
  ])("%s", (_, change, laterReading, total) => {
    expect(totalAt(change.opened, laterReading)).toBe(total);
  });

  it("keeps the last reading of the meter that was taken off", () => {
    const { closed, opened } = replaceMeter(original, 45_123, { startReading: 120, at: changedAt });
    expect(closed).toEqual({ ...original, endReading: 45_123 });
    expect(opened).toEqual({
      number: 2,
      reason: "replaced",
      offsetTotal: 45_123,
      startReading: 120,
      startedAt: changedAt,
      endReading: null,
    });
  });

  it("never falls, whatever meters are fitted, roll over and count on", () => {
    const step = fc.record({
      run: fc.integer({ min: 0, max: 90_000 }),
      meter: fc.constantFrom("replace", "rollOver"),
      startReading: fc.integer({ min: 0, max: 9_000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        let segment = original;
        let total = 0;
        for (const { run, meter, startReading } of steps) {
          const reading = segment.startReading + run;
          expect(totalAt(segment, reading)).toBe(total + run);
          const change =
            meter === "replace"
              ? replaceMeter(segment, reading, { startReading, at: changedAt })
              : rollOver(segment, reading, 100_000, changedAt);
          segment = change.opened;
          const began = totalAt(segment, segment.startReading);
          expect(began).toBeGreaterThanOrEqual(total + run);
          total = began;
        }
      }),
    );
  });

  it("since overhaul is what was run after it", () => {
    expect(sinceOverhaul(48_110, 25_000)).toBe(23_110);
  });
});

describe("a reading", () => {
  const previous = { reading: 43_800, readAt: at("2026-03-01T08:00:00Z") };
  const later = { reading: 44_000, readAt: at("2026-03-03T08:00:00Z") };

  test.each([
    ["the same figure again", 43_800, "2026-03-01T08:00:00Z", { verdict: "ok", total: 43_800 }],
    ["ten hours in ten hours", 43_900, "2026-03-01T18:00:00Z", { verdict: "ok", total: 43_900 }],
    ["a tenth more than the time that passed", 43_901, "2026-03-01T18:00:00Z", { verdict: "ok", total: 43_901 }],
    [
      "two tenths more than the time that passed",
      43_902,
      "2026-03-01T18:00:00Z",
      { verdict: "too_far", highestReading: 43_901 },
    ],
    ["lower than the last", 43_799, "2026-03-02T08:00:00Z", { verdict: "lower", lastReading: 43_800 }],
    ["a digit too many", 438_000, "2026-03-02T08:00:00Z", { verdict: "too_far", highestReading: 44_041 }],
  ])("%s", (_, reading, readAt, expected) => {
    expect(judgeReading({ kind: "hours", segment: original, previous }, { reading, readAt: at(readAt) })).toEqual(
      expected,
    );
  });

  it("of starts or litres may rise by any amount", () => {
    const verdict = judgeReading(
      { kind: "starts", segment: original, previous },
      { reading: 99_000, readAt: previous.readAt },
    );
    expect(verdict).toEqual({ verdict: "ok", total: 99_000 });
  });

  it("that arrives late may not be above one taken after it", () => {
    const verdict = judgeReading(
      { kind: "hours", segment: original, previous, later },
      { reading: 44_010, readAt: at("2026-03-02T20:00:00Z") },
    );
    expect(verdict).toEqual({ verdict: "above_later", laterReading: 44_000 });
  });

  it("dated before its first meter was written down lies below where that began", () => {
    const segment = { ...original, startReading: 100_000, offsetTotal: 100_000, startedAt: changedAt };
    const judged = (reading: number) =>
      judgeReading({ kind: "hours", segment, previous: null }, { reading, readAt: at("2026-02-28T08:00:00Z") });
    expect(judged(99_950)).toEqual({ verdict: "ok", total: 99_950 });
    expect(judged(100_010)).toEqual({ verdict: "above_later", laterReading: 100_000 });
  });

  it("that is the first of a meter is judged from its start", () => {
    const segment = { ...original, startReading: 120, startedAt: changedAt };
    expect(judgeReading({ kind: "hours", segment, previous: null }, { reading: 100, readAt: changedAt }).verdict).toBe(
      "lower",
    );
    expect(
      judgeReading({ kind: "hours", segment, previous: null }, { reading: 130, readAt: at("2026-03-01T09:00:00Z") })
        .verdict,
    ).toBe("ok");
  });
});

describe("the forecast", () => {
  const latest = { total: 43_800, readAt: at("2026-03-01T08:00:00Z") };
  const readOn = date("2026-03-01");
  const history = [
    { total: 30_000, readAt: at("2025-06-01T08:00:00Z") },
    { total: 41_700, readAt: at("2026-01-30T08:00:00Z") },
    { total: 43_000, readAt: at("2026-02-20T08:00:00Z") },
  ];

  it("M6: 210 hours in 30 days is 7 a day, and 120 remaining hours are 17 days", () => {
    const rate = usageRate(history, latest);
    expect(rate && dailyAverage(rate)).toBe(70);
    expect(forecastDate(45_000, { total: latest.total, readOn }, rate)).toBe("2026-03-18");
  });

  it("uses the first reading when none is 30 days old", () => {
    const rate = usageRate([{ total: 43_700, readAt: at("2026-02-19T08:00:00Z") }], latest);
    expect(rate && dailyAverage(rate)).toBe(10);
  });

  test.each([
    ["there is no other reading", []],
    ["the counter stood still", [{ total: 43_800, readAt: at("2026-01-01T08:00:00Z") }]],
    ["less than a day is known", [{ total: 43_700, readAt: at("2026-02-28T20:00:00Z") }]],
  ])("has no estimate when %s", (_, known) => {
    expect(usageRate(known, latest)).toBeNull();
    expect(forecastDate(45_000, { total: latest.total, readOn }, usageRate(known, latest))).toBeNull();
  });

  it("is the day of the reading when the figure is already reached", () => {
    expect(forecastDate(43_800, { total: 43_800, readOn }, null)).toBe("2026-03-01");
  });

  it("gives up beyond a century", () => {
    expect(forecastDate(1_000_000, { total: 0, readOn }, { gained: 1, elapsedMs: 30 * 86_400_000 })).toBeNull();
  });
});

describe("a reading judged by the last one alone", () => {
  const meter = { kind: "hours", lastReading: 400, lastTotal: 45_523, lastReadAt: at("2026-06-17T08:00:00Z") } as const;
  const dayAfter = at("2026-06-18T08:00:00Z");

  test.each([
    ["counts on from the meters before it", 500, dayAfter, { verdict: "ok", total: 45_623 }],
    ["is lower than what it showed", 399, dayAfter, { verdict: "lower", lastReading: 400 }],
    ["gained more than the time that passed", 642, dayAfter, { verdict: "too_far", highestReading: 641 }],
    [
      "was taken before the last one and lies above it",
      401,
      at("2026-06-16T08:00:00Z"),
      { verdict: "above_later", laterReading: 400 },
    ],
  ])("%s", (_, reading, readAt, verdict) => {
    expect(judgeAgainstLast(meter, reading, readAt)).toEqual(verdict);
  });

  it.each([
    ["below what was read later that day, for it was read before", 399, "ok"],
    ["above it, for it was read in the evening", 405, "ok"],
    ["further above it than the day is long", 700, "too_far"],
  ])("of an earlier day whose hour nobody knows: %s", (_, reading, verdict) => {
    const day = {
      start: at("2026-06-17T00:00:00Z"),
      evening: at("2026-06-17T19:00:00Z"),
      end: at("2026-06-18T00:00:00Z"),
    };
    expect(judgeAgainstLast(meter, reading, at("2026-06-17T20:00:00Z"), day)).toMatchObject({ verdict });
  });

  it("is taken as it stands where it is the first", () => {
    const unread = { kind: "hours", lastReading: null, lastTotal: null, lastReadAt: null } as const;
    expect(judgeAgainstLast(unread, 12_345, dayAfter)).toEqual({ verdict: "ok", total: 12_345 });
    expect(earlierTotal(unread)).toBe(0);
  });
});
