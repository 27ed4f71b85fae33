import { expect, test } from "vitest";
import { printDay, printMoment } from "./printed-dates.ts";

test.each([
  ["en", "23 Nov 2026"],
  ["fr", "23 nov. 2026"],
  ["ja", "2026年11月23日"],
  ["zh", "2026年11月23日"],
] as const)("a day in %s is %s", (locale, printed) => {
  expect(printDay("2026-11-23", locale)).toBe(printed);
});

test.each([
  ["2026-11-23T15:07:00Z", "Europe/Paris", "23 Nov 2026, 16:07 UTC+1"],
  ["2026-11-23T15:07:00Z", "Pacific/Auckland", "24 Nov 2026, 04:07 UTC+13"],
  ["2026-06-23T15:07:00Z", "UTC", "23 Jun 2026, 15:07 UTC"],
])("%s in %s is %s", (at, zone, printed) => {
  expect(printMoment(new Date(at), zone, "en")).toBe(printed);
});
