import { expect, test } from "vitest";
import { type CalendarDate, parseCalendarDate } from "../calendar-date.ts";
import { isAdministrator, judgeLastAdministrator, type Place } from "./administrators.ts";

const today = parseCalendarDate("2026-06-15");
const day = (text: string): CalendarDate => parseCalendarDate(text);
const place = (changes: Partial<Place> = {}): Place => ({
  userId: "first",
  role: "captain",
  access: {},
  endsOn: null,
  isDeleted: false,
  ...changes,
});
const relief = (changes: Partial<Place> = {}) => place({ userId: "relief", ...changes });

test.each<[string, Partial<Place>, boolean]>([
  ["a captain administers", {}, true],
  ["a captain closed to employees does not", { access: { employees: "view" } }, false],
  ["a head of department does not", { role: "hod", access: { employees: "edit" } }, false],
  ["a captain does on the last day", { endsOn: today }, true],
  ["a captain does not the day after", { endsOn: day("2026-06-14") }, false],
  ["a captain taken off the list does not", { isDeleted: true }, false],
])("%s", (_, changes, expected) => {
  expect(isAdministrator(place(changes), today)).toBe(expected);
});

const refused = ["users:refusal.lastAdministrator"];

test.each<[string, Place[], Partial<Place> | null, string[]]>([
  ["the last one cannot be removed", [], null, refused],
  ["the last one cannot be demoted", [], { role: "hod" }, refused],
  ["the last one cannot be taken off the list", [], { isDeleted: true }, refused],
  ["the last one cannot be closed to employees", [], { access: { employees: "none" } }, refused],
  ["the last one cannot be given an end", [], { endsOn: day("2026-07-01") }, refused],
  ["the last one may lose other levels", [], { access: { accounting: "none" } }, []],
  ["one of two can be removed", [relief()], null, []],
  ["one of two can be given an end", [relief()], { endsOn: day("2026-07-01") }, []],
  [
    "two cannot both end with nobody after them",
    [relief({ endsOn: day("2026-07-01") })],
    { endsOn: day("2026-07-01") },
    refused,
  ],
  ["a second who has ended does not count", [relief({ endsOn: day("2026-06-14") })], null, refused],
  ["a second who was taken off the list does not count", [relief({ isDeleted: true })], null, refused],
  ["a mate does not count", [relief({ role: "hod" })], null, refused],
])("%s", (_, others, change, expected) => {
  const changed = change && place(change);
  const refusals = judgeLastAdministrator([place(), ...others], "first", changed, today);
  expect(refusals.map(({ messageKey }) => messageKey)).toEqual(expected);
});

test("anyone who administers nothing may always go", () => {
  expect(judgeLastAdministrator([place(), relief({ role: "crew" })], "relief", null, today)).toEqual([]);
});

test("a captain whose end is moved further off stays", () => {
  const ending = place({ endsOn: day("2026-07-01") });
  expect(judgeLastAdministrator([ending], "first", place({ endsOn: day("2026-08-01") }), today)).toEqual([]);
});
