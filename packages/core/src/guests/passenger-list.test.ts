import { expect, test } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { faultsOf, isAboardAt, namesOnList } from "./passenger-list.ts";

const whole = {
  ...{
    firstName: "Rosalind",
    lastName: "Arnaud",
    mrzFirstName: null,
    mrzLastName: null,
    nationality: "FRA",
    birthDate: parseCalendarDate("1980-07-10"),
  },
  ...{ passportNumber: "12AB34567", passportCountry: "FRA", passportExpiresOn: parseCalendarDate("2026-06-10") },
};
const on = parseCalendarDate;

test.each([
  ["whole, on the last day of the passport", whole, "2026-06-10", []],
  ["expired on arrival", whole, "2026-06-11", ["expired"]],
  [
    "without a number and a nationality",
    { ...whole, passportNumber: null, nationality: null },
    "2026-06-01",
    ["nationality", "passportNumber"],
  ],
  [
    "in letters that no passport has, with those of the passport",
    { ...whole, lastName: "山田", mrzLastName: "YAMADA" },
    "2026-06-01",
    [],
  ],
  ["without a first name", { ...whole, firstName: "" }, "2026-06-01", ["firstName"]],
  [
    "of one name, as the passport says",
    { ...whole, firstName: "", lastName: "Suharto", mrzLastName: "SUHARTO" },
    "2026-06-01",
    [],
  ],
  ["in letters that no passport has", { ...whole, lastName: "山田" }, "2026-06-01", ["letters"]],
] as const)("%s", (_case, passenger, day, faults) => {
  expect(faultsOf(passenger, on(day))).toEqual(faults);
});

test("somebody of one name stands under the family names, without a given name", () => {
  const { mrzFirstName } = whole;
  const single = { firstName: "", lastName: "Suharto", mrzFirstName, mrzLastName: "SUHARTO" };
  expect(namesOnList(single)).toEqual({ first: "", last: "SUHARTO" });
});

const passage = {
  ...{ embarksOn: on("2027-01-12"), embarkPort: "Ajaccio", disembarksOn: on("2027-01-15"), disembarkPort: "Calvi" },
};
test.each([
  ["arrival", "2027-01-12", "AJACCIO", false],
  ["arrival", "2027-01-12", "Bonifacio", true],
  ["departure", "2027-01-12", "Ajaccio", true],
  ["arrival", "2027-01-15", "Calvi", true],
  ["departure", "2027-01-15", "calvi", false],
  ["departure", "2027-01-15", "Ajaccio", true],
  ["departure", "2027-01-11", "Ajaccio", false],
  ["arrival", "2027-01-16", "Calvi", false],
] as const)("on %s of %s in %s somebody from Ajaccio to Calvi is aboard: %s", (direction, day, port, is) => {
  expect(isAboardAt(passage, { direction, onDay: on(day), port })).toBe(is);
});
