import { expect, test } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { judgeMasterPin } from "./master-pin.ts";

const person = { birthDate: parseCalendarDate("1991-08-24") };

test.each([
  ["4719", null],
  ["90412", null],
  ["30475862", null],
  ["471", "people:pinShape"],
  ["304758621", "people:pinShape"],
  ["47a9", "people:pinShape"],
  ["0000", "people:pinTrivial"],
  ["77777777", "people:pinTrivial"],
  ["1234", "people:pinTrivial"],
  ["67890", "people:pinTrivial"],
  ["98765", "people:pinTrivial"],
  ["4747", "people:pinTrivial"],
  ["472472", "people:pinTrivial"],
  ["2580", "people:pinTrivial"],
  ["1991", "people:pinBirthday"],
  ["2408", "people:pinBirthday"],
  ["0824", "people:pinBirthday"],
  ["240891", "people:pinBirthday"],
  ["19910824", "people:pinBirthday"],
  ["1992", null],
] as const)("the pin %s is refused for: %s", (pin, messageKey) => {
  expect(judgeMasterPin(pin, person)[0]?.messageKey ?? null).toBe(messageKey);
});

test("a birthday that nobody has entered refuses nothing", () => {
  expect(judgeMasterPin("1991", { birthDate: null })).toEqual([]);
});
