import { expect, it } from "vitest";
import { type FilterTold, filterFailures } from "./filter-failures.ts";

const at = (clock: string | null) => clock && `2026-03-01T${clock}:00Z`;
const told = (...pairs: [failed: string | null, restored: string | null][]): FilterTold[] =>
  pairs.map(([failed, restored]) => ({ failedAt: at(failed), restoredAt: at(restored) }));

it.each([
  ["nothing said", told(), []],
  ["failed", told(["08:00", null]), ["08:00-"]],
  ["failed and restored", told(["08:00", null], [null, "16:30"]), ["08:00-16:30"]],
  ["both in one", told(["08:00", "16:30"]), ["08:00-16:30"]],
  ["entered the other way round", told([null, "16:30"], ["08:00", null]), ["08:00-16:30"]],
  ["an earlier one entered later", told(["14:00", null], ["08:00", "09:00"]), ["08:00-09:00", "14:00-"]],
  ["said twice", told(["08:00", null], ["09:00", null], [null, "10:00"]), ["08:00-10:00"]],
  ["restored without having failed", told([null, "10:00"]), []],
  ["failed anew in the minute it was restored", told(["08:00", "09:00"], ["09:00", null]), ["08:00-09:00", "09:00-"]],
] as const)("%s", (_case, entries, spans) => {
  const clock = (instant: string | null) => instant?.slice(11, 16) ?? "";
  expect(filterFailures(entries).map(({ from, to }) => `${clock(from)}-${clock(to)}`)).toEqual(spans);
});
