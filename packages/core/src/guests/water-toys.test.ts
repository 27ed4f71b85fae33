import { expect, test } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { ageOn, whyNotToy } from "./water-toys.ts";

test.each([
  ["the day before the birthday", "2010-07-10", "2026-07-09", 15],
  ["the birthday", "2010-07-10", "2026-07-10", 16],
  ["born on the leap day, the last of February", "2008-02-29", "2026-02-28", 17],
  ["born on the leap day, the first of March", "2008-02-29", "2026-03-01", 18],
])("%s", (_case, born, day, years) => {
  expect(ageOn(parseCalendarDate(born), parseCalendarDate(day))).toBe(years);
});

const day = parseCalendarDate("2026-07-10");
const swimmer = {
  ...{ age: 40, swimming: "good", divingLevel: null, divingLicenceExpiresOn: null },
  ...{ hasJetSkiLicence: false, jetSkiLicenceExpiresOn: null },
};

test.each([
  ["jetSki", swimmer, "licence"],
  ["jetSki", { ...swimmer, hasJetSkiLicence: true }, null],
  ["jetSki", { ...swimmer, age: 15, hasJetSkiLicence: true }, "age"],
  ["jetSki", { ...swimmer, hasJetSkiLicence: true, jetSkiLicenceExpiresOn: day }, null],
  [
    "jetSki",
    { ...swimmer, hasJetSkiLicence: true, jetSkiLicenceExpiresOn: parseCalendarDate("2026-07-09") },
    "licenceExpired",
  ],
  ["diving", swimmer, "licence"],
  ["diving", { ...swimmer, divingLevel: "Open Water", swimming: "weak" }, "swimming"],
  ["kayak", { ...swimmer, swimming: "weak" }, null],
  ["kayak", { ...swimmer, swimming: null }, "swimming"],
  ["slide", { ...swimmer, age: null }, "ageUnknown"],
] as const)("%s of %o", (toy, bather, why) => {
  expect(whyNotToy(toy, bather, day)).toBe(why);
});
