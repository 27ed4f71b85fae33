import { describe, expect, it, test } from "vitest";
import { addDays } from "../calendar-date.ts";
import { breachesOn, isCompliant, judgeRest } from "./judge.ts";
import { appliedOf, asInCases, daysOf, firstDay, recordOf, restCases } from "./test-cases.ts";
import { timelineOf } from "./timeline.ts";

const hours = (minutes: number | null) => (minutes === null ? null : minutes / 60);

/** The 30 cases, each judged as the rules say and with the four figures of its days. */
describe.each(restCases)("$id: $name", (restCase) => {
  const timeline = recordOf(restCase.grid);
  const report = judgeRest(timeline, appliedOf(restCase.options));

  it("tells exactly these breaches", () => {
    expect(report.breaches.map(asInCases)).toEqual(restCase.breaches);
    expect(isCompliant(report)).toBe(restCase.breaches.length === 0);
  });

  it("has these figures on each day", () => {
    expect(report.days.map(({ restMinutes }) => hours(restMinutes))).toEqual(restCase.restHours);
    expect(report.days.map(({ workMinutes }) => hours(workMinutes))).toEqual(restCase.workHours);
    expect(report.days.map(({ leastRest24h }) => hours(leastRest24h))).toEqual(restCase.leastRest24h);
    expect(report.days.map(({ leastRest7d }) => hours(leastRest7d))).toEqual(restCase.leastRest7d);
  });
});

test.each(restCases.flatMap(({ id, grid, otherReading }) => (otherReading ? [{ id, grid, ...otherReading }] : [])))(
  "$id under $options",
  ({ grid, options, breaches }) => {
    expect(judgeRest(recordOf(grid), appliedOf(options)).breaches.map(asInCases)).toEqual(breaches);
  },
);

test.each(
  restCases.flatMap(({ id, grid, emergency, breaches }) => (emergency ? [{ id, grid, emergency, breaches }] : [])),
)("$id: what was broken for an emergency is excused, and stays", ({ grid, emergency, breaches }) => {
  const marked = grid.map((line, day) =>
    line.replace(/./g, (mark, slot) => (emergency[day]?.[slot] === "#" ? "E" : mark)),
  );
  const report = judgeRest(recordOf(marked), appliedOf({}));
  expect(report.breaches.map(asInCases)).toEqual(breaches);
  expect(report.breaches.map(({ standing }) => standing)).toEqual(breaches.map(() => "excused"));
  expect(isCompliant(report)).toBe(true);
  expect(report.owed).toEqual([{ ground: "emergency", fromSlot: 92, endSlot: 104, owedMinutes: 360, givenMinutes: 0 }]);
});

const gridOf = (wanted: string) => restCases.find(({ id }) => id === wanted)?.grid ?? [];

describe("what is beside the cases", () => {
  it("does not mind where a month begins: HOR-19 split at its seventh day tells the same", () => {
    const whole = recordOf(gridOf("HOR-19"));
    const all = judgeRest(whole, appliedOf({})).breaches;
    const inTwo = [
      { from: firstDay, to: addDays(firstDay, 6) },
      { from: addDays(firstDay, 7), to: addDays(firstDay, 13) },
    ].map((month) => breachesOn(whole, all, month));
    expect(inTwo).toEqual([[], all]);
  });

  it("does not mind where a month begins: the second half with the seven days before it tells the same", () => {
    const second = judgeRest(timelineOf(daysOf(gridOf("HOR-19")).slice(1), 30), appliedOf({})).breaches;
    const shifted = second.map((breach) => ({ ...asInCases(breach), fromSlot: breach.fromSlot + 48 }));
    expect(shifted).toMatchObject([{ rule: "REST_7D", fromSlot: 63, value: 70 }]);
  });

  test.each([
    [
      40,
      [
        ["REST_24H", 41, 88, 9.5],
        ["INTERVAL_14H", 60, 89, 14.5],
      ],
    ],
    [4, [["REST_24H", 5, 52, 9.5]]],
    [
      11,
      [
        ["REST_24H", 12, 59, 9.5],
        ["INTERVAL_14H", 59, 88, 14.5],
      ],
    ],
  ])("HOR-03 with work also in half hour %i of its second day", (slot, told) => {
    const grid = gridOf("HOR-03").map((line, day) =>
      day === 1 ? `${line.slice(0, slot)}#${line.slice(slot + 1)}` : line,
    );
    const { breaches } = judgeRest(recordOf(grid), appliedOf({}));
    expect(breaches.map(asInCases).map((each) => [each.rule, each.fromSlot, each.toSlot, each.value])).toEqual(told);
  });
});
