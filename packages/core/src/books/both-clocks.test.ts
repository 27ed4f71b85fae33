import { expect, it } from "vitest";
import { bothClocks } from "./both-clocks.ts";

it.each([
  ["T1", "2026-03-01T08:10:00Z", 120, "01-MAR-2026 10:10 (08:10 UTC)"],
  ["T2, another day by UTC", "2027-01-01T02:00:00Z", -240, "31-DEC-2026 22:00 (01-JAN-2027 02:00 UTC)"],
  ["T3, before the clock was put back", "2026-10-24T23:30:00Z", 120, "25-OCT-2026 01:30 (24-OCT-2026 23:30 UTC)"],
  ["T3, after", "2026-10-25T00:30:00Z", 60, "25-OCT-2026 01:30 (00:30 UTC)"],
  ["a clock that shows UTC", "2026-03-01T08:10:00Z", 0, "01-MAR-2026 08:10 UTC"],
])("ERB-14: %s", (_case, at, offset, told) => {
  expect(bothClocks(new Date(at), offset)).toBe(told);
});
