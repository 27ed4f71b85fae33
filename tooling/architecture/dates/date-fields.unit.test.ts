import { expect, it } from "vitest";
import { dateFields, nameOf } from "./date-fields.ts";

/** Dates that are not the date of an event, by the name of their field. */
const reviewed: Readonly<Record<string, string>> = {
  dueOn: "When work is to be done; later is a postponement.",
  newDueOn: "When work is to be done.",
  anchorOn: "A day of the grid that a plan keeps to.",
  neededOn: "When something is wanted.",
  expectedOn: "When goods should arrive.",
  promisedOn: "When the supplier means to deliver.",
  startsOn: "When a yard period or a trip is planned to begin.",
  endsOn: "Until when a place, a period or a subscription lasts.",
  subscriptionEndsOn: "Until when a subscription lasts.",
  expiresOn: "Until when a lot or paper holds; what has expired is entered as well.",
  passportExpiresOn: "Until when a passport holds; what has expired is entered as well.",
  visaExpiresOn: "Until when a visa holds; what has expired is entered as well.",
  divingLicenceExpiresOn: "Until when a licence holds; what has expired is entered as well.",
  jetSkiLicenceExpiresOn: "Until when a licence holds; what has expired is entered as well.",
  agreedUntil: "Until when a guest agreed to be remembered.",
  embarksOn: "Held by a rule of its own: a day of the trip.",
  disembarksOn: "Held by a rule of its own: a day of the trip.",
  startsAt: "When a watch is planned to begin.",
  endsAt: "When a watch is planned to end.",
  onDay: "A day of a trip, which is planned before it comes.",
  warrantyUntil: "Until when a warranty holds.",
  writtenAt: "By the clock of a device, which nobody proves: what cannot be counts as not told.",
  from: "The beginning of an interval that the server told; another finds nothing.",
  to: "The end of the days whose entries are asked for; later finds what there is.",
  fromDay: "When planned hours begin, today or later.",
  birthDate: "Held by a rule of its own: judged by the age of who is aboard.",
};

it("every date that a call takes is of a happening, or was reviewed", () => {
  const others = dateFields.filter(({ isHappening }) => !isHappening);
  const names = others.map(({ path }) => path.at(-1) ?? "");
  expect(others.filter((_, place) => reviewed[names[place] ?? ""] === undefined).map(nameOf)).toEqual([]);
  expect(Object.keys(reviewed).filter((name) => !names.includes(name))).toEqual([]);
});
