import { describe, expect, it } from "vitest";
import { isCompliant, judgeRest } from "./judge.ts";
import { stcw, stcwExceptions } from "./regimes.ts";
import { recordOf } from "./test-cases.ts";

const regime = { ...stcw, exceptions: stcwExceptions("MSN 1877 (M)") };
const line = (parts: [string, number][]) => parts.map(([mark, count]) => mark.repeat(count)).join("");
const tenHours = line([
  [".", 12],
  ["#", 28],
  [".", 8],
]);
const fourteenHours = line([
  [".", 16],
  ["#", 20],
  [".", 12],
]);
const inThree = line([
  [".", 12],
  ["#", 14],
  [".", 4],
  ["#", 10],
  [".", 4],
  ["#", 4],
]);
const days = (text: string, count: number) => new Array<string>(count).fill(text);
const judged = (grid: string[]) => judgeRest(recordOf(grid), { regime });
const weekly = (grid: string[]) => judged(grid).breaches.filter(({ rule }) => rule === "REST_7D");

describe("exceptions that a flag allows, STCW A-VIII/1.9", () => {
  it("cover 70 hours in a week, and stay in the record", () => {
    const report = judged([...days(fourteenHours, 3), ...days(tenHours, 7), ...days(fourteenHours, 4)]);
    expect(report.breaches).toMatchObject([{ rule: "REST_7D", value: 70 * 60, standing: "excepted" }]);
    expect(isCompliant(report)).toBe(true);
  });

  it("do not cover less than 70 hours", () => {
    const less = line([
      [".", 11],
      ["#", 28],
      [".", 9],
    ]);
    const longer = line([
      [".", 12],
      ["#", 28],
      [".", 7],
      ["#", 1],
    ]);
    expect(weekly([...days(tenHours, 6), less, ...days(fourteenHours, 4)])).toMatchObject([{ standing: "excepted" }]);
    expect(weekly([...days(tenHours, 6), longer, ...days(fourteenHours, 4)])).toMatchObject([
      { value: 69.5 * 60, standing: "breach", fault: "belowFloor" },
    ]);
  });

  it("last no longer than two weeks", () => {
    expect(weekly(days(tenHours, 14))).toMatchObject([{ standing: "excepted" }]);
    expect(weekly(days(tenHours, 15))).toMatchObject([{ standing: "breach", fault: "tooLong" }]);
  });

  it("come again after twice their time, not before", () => {
    const again = (pause: number) =>
      weekly([...days(tenHours, 7), ...days(".".repeat(48), pause), ...days(tenHours, 7)]);
    expect(again(14).map(({ fault }) => fault)).toEqual([undefined, "tooSoon"]);
    expect(again(30).map(({ standing }) => standing)).toEqual(["excepted", "excepted"]);
  });

  it("let rest lie in three periods on two days of seven", () => {
    const two = judged([...days(".".repeat(48), 1), ...days(inThree, 2), ...days(".".repeat(48), 7)]);
    expect(two.breaches.length).toBeGreaterThan(0);
    expect(isCompliant(two)).toBe(true);
    const four = judged([...days(".".repeat(48), 1), ...days(inThree, 4), ...days(".".repeat(48), 7)]);
    expect(four.breaches.filter(({ fault }) => fault === "tooOften").length).toBeGreaterThan(0);
    expect(isCompliant(four)).toBe(false);
  });
});

describe("what disturbs rest", () => {
  const at = (slot: number, marks: string, text = ".".repeat(48)) =>
    text.slice(0, slot) + marks + text.slice(slot + marks.length);

  it("is told of a drill within somebody's long rest, not of one beside it", () => {
    expect(judged([at(20, "DD")]).cutByDrills).toEqual([
      { fromSlot: 20, endSlot: 22, rest: { fromSlot: 0, endSlot: 48 } },
    ]);
    expect(judged([at(0, "#".repeat(20), at(20, "DD"))]).cutByDrills).toEqual([]);
    expect(judged([at(0, `${"#".repeat(16)}....DD....${"#".repeat(22)}`)]).cutByDrills).toEqual([]);
  });

  it("owes rest for a call-out, an hour at least, until it is given", () => {
    expect(judged([at(4, "C")]).owed).toMatchObject([{ ground: "callout", owedMinutes: 60, givenMinutes: 0 }]);
    expect(judged([at(4, "CCC"), at(20, "++")]).owed).toMatchObject([{ owedMinutes: 90, givenMinutes: 60 }]);
    expect(judged([at(4, "++CC")]).owed).toMatchObject([{ owedMinutes: 60, givenMinutes: 0 }]);
  });

  it("gives to the oldest debt first", () => {
    const { owed } = judged([at(4, "CC"), at(4, "EE"), at(20, "+++")]);
    expect(owed.map(({ ground, givenMinutes }) => [ground, givenMinutes])).toEqual([
      ["callout", 60],
      ["emergency", 30],
    ]);
  });

  it("excuses nothing that would be broken without the emergency as well", () => {
    const report = judged([at(0, `${"#".repeat(20)}E${"#".repeat(23)}....`)]);
    expect(report.breaches.map(({ standing }) => standing)).not.toContain("excused");
  });
});
