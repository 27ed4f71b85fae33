import { parseCalendarDate } from "@ymp/core/calendar-date";
import { expect, test } from "vitest";
import { formatsFor } from "./format.ts";

const t = (key: string) => key;
const needs = { locale: "fr", zone: "+02:00" } as const;
const day = parseCalendarDate("2026-06-18");

test.each([
  ["en", "0 bytes", "1 byte", "79 bytes", "410 kB"],
  ["fr", "0 octet", "1 octet", "79 octets", "410 ko"],
  ["ja", "0 バイト", "1 バイト", "79 バイト", "410 KB"],
  ["zh", "0字节", "1字节", "79字节", "410 kB"],
] as const)("sizes of files in %s", (locale, ...words) => {
  const formats = formatsFor({ ...needs, locale, t });
  expect([0, 1, 79, 410_000].map((size) => formats.bytes(size).replace(/\s/g, " "))).toEqual(words);
});

test("all cells of a list print by the same formats", () => {
  expect(formatsFor({ ...needs, t })).toBe(formatsFor({ ...needs, t }));
  expect(formatsFor({ ...needs, t, zone: "UTC" })).not.toBe(formatsFor({ ...needs, t }));
  expect(formatsFor({ ...needs, t, locale: "ja" }).date(day)).not.toBe(formatsFor({ ...needs, t }).date(day));
});
