import { parseCalendarDate } from "@ymp/core/calendar-date";
import { expect, test } from "vitest";
import { chartLines } from "./chart-lines.ts";

const until = parseCalendarDate("2027-02-28");
const meter = { lastTotal: 48110, lowest: 43780 };
const at = (title: string, dueTotal: number, reachedOn: string | null) => ({
  jobId: title,
  title,
  dueTotal,
  reachedOn: reachedOn === null ? null : parseCalendarDate(reachedOn),
});

test("jobs of one figure share a line", () => {
  const lines = chartLines([at("Oil", 50500, "2027-01-18"), at("Filters", 50500, "2027-01-18")], meter, until);
  expect(lines.map(({ titles }) => titles)).toEqual([["Oil", "Filters"]]);
});

test("what was run past is drawn as passed", () => {
  const [line] = chartLines([at("500 h service", 48000, "2026-11-20")], meter, until);
  expect(line?.isPassed).toBe(true);
});

test("a figure beyond the forecast is left out while a nearer one is drawn", () => {
  const lines = chartLines([at("Impeller", 50500, "2027-01-18"), at("Injectors", 73000, "2028-03-01")], meter, until);
  expect(lines.map(({ dueTotal }) => dueTotal)).toEqual([50500]);
});

test("without any figure in the forecast the next one is drawn", () => {
  const lines = chartLines([at("Injectors", 73000, null)], meter, until);
  expect(lines).toHaveLength(1);
});
