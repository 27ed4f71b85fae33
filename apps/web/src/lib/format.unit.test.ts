import { parseCalendarDate } from "@ymp/core/calendar-date";
import { expect, test } from "vitest";
import { formatsFor } from "./format.ts";

const t = (key: string) => key;
const needs = { locale: "fr", zone: "+02:00" } as const;
const day = parseCalendarDate("2026-06-18");

test("all cells of a list print by the same formats", () => {
  expect(formatsFor({ ...needs, t })).toBe(formatsFor({ ...needs, t }));
  expect(formatsFor({ ...needs, t, zone: "UTC" })).not.toBe(formatsFor({ ...needs, t }));
  expect(formatsFor({ ...needs, t, locale: "ja" }).date(day)).not.toBe(formatsFor({ ...needs, t }).date(day));
});
