import { describe, expect, it } from "vitest";
import { parseCalendarDate } from "../calendar-date.ts";
import type { Presence } from "../people/onboard.ts";
import {
  hasRest,
  isWrittenLate,
  mayReadRest,
  type RestCapacity,
  type RestReader,
  whenWritten,
  whyNotSignRest,
  whyNotWriteRest,
  whyNotYetSigned,
} from "./rest-rights.ts";

const people = {
  captain: { profileId: "captain", role: "captain", department: "bridge" },
  relief: { profileId: "relief", role: "captain", department: "bridge" },
  bosun: { profileId: "bosun", role: "hod", department: "deck" },
  deckhand: { profileId: "deckhand", role: "crew", department: "deck" },
  stew: { profileId: "stew", role: "crew", department: "interior" },
} as const;
type Person = keyof typeof people;
const shore = { profileId: null, role: "management", department: null } as const;

describe("who has to do with the rest of whom", () => {
  it("everybody who works on board has hours of rest", () => {
    expect(Object.values(people).every(hasRest)).toBe(true);
    expect(hasRest({ role: "user", department: null })).toBe(false);
    expect(hasRest({ role: "crew", department: "shore" })).toBe(false);
  });

  it.each<[string, RestReader, Person, boolean, string | null]>([
    ["one's own", people.stew, "stew", true, null],
    ["another's of the crew", people.deckhand, "stew", false, "hours-of-rest:refusal.others"],
    ["a head, of their department", people.bosun, "deckhand", true, "hours-of-rest:refusal.others"],
    ["a head, of another", people.bosun, "stew", false, "hours-of-rest:refusal.others"],
    ["a head, the master's", people.bosun, "captain", true, "hours-of-rest:refusal.others"],
    ["crew, the master's", people.deckhand, "captain", false, "hours-of-rest:refusal.others"],
    ["the captain", people.captain, "stew", true, null],
    ["the company", shore, "stew", true, "hours-of-rest:refusal.fromShore"],
  ])("reads and writes: %s", (_, reader, person, reads, whyNot) => {
    expect(mayReadRest(reader, people[person])).toBe(reads);
    expect(whyNotWriteRest(reader, people[person])).toBe(whyNot);
  });

  it.each<[Person, RestCapacity, Person, Presence, string | null]>([
    ["stew", "seafarer", "stew", "ashore", null],
    ["captain", "seafarer", "stew", "aboard", "hours-of-rest:refusal.ownSignature"],
    ["captain", "master", "stew", "aboard", null],
    ["captain", "master", "stew", "ashore", "hours-of-rest:refusal.notAboard"],
    ["bosun", "master", "deckhand", "aboard", "hours-of-rest:refusal.master"],
    ["captain", "master", "captain", "aboard", "hours-of-rest:refusal.signedByAnother"],
    ["bosun", "master", "captain", "aboard", null],
    ["relief", "master", "captain", "aboard", null],
    ["deckhand", "master", "captain", "aboard", "hours-of-rest:refusal.officer"],
  ])("signs: the %s as %s of the %s", (signer, capacity, person, presence, whyNot) => {
    expect(whyNotSignRest(capacity, { ...people[signer], presence }, people[person])).toBe(whyNot);
  });
});

const on = parseCalendarDate;

it("is signed once the month is over, or its seafarer has signed off, and all its hours are told", () => {
  const month = on("2026-06-01");
  const why = (today: string, signedOffOn: string | null, recorded = 20, untold = 0) =>
    whyNotYetSigned(month, {
      today: on(today),
      signedOffOn: signedOffOn === null ? null : on(signedOffOn),
      recorded,
      untold,
    });
  expect(why("2026-06-29", null)).toBe("hours-of-rest:refusal.monthRuns");
  expect(why("2026-06-30", null)).toBe("hours-of-rest:refusal.monthRuns");
  expect(why("2026-07-01", null)).toBe(null);
  expect(why("2026-07-01", null, 20, 1)).toBe("hours-of-rest:refusal.untold");
  expect(why("2026-07-20", null, 0)).toBe("hours-of-rest:refusal.empty");
  expect(why("2026-06-12", "2026-06-11")).toBe(null);
  expect(why("2026-06-12", "2026-06-20")).toBe("hours-of-rest:refusal.monthRuns");
  expect(why("2026-06-12", "2026-05-20")).toBe("hours-of-rest:refusal.monthRuns");
});

it("is written late once its day is over for 48 hours", () => {
  const end = new Date("2026-06-11T22:00:00Z");
  expect(isWrittenLate(end, new Date("2026-06-13T21:59:59Z"))).toBe(false);
  expect(isWrittenLate(end, new Date("2026-06-10T21:59:59Z"))).toBe(false);
  expect(isWrittenLate(end, new Date("2026-06-13T22:00:01Z"))).toBe(true);
});

it("was written when its device says so, since the day began and before it arrived", () => {
  const [began, now] = [new Date("2026-06-11T22:00:00Z"), new Date("2026-06-16T09:00:00Z")];
  const evening = new Date("2026-06-12T20:00:00Z");
  expect(whenWritten(evening, { began, now })).toBe(evening);
  for (const told of [undefined, new Date("2026-06-11T21:59:00Z"), new Date("2026-06-16T09:01:00Z")])
    expect(whenWritten(told, { began, now })).toBe(now);
});
