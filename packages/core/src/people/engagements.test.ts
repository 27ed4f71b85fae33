import { expect, test } from "vitest";
import { parseCalendarDate as day } from "../calendar-date.ts";
import { engagementDays, engagementOn, faultOfEngagement, onboardServiceDays } from "./engagements.ts";

const period = (id: string, on: string, off: string | null) => ({
  id,
  signedOnOn: day(on),
  signedOffOn: off === null ? null : day(off),
});
const spring = period("spring", "2026-03-01", "2026-05-31");

test.each([
  ["the day after the last one", "2026-06-01", null, null],
  ["on the last day itself", "2026-05-31", null, "overlaps"],
  ["and ends the day before the first one", "2026-01-01", "2026-02-28", null],
  ["and ends on the first day", "2026-01-01", "2026-03-01", "overlaps"],
  ["inside the other", "2026-04-01", "2026-04-30", "overlaps"],
  ["around the other", "2026-01-01", "2026-12-31", "overlaps"],
  ["and has no end before the other", "2026-01-01", null, "overlaps"],
  ["and ends before it starts", "2026-08-02", "2026-08-01", "ends_before_start"],
  ["for a single day", "2026-08-01", "2026-08-01", null],
] as const)("an engagement that begins %s: %s to %s is refused as %s", (_, on, off, fault) => {
  expect(faultOfEngagement(period("new", on, off), [spring])?.fault ?? null).toBe(fault);
});

test("an engagement does not overlap itself", () => {
  expect(faultOfEngagement(spring, [spring])).toBeNull();
});

test("an engagement without an end leaves no room after it", () => {
  const open = period("open", "2026-03-01", null);
  expect(faultOfEngagement(period("later", "2027-01-01", null), [open])?.other?.id).toBe("open");
});

test.each([
  ["2026-02-28", undefined],
  ["2026-03-01", "spring"],
  ["2026-05-31", "spring"],
  ["2026-06-01", undefined],
] as const)("on %s the engagement in force is %s", (on, expected) => {
  expect(engagementOn([spring], day(on))?.id).toBe(expected);
});

test.each([
  ["2026-03-01", "2026-03-10", "2026-06-15", 10],
  ["2026-06-15", null, "2026-06-15", 1],
  ["2026-06-01", null, "2026-06-15", 15],
  ["2026-06-01", "2026-07-01", "2026-06-15", 15],
  ["2026-06-20", null, "2026-06-15", 0],
] as const)("signed on %s to %s makes, on %s, %i days", (on, off, today, days) => {
  expect(engagementDays(period("one", on, off), day(today))).toBe(days);
});

test("service adds engagements up and counts no day twice", () => {
  const today = day("2026-06-15");
  expect(onboardServiceDays([period("b", "2026-06-01", null), spring], today)).toBe(92 + 15);
  expect(onboardServiceDays([spring, period("b", "2026-05-31", "2026-06-01")], today)).toBe(93);
  expect(onboardServiceDays([], today)).toBe(0);
});
