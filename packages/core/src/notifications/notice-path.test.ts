import { expect, test } from "vitest";
import { noticePath } from "./notice-path.ts";
import type { NoticeFacts } from "./sentence.ts";

test.each<[string, string | null, NoticeFacts, string | null]>([
  ["job", "a", {}, "/app/jobdetails/a"],
  ["job", null, {}, null],
  ["logbook", "a", { bookKind: "oil1", page: 7 }, "/app/oilrecord/a?page=7"],
  ["logbook", "a", { bookKind: "sea", page: 7 }, "/app/sealogbook?volume=a&page=7"],
  ["logbook", "a", { bookKind: "oil1", code: "C" }, "/app/oilrecord/a?write=C"],
  ["logbook", "a", { bookKind: "gmdss", code: "" }, "/app/gmdss/a?write="],
  ["logbook", "a", { bookKind: "oil1" }, "/app/logbookdetails/a"],
  ["logbook", "a", { bookKind: "another", page: 7 }, "/app/logbookdetails/a"],
  ["rest_month", "a", { month: "2026-05" }, "/app/hoursofrest?person=a&month=2026-05"],
  ["rest_month", "a", {}, "/app/hoursofrest?person=a"],
  ["logbook_entry", "a", { bookKind: "oil1", code: "C" }, "/app/custom/logdetails/a"],
])("a notice of a %s (%s) with %j leads to %s", (kind, id, facts, expected) => {
  expect(noticePath(kind, id, facts)).toBe(expected);
});
