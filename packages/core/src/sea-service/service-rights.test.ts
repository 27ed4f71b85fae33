import { expect, it } from "vitest";
import { type Membership, resolveAccess } from "../access/resolve-access.ts";
import { parseCalendarDate } from "../calendar-date.ts";
import {
  mayDraftTestimonial,
  mayKeepEarlier,
  mayReadService,
  maySignTestimonial,
  mayTellDays,
} from "./service-rights.ts";

const accessOf = (membership: Membership | null, hasCompanyMembership = false) =>
  resolveAccess({
    user: { isSuperadmin: false, mustChangePassword: false },
    membership,
    hasCompanyMembership,
    vessel: { edition: "full", subscriptionState: "ACTIVE" },
    today: parseCalendarDate("2026-06-15"),
  });
const readers = {
  captain: accessOf({ role: "captain", department: "bridge" }),
  management: accessOf(null, true),
  purser: accessOf({ role: "hod", department: "interior" }),
  head: accessOf({ role: "hod", department: "engineering" }),
  crew: accessOf({ role: "crew", department: "deck" }),
  contractor: accessOf({ role: "user", userType: "contractUser" }),
};
type Reader = keyof typeof readers;

const deckhand = { isOwn: false, role: "crew" } as const;
const master = { isOwn: false, role: "captain" } as const;

it.each<[Reader, boolean, boolean, boolean, boolean, boolean]>([
  ["captain", true, true, true, true, true],
  ["management", true, false, false, false, false],
  ["purser", true, true, true, false, false],
  ["head", false, false, false, false, false],
  ["crew", false, false, false, false, false],
  ["contractor", false, false, false, false, false],
])("of a deckhand's service the %s: reads %s, keeps earlier %s, drafts %s, signs %s, tells days %s", (...row) => {
  const [reader, reads, keeps, drafts, signs, tells] = row;
  const access = readers[reader];
  expect(mayReadService(access, deckhand)).toBe(reads);
  expect(mayKeepEarlier(access, deckhand)).toBe(keeps);
  expect(mayDraftTestimonial(access, deckhand)).toBe(drafts);
  expect(maySignTestimonial(access, deckhand)).toBe(signs);
  expect(mayTellDays(access)).toBe(tells);
});

it.each<[Reader, boolean]>([
  ["captain", false],
  ["management", true],
  ["purser", false],
])("the testimonial of the master is signed by the %s: %s", (reader, signs) => {
  expect(maySignTestimonial(readers[reader], master)).toBe(signs);
});

it("nobody drafts or signs their own testimonial", () => {
  for (const reader of ["captain", "management", "purser", "crew"] as const) {
    expect(maySignTestimonial(readers[reader], { ...master, isOwn: true })).toBe(false);
    expect(mayDraftTestimonial(readers[reader], { ...deckhand, isOwn: true })).toBe(false);
  }
});

it("no script tells days or signs in the captain's name", () => {
  const script = { ...readers.captain, isImpersonal: true as const };
  expect([mayTellDays(script), maySignTestimonial(script, deckhand)]).toEqual([false, false]);
});

it("everybody reads and keeps their own service", () => {
  expect(mayReadService(readers.crew, { isOwn: true })).toBe(true);
  expect(mayKeepEarlier(readers.crew, { isOwn: true })).toBe(true);
});
