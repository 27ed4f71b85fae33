import { describe, expect, it } from "vitest";
import { parseCalendarDate as on } from "../calendar-date.ts";
import type { BookKind } from "./kinds.ts";
import { type Missing, missingDays, missingWeeks } from "./missing.ts";

const march = (day: number) => on(`2026-03-${String(day).padStart(2, "0")}`);
const told = ({ dueOn, until, count }: Missing) => `${dueOn.slice(8)} to ${until?.slice(8) ?? "now"}: ${count}`;
const kept = (opened: number, today: number, closed?: number) => ({
  openedOn: march(opened),
  today: march(today),
  closedOn: closed === undefined ? null : march(closed),
});

describe("30: days without an entry are told over the whole book", () => {
  const days = (...written: number[]) => written.map((day) => ({ day: march(day), kind: "gmdss" as const }));
  it.each([
    ["none yet", days(), kept(3, 5), ["03 to now: 3"]],
    ["today is still to come", days(3, 4), kept(3, 5), ["05 to now: 1"]],
    ["every day", days(3, 4, 5), kept(3, 5), []],
    ["a hole that today's entry does not fill", days(3, 6), kept(3, 6), ["04 to 05: 2"]],
    ["two holes, and none since", days(3, 5, 8), kept(3, 9), ["04 to 04: 1", "06 to 07: 2", "09 to now: 1"]],
    ["closed", days(3, 5), kept(3, 20, 8), ["04 to 04: 1", "06 to 07: 2"]],
    ["the volume before was written on the day of opening", days(1, 3), kept(3, 4), ["04 to now: 1"]],
    ["entered for a day before the opening", days(1, 4), kept(3, 4), ["03 to 03: 1"]],
  ] as const)("%s", (_case, written, span, holes) =>
    expect(missingDays("gmdss", written, span).map(told)).toEqual(holes),
  );

  const turns = (...written: (readonly [number, BookKind])[]) =>
    written.map(([day, kind]) => ({ day: march(day), kind }));
  const journey = turns([3, "sea"], [4, "port"], [7, "port"], [8, "sea"], [10, "sea"]);
  it("by the log of the two that was kept then", () => {
    expect(missingDays("sea", journey, kept(3, 11), true).map(told)).toEqual(["09 to 09: 1", "11 to now: 1"]);
    expect(missingDays("port", journey, kept(3, 11), true).map(told)).toEqual(["05 to 06: 2"]);
  });
  it("by the one that is open, where the other is not", () => {
    expect(missingDays("sea", journey.slice(0, 3), kept(3, 8), true).map(told)).toEqual([]);
    expect(missingDays("sea", journey.slice(0, 3), kept(3, 8), false).map(told)).toEqual(["08 to now: 1"]);
  });
});

describe("30: weeks in which nothing tells what is in a sludge tank", () => {
  const days = (...written: number[]) => written.map(march);
  it.each([
    ["O10", days(1, 8, 24), kept(1, 24), ["15 to 22: 1"]],
    ["the next is due", days(8), kept(1, 15), ["15 to now: 0"]],
    ["none for two weeks, and none since", days(8), kept(1, 23), ["15 to now: 1"]],
    ["none at all", days(), kept(1, 9), ["08 to now: 0"]],
    ["weeks that follow each other are one gap", days(1, 30), kept(1, 30), ["08 to 29: 3"]],
    ["closed without one", days(8), kept(1, 31, 30), ["15 to 29: 2"]],
    ["the volume before told it last", days(4), kept(8, 11), ["11 to now: 0"]],
    ["the volume before ended long ago", days(1), kept(12, 18), []],
  ] as const)("%s", (_case, written, span, gaps) => expect(missingWeeks("T", written, span).map(told)).toEqual(gaps));
});
