import { expect, test } from "vitest";
import { parseCalendarDate as on } from "../calendar-date.ts";
import {
  type CrewListRow,
  crewGroundsAt,
  crewListFaultsOf,
  faultIsOf,
  identityPaperOn,
  inOrderOfCrewList,
  type Presence,
  sendsBack,
} from "./crew-list.ts";

const at = (text: string) => new Date(`${text}:00Z`);
const engaged = (from: string, to: string | null = null) => ({
  id: from,
  signedOnOn: on(from),
  signedOffOn: to === null ? null : on(to),
});
const stay = (from: string, to: string | null = null, endReason: "shore" | "leave" | "left" | null = null) => ({
  lastStay: { startedAt: at(from), endedAt: to === null ? null : at(to), endReason },
  hasStays: true,
});
const nobodyTold = { lastStay: null, hasStays: false };
const person: Presence = {
  ...nobodyTold,
  engagements: [],
  isOnboard: true,
  knownSince: at("2026-01-01T00:00"),
};

test.each([
  ["is aboard by the muster", stay("2026-06-01T08:00"), "muster"],
  ["is ashore for some hours", stay("2026-06-01T08:00", "2026-06-10T09:00", "shore"), "muster"],
  ["went on leave that morning", stay("2026-06-01T08:00", "2026-06-10T09:00", "leave"), null],
  ["goes on leave that evening", stay("2026-06-01T08:00", "2026-06-10T18:00", "leave"), "muster"],
  ["left for good", stay("2026-06-01T08:00", "2026-06-05T09:00", "left"), null],
  [
    "left and signed on again without a word of the muster",
    { ...stay("2026-05-01T08:00", "2026-06-05T09:00", "left"), engagements: [engaged("2026-06-08")] },
    "engagement",
  ],
  [
    "signed off, which nobody told the muster",
    { ...stay("2026-05-01T08:00"), engagements: [engaged("2026-05-01", "2026-06-09")] },
    null,
  ],
  ["signs off that day", { ...stay("2026-05-01T08:00"), engagements: [engaged("2026-05-01", "2026-06-10")] }, "muster"],
  ["is signed on, before there was a muster", { ...nobodyTold, engagements: [engaged("2026-05-01")] }, "engagement"],
  ["came aboard later", { lastStay: null, hasStays: true }, null],
  ["signs on later", { ...nobodyTold, engagements: [engaged("2026-06-11")] }, null],
  ["has a profile and nothing else", nobodyTold, "profile"],
  ["had no profile yet", { ...nobodyTold, knownSince: at("2026-06-11T00:00") }, null],
] as const)("somebody who %s", (_case, facts, grounds) => {
  expect(crewGroundsAt({ ...person, ...facts }, at("2026-06-10T12:00"), "UTC")).toBe(grounds);
});

test("days are the ship's", () => {
  const facts = { ...person, engagements: [engaged("2026-06-11")] };
  expect(crewGroundsAt(facts, at("2026-06-10T23:00"), "UTC")).toBeNull();
  expect(crewGroundsAt(facts, at("2026-06-10T23:00"), "Europe/Paris")).toBe("engagement");
});

const paper = (change: object = {}) => ({
  ...{ id: "old", type: "passport", number: "X1", issuingCountry: "GBR", hasNoExpiry: false, replacesId: null },
  ...{ issuedOn: on("2016-06-02"), expiresOn: on("2026-06-01") },
  ...change,
});
const renewal = paper({ id: "new", issuedOn: on("2026-05-20"), expiresOn: on("2036-05-19"), replacesId: "old" });
const book = paper({ id: "book", type: "seafarers_book", expiresOn: null, hasNoExpiry: true });

test.each([
  ["the passport that was in use before its renewal", [paper(), renewal], "2026-05-19", "old"],
  ["the renewal from its first day", [paper(), renewal], "2026-05-20", "new"],
  ["the seafarer's book where the passport has ended", [paper(), book], "2026-06-02", "book"],
  ["the passport before the seafarer's book", [book, paper()], "2026-06-01", "old"],
  ["nothing where there are other papers only", [paper({ type: "visa" })], "2026-05-01", undefined],
])("the crew list names %s", (_case, papers, day, expected) => {
  expect(identityPaperOn(papers, on(day))?.id).toBe(expected);
});

const whole: CrewListRow = {
  ...{ firstName: "Luca", lastName: "Ferri", rank: "Bosun", nationality: "ITA", birthDate: on("1994-02-03") },
  ...{ birthPlace: "Genova", gender: "male", document: paper(), isSignedOn: true },
};

test.each([
  ["whole, on the last day of the passport", {}, "2026-06-01", []],
  ["with a passport that has expired on arrival", {}, "2026-06-10", ["expired"]],
  ["without a document", { document: null }, "2026-06-01", ["document"]],
  [
    "with a document of which little is known",
    { document: paper({ number: null, issuingCountry: null, expiresOn: null }) },
    "2026-06-01",
    ["documentNumber", "issuingState", "documentExpiry"],
  ],
  ["in letters that no passport has", { lastName: "山田" }, "2026-06-01", ["letters"]],
  [
    "without birth and rank",
    { birthDate: null, birthPlace: null, rank: null },
    "2026-06-01",
    ["birthDate", "birthPlace", "rank"],
  ],
] as const)("a row %s", (_case, change, day, faults) => {
  expect(crewListFaultsOf({ ...whole, ...change }, on(day))).toEqual(faults);
});

test("authorities send a list back for an expired document, not for a place of birth", () => {
  expect(sendsBack("expired")).toBe(true);
  expect(sendsBack("birthPlace")).toBe(false);
  expect([faultIsOf("nationality"), faultIsOf("expired"), faultIsOf("rank")]).toEqual(["profile", "papers", "service"]);
});

test("anyone who was master that day is row 1, though somebody else is captain now", () => {
  const rows = [
    { lastName: "Now", rank: "Chief officer", department: "bridge", role: "captain" },
    { lastName: "Deck", rank: "Deckhand", department: "deck", role: "crew" },
    { lastName: "Then", rank: "Relief captain", department: "bridge", role: "crew" },
  ] as const;
  expect(inOrderOfCrewList(rows).map(({ lastName }) => lastName)).toEqual(["Then", "Now", "Deck"]);
});
