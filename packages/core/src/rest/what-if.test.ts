import { describe, expect, it } from "vitest";
import { timeOf } from "./breach.ts";
import { mlcRest } from "./regimes.ts";
import { recordOf } from "./test-cases.ts";
import { firstBreachAfter, mustBeOffBy, planAhead, restAround, whatIf, withMarks } from "./what-if.ts";

const applied = { regime: mlcRest };
const at = (text: string) => new Date(`2026-03-${text}:00Z`);
const rest = ".".repeat(48);
const day = (fromHour: number, toHour: number) =>
  rest.slice(0, fromHour * 2) + "#".repeat((toHour - fromHour) * 2) + rest.slice(toHour * 2);

describe("a plan", () => {
  it("takes what was recorded until now, and the plan from then on", () => {
    const joined = planAhead(recordOf([day(8, 20), day(0, 24)]), recordOf([rest, rest, day(8, 12)]), at("03T06:00"));
    expect(joined.marks.slice(48, 96).filter((mark) => mark === "work")).toHaveLength(12);
    expect(joined.marks.slice(96).filter((mark) => mark === "work")).toHaveLength(8);
    expect(joined.days).toHaveLength(3);
  });

  it("leaves unknown what was not recorded", () => {
    const joined = planAhead(recordOf([rest]), recordOf([rest, day(8, 12)]), at("03T06:00"));
    expect(joined.marks.slice(48, 60)).toEqual(new Array(12).fill("unknown"));
  });

  it("plans the half hour that runs", () => {
    const joined = planAhead(recordOf([rest]), recordOf([rest, day(6, 12)]), at("03T06:10"));
    expect(joined.marks[59]).toBe("unknown");
    expect(joined.marks[60]).toBe("work");
  });

  it("names the first moment at which a limit is passed, and the very interval", () => {
    const timeline = recordOf([day(8, 23), rest, rest]);
    const first = firstBreachAfter(timeline, at("02T12:00"), applied);
    expect(first?.at).toEqual(at("02T22:00"));
    expect(first?.breach.rule).toBe("INTERVAL_14H");
    expect(first && timeOf(timeline, first.breach.worst)).toEqual({ from: at("02T08:00"), until: at("02T23:00") });
    expect(firstBreachAfter(timeline, at("04T12:00"), applied)).toBeNull();
  });
});

describe("a duty that is moved", () => {
  const before = recordOf([day(8, 20), day(8, 20), rest]);

  it("tells what it breaks", () => {
    const after = withMarks(before, { from: at("03T00:00"), until: at("03T04:00") }, "work");
    expect(new Set(whatIf(before, after, applied).caused.map(({ rule }) => rule))).toEqual(
      new Set(["REST_24H", "LONGEST_6H"]),
    );
    expect(whatIf(before, before, applied)).toEqual({ caused: [], mended: [] });
  });

  it("tells what it mends", () => {
    const broken = withMarks(before, { from: at("03T00:00"), until: at("03T04:00") }, "work");
    const { caused, mended } = whatIf(broken, before, applied);
    expect(caused).toEqual([]);
    expect(mended.length).toBeGreaterThan(0);
  });

  it("tells the rest before and after, where it is known", () => {
    expect(restAround(before, { from: at("03T08:00"), until: at("03T20:00") })).toEqual({
      beforeMinutes: 720,
      afterMinutes: null,
    });
  });
});

describe("when somebody must be off duty", () => {
  it.each([
    ["08:00 to now, after a night of rest", [rest, day(8, 20)], "03T20:00", "03T22:00"],
    ["a watch at night already", [rest, day(0, 6)], "03T06:00", "03T14:00"],
    ["while half an hour runs", [rest, day(8, 20)], "03T20:10", "03T22:00"],
    ["at once within half an hour, where the limit is reached", [rest, day(0, 14)], "03T14:10", "03T14:10"],
    ["at once, where the limit is reached", [rest, day(0, 14)], "03T14:00", "03T14:00"],
  ])("%s", (_, grid, now, off) => {
    expect(mustBeOffBy(recordOf([...grid, rest]), at(now), applied)).toEqual(at(off));
  });
});
