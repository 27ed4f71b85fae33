import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, parseCalendarDate } from "../calendar-date.ts";
import { type DayKind, dayKinds, kindsOfDays, longestStandBy, type ShipDayFacts } from "./ship-days.ts";

const first = parseCalendarDate("2026-03-01");
const letters: Record<string, ShipDayFacts> = {
  S: { underwayTenths: 40, told: null },
  s: { underwayTenths: 39, told: null },
  P: { underwayTenths: 0, told: null },
  "?": { underwayTenths: null, told: null },
  A: { underwayTenths: 0, told: "anchor" },
  Y: { underwayTenths: 0, told: "yard" },
};
const marks: Record<DayKind, string> = { sea: "S", anchor: "A", standBy: "b", yard: "Y", port: ".", unknown: "?" };

/** A letter a day; a space is a day that was not spent on board. */
function counted(days: string): string {
  const aboard = [...days].flatMap((letter, index) => {
    const facts = letters[letter];
    return facts ? [{ on: addDays(first, index), facts }] : [];
  });
  const kinds = new Map(kindsOfDays(aboard).map(({ on, kind }) => [on, marks[kind]]));
  return [...days].map((_, index) => kinds.get(addDays(first, index)) ?? " ").join("");
}
const times = (count: number, letter: string) => letter.repeat(count);

describe("a day", () => {
  it.each([
    ["of four hours under way is one at sea", "S", "S"],
    ["of less is not", "s", "."],
    ["in a yard is yard service", "Y", "Y"],
    ["in port without a voyage before it counts as nothing", "P", "."],
    ["of which nobody told anything is unknown, and nobody stands by after it", "S?P", "S?."],
    ["in a yard on which she ran her trials at sea is one at sea", "YSY", "YSY"],
  ])("%s", (_name, days, expected) => {
    expect(counted(days)).toBe(expected);
  });
});

describe("stand-by", () => {
  it("after a voyage of 5 days counts 5 of 12 days in port", () => {
    expect(counted(times(5, "S") + times(12, "P"))).toBe(times(5, "S") + times(5, "b") + times(7, "."));
  });
  it("after a voyage of 20 days counts 14 of 18 days in port", () => {
    expect(counted(times(20, "S") + times(18, "P"))).toBe(times(20, "S") + times(14, "b") + times(4, "."));
  });
  it("counts from each voyage anew", () => {
    expect(counted("SSSPPSPP")).toBe("SSSbbSb.");
  });
  it("does not follow a voyage that the person did not make", () => {
    expect(counted("SSS PPP")).toBe("SSS ...");
  });
  it("ends with a leave", () => {
    expect(counted("SSSSP PP")).toBe("SSSSb ..");
  });
  it("does not follow a yard", () => {
    expect(counted("SSSYPP")).toBe("SSSY..");
  });
});

describe("an anchorage of a passage", () => {
  it("is sea service and does not end the voyage", () => {
    expect(counted("SSASSPPPPP")).toBe("SSASSbbbb.");
  });
  it("counts no longer than the voyage before it", () => {
    expect(counted("SSAAAA")).toBe("SSAA..");
  });
  it("that was too long leaves nothing to stand by for", () => {
    expect(counted("SSAAAPP")).toBe("SSAA...");
  });
  it("after days in port is no part of the passage", () => {
    expect(counted("SSPA")).toBe("SSb.");
  });
  it("without a voyage counts as nothing", () => {
    expect(counted("AS")).toBe(".S");
  });
});

describe("of any days", () => {
  const days = fc.array(fc.constantFrom(..."SsP?AY "), { maxLength: 120 }).map((list) => list.join(""));

  it("stand-by is never longer than 14 days in a row, nor than the days at sea before it", () => {
    fc.assert(
      fc.property(days, (typed) => {
        for (const { 0: run, index } of counted(typed).matchAll(/b+/g)) {
          expect(run.length).toBeLessThanOrEqual(longestStandBy);
          const before = counted(typed).slice(0, index);
          const voyage = /[SA]*$/.exec(before)?.[0].replaceAll("A", "") ?? "";
          expect(run.length).toBeLessThanOrEqual(voyage.length);
        }
      }),
    );
  });

  it("each day on board counts as one kind, and a day at sea as nothing else", () => {
    fc.assert(
      fc.property(days, (typed) => {
        const found = counted(typed);
        expect(found).toHaveLength(typed.length);
        for (const [index, letter] of [...typed].entries()) {
          expect(found[index] === " ").toBe(letter === " ");
          expect(found[index] === "S").toBe(letter === "S");
        }
        expect(dayKinds.map((kind) => marks[kind]).join("")).toBe("SAbY.?");
      }),
    );
  });

  it("a day more under way never takes sea service away", () => {
    const atSea = (text: string) => text.replace(/[^SA]/g, "").length;
    fc.assert(
      fc.property(days, fc.nat({ max: 119 }), (typed, at) => {
        if (at >= typed.length || typed[at] === " ") return;
        const more = `${typed.slice(0, at)}S${typed.slice(at + 1)}`;
        expect(atSea(counted(more))).toBeGreaterThanOrEqual(atSea(counted(typed)));
      }),
    );
  });
});
