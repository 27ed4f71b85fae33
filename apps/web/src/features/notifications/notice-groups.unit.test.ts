import { expect, it, test } from "vitest";
import { dayOfNotice, groupByDay } from "./notice-groups.ts";

const now = new Date("2026-06-15T09:00:00Z");
const at = (text: string) => new Date(text);

test.each([
  ["2026-06-15T08:00:00Z", "today"],
  ["2026-06-14T22:30:00Z", "today"],
  ["2026-06-14T21:30:00Z", "yesterday"],
  ["2026-06-13T10:00:00Z", "week"],
  ["2026-06-09T10:00:00Z", "week"],
  ["2026-06-08T10:00:00Z", "earlier"],
])("%s stands under %s in Paris", (moment, expected) => {
  expect(dayOfNotice(at(moment), "Europe/Paris", now)).toBe(expected);
});

it("leaves out headings without anything under them", () => {
  const rows = [{ at: at("2026-06-15T08:00:00Z") }, { at: at("2026-05-01T08:00:00Z") }];
  expect(groupByDay(rows, "Europe/Paris", now).map(({ day }) => day)).toEqual(["today", "earlier"]);
});
