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

test("what prints a date is made when it is first used, and not again when other words come", () => {
  let made = 0;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(
    class extends Intl.DateTimeFormat {
      constructor(...needed: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        super(...needed);
        made += 1;
      }
    },
  );
  const printed = [t, (key: string) => key].map((say) =>
    formatsFor({ locale: "zh", zone: "UTC", t: say }).dayMonth(day),
  );
  expect(printed).toEqual(["6月18日", "6月18日"]);
  expect(made).toBe(1);
});
