import { describe, expect, it, test } from "vitest";
import { type Access, type Membership, resolveAccess } from "../access/resolve-access.ts";
import { parseCalendarDate } from "../calendar-date.ts";
import { actionsOnProfile, fieldsOfProfile, mayKnow, maySee, readersOf } from "./profile-access.ts";
import type { ProfileGroup } from "./profile-fields.ts";

const accessOf = (membership: Membership | null, hasCompanyMembership = false, isExpired = false) =>
  resolveAccess({
    user: { isSuperadmin: false, mustChangePassword: false },
    membership,
    hasCompanyMembership,
    vessel: { edition: "full", subscriptionState: isExpired ? "EXPIRED" : "ACTIVE" },
    today: parseCalendarDate("2026-06-15"),
  });

const readers = {
  captain: accessOf({ role: "captain", department: "bridge" }),
  purser: accessOf({ role: "hod", department: "interior" }),
  chief: accessOf({ role: "hod", department: "engineering" }),
  bookkeeper: accessOf({ role: "crew", department: "interior", access: { accounting: "edit" } }),
  deckhand: accessOf({ role: "crew", department: "deck" }),
  stranger: accessOf({ role: "hod", department: "deck", access: { employees: "none" } }),
  office: accessOf(null, true),
  contractor: accessOf({ role: "user", userType: "contractUser" }),
};

const oneOf = {
  basics: "firstName",
  contact: "email",
  origin: "birthDate",
  emergency: "emergencyPhone",
  pettyCash: "pettyCash",
} as const satisfies Record<ProfileGroup, string>;

function right(access: Access, isOwn: boolean, group: ProfileGroup, hasLeft = false): "none" | "read" | "write" {
  if (fieldsOfProfile(access, isOwn, hasLeft).includes(oneOf[group])) return "write";
  return maySee(access, isOwn, group) ? "read" : "none";
}

describe("of somebody else, whom it is not about", () => {
  test.each([
    ["captain", "write", "write", "write", "write", "write"],
    ["purser", "write", "write", "write", "write", "write"],
    ["chief", "read", "read", "none", "read", "none"],
    ["bookkeeper", "read", "none", "none", "none", "write"],
    ["deckhand", "read", "none", "none", "none", "none"],
    ["stranger", "read", "none", "none", "none", "none"],
    ["office", "read", "read", "read", "read", "write"],
    ["contractor", "none", "none", "none", "none", "none"],
  ] as const)("the %s may basics %s, contact %s, origin %s, emergency %s, petty cash %s", (reader, ...expected) => {
    const groups = ["basics", "contact", "origin", "emergency", "pettyCash"] as const;
    expect(groups.map((group) => right(readers[reader], false, group))).toEqual(expected);
  });
});

describe("of themselves", () => {
  test.each([
    ["deckhand", "write", "read"],
    ["contractor", "write", "read"],
    ["captain", "write", "write"],
    ["purser", "write", "write"],
  ] as const)("the %s may everything personal %s, petty cash %s", (reader, personal, cash) => {
    for (const group of ["basics", "contact", "origin", "emergency"] as const)
      expect(right(readers[reader], true, group)).toBe(personal);
    expect(right(readers[reader], true, "pettyCash")).toBe(cash);
  });
});

it("shows people who may administer nobody how things are, and changes nothing", () => {
  const office = actionsOnProfile(readers.office, false);
  expect(office).toMatchObject({ edit: false, editOrigin: false, setPhoto: false, decideSignature: true });
});

it("leaves a signature and a pin to the person, and their approval to the captain", () => {
  expect(actionsOnProfile(readers.captain, false)).toMatchObject({ sign: false, setPin: false, decideSignature: true });
  expect(actionsOnProfile(readers.deckhand, true)).toMatchObject({ sign: true, setPin: true, decideSignature: false });
  expect(actionsOnProfile(readers.purser, false)).toMatchObject({ seeSignature: false, decideSignature: false });
});

it("lets nobody below the administration choose their own department", () => {
  expect(fieldsOfProfile(readers.deckhand, true, false)).not.toContain("department");
  expect(fieldsOfProfile(readers.purser, true, false)).toContain("department");
});

it("keeps of who has left what they told, and lets them say where they are reached", () => {
  expect(
    (["contact", "origin", "emergency"] as const).map((group) => right(readers.deckhand, true, group, true)),
  ).toEqual(["write", "read", "read"]);
  expect(actionsOnProfile(readers.deckhand, true, true)).toMatchObject({ sign: false, setPin: false, setPhoto: false });
  expect(fieldsOfProfile(readers.captain, false, true)).not.toContain("department");
});

it("tells the person and those who answer for the crew who has read what, nobody else", () => {
  const told = Object.entries(readers).filter(([, reader]) => actionsOnProfile(reader, false).seeDisclosures);
  expect(told.map(([name]) => name)).toEqual(["captain", "office"]);
  expect(Object.values(readers).every((reader) => actionsOnProfile(reader, true).seeDisclosures)).toBe(true);
});

it("hides everybody from outsiders but themselves", () => {
  expect(mayKnow(readers.contractor, false)).toBe(false);
  expect(mayKnow(readers.contractor, true)).toBe(true);
});

it("is closed with the subscription, but for what everybody has of their own", () => {
  const expired = accessOf({ role: "captain", department: "bridge" }, false, true);
  expect(readersOf(expired, false)).toEqual([]);
  expect(fieldsOfProfile(expired, false, false)).toEqual([]);
  expect(Object.values(actionsOnProfile(expired, false)).some(Boolean)).toBe(false);
  expect(readersOf(expired, true)).toEqual(["self"]);
  expect(actionsOnProfile(expired, true)).toEqual({
    ...{ edit: true, editOrigin: true, setPin: true, seeSignature: true, seeHistory: true, seeDisclosures: true },
    ...{ setPhoto: false, sign: false, decideSignature: false, setPettyCash: false },
  });
});

it("is closed to a script that was made for other things, and before a password of one's own", () => {
  const expired = accessOf({ role: "crew" }, false, true);
  for (const closed of [
    { ...expired, isImpersonal: true as const },
    { ...expired, blockedBy: "must_change_password" as const },
  ]) {
    expect(readersOf(closed, true)).toEqual([]);
    expect(fieldsOfProfile(closed, true, false)).toEqual([]);
    expect(Object.values(actionsOnProfile(closed, true)).some(Boolean)).toBe(false);
  }
});
