import { expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import { type Departure, hasLeft } from "./departure.ts";

const day = parseCalendarDate;
const today = day("2026-06-15");
const ashore: Departure = { isPlaceOver: false, isOnboard: false, lastEndReason: null, signedOffDays: [] };

it.each<[string, Partial<Departure>, boolean]>([
  ["who was never signed on", {}, false],
  ["who went on leave", { lastEndReason: "leave" }, false],
  ["who went ashore for some hours", { lastEndReason: "shore" }, false],
  ["whose last stay ended for good", { lastEndReason: "left" }, true],
  ["whose place is closed", { isPlaceOver: true, isOnboard: true }, true],
  ["who signed off yesterday", { signedOffDays: [day("2026-06-14")] }, true],
  ["who signs off today", { signedOffDays: [day("2026-06-15")] }, false],
  ["who signed off and on again", { signedOffDays: [day("2026-01-31"), null] }, false],
  ["who is still on board after signing off", { isOnboard: true, signedOffDays: [day("2026-06-14")] }, false],
])("says of somebody %s whether they left", (_who, facts, expected) => {
  expect(hasLeft({ ...ashore, ...facts }, today)).toBe(expected);
});
