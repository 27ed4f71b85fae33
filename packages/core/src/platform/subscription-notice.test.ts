import { expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { noticeDue } from "./subscription-notice.ts";

const endsOn = parseCalendarDate("2026-07-31");

it.each([
  { story: "long before the end nothing is told", today: "2026-06-15", given: [], expected: null },
  { story: "thirty days before the end it is told", today: "2026-07-01", given: [], expected: 30 },
  { story: "the same notice is not given twice", today: "2026-07-02", given: [30], expected: null },
  { story: "a missed notice is given late", today: "2026-07-10", given: [], expected: 30 },
  { story: "seven days before the end it is told again", today: "2026-07-24", given: [30], expected: 7 },
  { story: "the day before the end it is told once more", today: "2026-07-30", given: [30, 7], expected: 1 },
  { story: "on the last day it is still told", today: "2026-07-31", given: [30, 7], expected: 1 },
  { story: "a nearer notice stands for those that were missed", today: "2026-07-31", given: [1], expected: null },
  { story: "after the end nothing is told", today: "2026-08-01", given: [], expected: null },
])("$story", ({ today, given, expected }) => {
  expect(noticeDue(endsOn, parseCalendarDate(today), given)).toBe(expected);
});
