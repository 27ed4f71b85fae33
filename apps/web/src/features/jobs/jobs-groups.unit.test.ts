import { parseCalendarDate } from "@ymp/core/calendar-date";
import { createBrowserTranslator } from "@ymp/i18n/browser";
import { describe, expect, test } from "vitest";
import { formatsFor } from "../../lib/format.ts";
import { lateJob, sampleJob } from "../../testing/sample-jobs.ts";
import { groupsOf } from "./jobs-groups.ts";

const { t } = await createBrowserTranslator("en");
const words = { t, formats: formatsFor({ locale: "en", zone: "UTC", t }) };
const on = (day: string) => ({ plannedOn: parseCalendarDate(day) });

const rows = [
  lateJob(12, { id: "a", isCritical: true }),
  lateJob(4, { id: "b", priority: "critical" }),
  lateJob(2, { id: "c" }),
  sampleJob({ id: "d", ...on("2026-11-28") }),
  sampleJob({ id: "e", ...on("2026-12-10") }),
];

describe("headings of the table", () => {
  test("count their jobs and say how bad it is", () => {
    expect(groupsOf(rows, "due", words)).toMatchObject([
      { id: "overdue", label: "Overdue", count: "3", fact: "2 critical, oldest 12 days", tone: "overdue" },
      { id: "next30Days", label: "Next 30 days", count: "2", fact: "due 28 Nov to 10 Dec" },
    ]);
  });

  test("tell the whole size of a group that is still loading, and nothing that is not known yet", () => {
    expect(groupsOf(rows, "due", words, 61).at(-1)).toMatchObject({ count: "61", fact: "due from 28 Nov" });
    expect(groupsOf(rows.slice(0, 2), "due", words, 9)).toMatchObject([{ count: "9", fact: "oldest 12 days" }]);
  });

  test("say more than a thousand where nobody counted further", () => {
    expect(groupsOf(rows.slice(0, 2), "due", words, 1001)).toMatchObject([{ count: "1,000+" }]);
  });

  test("follow what the list is gathered by", () => {
    expect(groupsOf(rows, "equipment", words).map(({ label, count }) => [label, count])).toEqual([
      ["Generator 1", "5"],
    ]);
    expect(groupsOf(rows, "none", words)).toEqual([]);
  });
});
