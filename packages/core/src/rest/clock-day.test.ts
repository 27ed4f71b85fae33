import { describe, expect, it, test } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { blankDay, clockForward } from "./clock-day.ts";
import { judgeRest } from "./judge.ts";
import { mlcRest } from "./regimes.ts";
import { recordOf } from "./test-cases.ts";
import { livedSlots, type RecordedDay, timelineOf } from "./timeline.ts";

const date = parseCalendarDate;
const regime = mlcRest;

/** The day with work from one hour of its clock to another. */
function working(day: RecordedDay, fromHour: number, toHour: number): RecordedDay {
  const slots = day.grid.length / 24;
  const isOn = (slot: number) => slot >= fromHour * slots && slot < toHour * slots;
  return { ...day, grid: day.grid.map((mark, slot) => (mark === "rest" && isOn(slot) ? "work" : mark)) };
}

describe("the length of a day by the ship's clock", () => {
  test.each([
    ["summer time begins", { on: date("2026-03-29"), zone: "Europe/Paris" }, 60, 46],
    ["summer time ends", { on: date("2026-10-25"), zone: "Europe/Paris" }, -60, 50],
    ["nothing is moved", { on: date("2026-06-01"), zone: "Europe/Paris" }, 0, 48],
    ["one zone to the east", { on: date("2026-06-01"), zone: "+02:00", nextZone: "+03:00" }, 60, 46],
    ["one zone to the west", { on: date("2026-06-01"), zone: "+02:00", nextZone: "+01:00" }, -60, 50],
    ["half an hour", { on: date("2026-06-01"), zone: "+05:00", nextZone: "+05:30" }, 30, 47],
  ])("%s", (_, day, forward, slots) => {
    expect(clockForward(day)).toBe(forward);
    expect(livedSlots(blankDay(day, 30, "rest"), 30)).toHaveLength(slots);
  });

  it("refuses a clock that is moved by a part of a slot", () => {
    const day = { on: date("2026-06-01"), zone: "+05:30", nextZone: "+05:45" };
    expect(() => blankDay(day, 30, "rest")).toThrow(RangeError);
    expect(livedSlots(blankDay(day, 15, "rest"), 15)).toHaveLength(95);
  });
});

describe("rest over a night in which the clock is moved", () => {
  const night = (on: string, after: string) =>
    [date(on), date(after)].map((each) => blankDay({ on: each, zone: "Europe/Paris" }, 30, "rest"));
  const judged = (days: RecordedDay[]) =>
    judgeRest(timelineOf(days, 30), { regime }).breaches.filter(({ rule }) => rule === "REST_24H");
  const onDuty = ([first, second]: RecordedDay[]) =>
    first && second ? [working(first, 8, 20), working(second, 6, 20)] : [];

  it("is an hour shorter than the clock says in spring", () => {
    expect(judged(onDuty(night("2026-03-28", "2026-03-29")))).toMatchObject([{ value: 9 * 60 }]);
  });

  it("is an hour longer than the clock says in autumn", () => {
    expect(judged(onDuty(night("2026-10-24", "2026-10-25")))).toEqual([]);
  });

  it("counts what was worked in the hour that came twice", () => {
    const [first, second] = onDuty(night("2026-10-24", "2026-10-25"));
    if (!first || !second?.repeated) throw new Error("no hour comes twice");
    const twice: RecordedDay = { ...second, repeated: { ...second.repeated, marks: ["work", "work"] } };
    const { days } = judgeRest(timelineOf([first, twice], 30), { regime });
    expect(days.map(({ restMinutes, workMinutes }) => restMinutes + workMinutes)).toEqual([1440, 1500]);
    expect(days[1]?.workMinutes).toBe(15 * 60);
  });
});

describe("the date line", () => {
  const bound = (zone: string, nextZone: string, nextOn: string) => ({
    on: date("2026-06-01"),
    zone,
    nextZone,
    nextOn: date(nextOn),
  });

  it("leaves a date out going west, and no time", () => {
    const crossing = bound("-12:00", "+12:00", "2026-06-03");
    const after = { on: date("2026-06-03"), zone: "+12:00" };
    const timeline = timelineOf(
      [crossing, after].map((day) => blankDay(day, 30, "rest")),
      30,
    );
    expect(clockForward(crossing)).toBe(0);
    expect(timeline.marks).toHaveLength(96);
    expect(timeline.marks).not.toContain("unknown");
  });

  it("brings a date twice going east, and both count", () => {
    const crossing = bound("+12:00", "-12:00", "2026-06-01");
    const again = { on: date("2026-06-01"), zone: "-12:00" };
    const days = [crossing, again].map((day) => working(blankDay(day, 30, "rest"), 0, 24));
    const { breaches } = judgeRest(timelineOf(days, 30), { regime });
    expect(breaches.find(({ rule }) => rule === "INTERVAL_14H")).toMatchObject({ value: 48 * 60, days: [0, 1] });
  });
});

describe("days that are not there", () => {
  const long = "############################....................";

  it("judges no window that holds an unwritten day", () => {
    const timeline = recordOf([long, "?".repeat(48), long]);
    const { days } = judgeRest(timeline, { regime });
    expect(days.map(({ leastRest24h }) => leastRest24h)).toEqual([600, null, 600]);
    expect(days.map(({ unknownMinutes }) => unknownMinutes)).toEqual([0, 1440, 0]);
  });

  it("does not know the days before somebody joined, unless they declare them as rest", () => {
    const day = blankDay({ on: date("2026-06-15"), zone: "+00:00" }, 30, "rest");
    const joined = [{ ...working(day, 8, 20) }];
    const least = (before: "rest" | "unknown") => judgeRest(timelineOf(joined, 30, { before }), { regime }).days[0];
    expect(least("unknown")).toMatchObject({ leastRest24h: 720, leastRest7d: null });
    expect(least("rest")).toMatchObject({ leastRest24h: 720, leastRest7d: 156 * 60 });
  });

  it("closes open windows with rest once somebody signed off", () => {
    const day = blankDay({ on: date("2026-06-15"), zone: "+00:00" }, 30, "rest");
    const left = [working(day, 10, 24)];
    const told = (after: "rest" | "unknown") =>
      judgeRest(timelineOf([...left], 30, { after }), { regime }).breaches.map(({ rule }) => rule);
    expect(told("unknown")).toEqual([]);
    expect(told("rest")).toEqual([]);
    const over = [working(day, 9, 24)];
    expect(judgeRest(timelineOf(over, 30, { after: "rest" }), { regime }).breaches).toMatchObject([
      { rule: "REST_24H", value: 9 * 60, days: [0] },
      { rule: "INTERVAL_14H", value: 15 * 60 },
    ]);
  });

  it("refuses days that overlap", () => {
    const day = blankDay({ on: date("2026-06-15"), zone: "+00:00" }, 30, "rest");
    expect(() => timelineOf([day, day], 30)).toThrow(RangeError);
  });
});
