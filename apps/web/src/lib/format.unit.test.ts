import { parseCalendarDate } from "@ymp/core/calendar-date";
import { afterEach, expect, test, vi } from "vitest";
import { formatsFor } from "./format.ts";

afterEach(() => vi.restoreAllMocks());

const t = (key: string) => key;
const needs = { locale: "fr", zone: "+02:00" } as const;
const day = parseCalendarDate("2026-06-18");

test("all cells of a list print by the same formats", () => {
  expect(formatsFor({ ...needs, t })).toBe(formatsFor({ ...needs, t }));
  expect(formatsFor({ ...needs, t, zone: "UTC" })).not.toBe(formatsFor({ ...needs, t }));
  expect(formatsFor({ ...needs, t, locale: "ja" }).date(day)).not.toBe(formatsFor({ ...needs, t }).date(day));
});

test("what prints a date or a figure is made when it is first used, and not again when other words come", () => {
  const dates = vi.spyOn(Intl, "DateTimeFormat");
  const figures = vi.spyOn(Intl, "NumberFormat");
  for (const say of [t, (key: string) => key, (key: string) => key]) {
    const formats = formatsFor({ locale: "zh", zone: "UTC", t: say });
    expect([formats.dayMonth(day), formats.count(1204)]).toEqual(["6月18日", "1,204"]);
  }
  expect(dates).toHaveBeenCalledTimes(1);
  expect(figures).toHaveBeenCalledTimes(1);
});
