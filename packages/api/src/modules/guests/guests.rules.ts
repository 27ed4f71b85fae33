import type { Access } from "@ymp/core/access/resolve-access";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Refusal } from "@ymp/core/errors";
import { byGravity } from "@ymp/core/guests/allergies";
import { seesGuestField, seesOfGuests } from "@ymp/core/guests/guest-access";
import { fieldsOfGuestGroup, type GuestFormField, guestGroups } from "@ymp/core/guests/guest-fields";
import { ageOn } from "@ymp/core/guests/water-toys";
import { paperStatusOn } from "@ymp/core/people/document-status";
import type { GivenOfGuests } from "../../platform/disclosures/given-out.ts";
import type { GuestRow } from "./guests.record.ts";
import type { GuestValues } from "./guests.schema.ts";

type Named = Pick<GuestRow, "name" | "firstName" | "lastName" | "isPrivate">;

/** What the reader may call them: of a private guest the initials. */
export const calledBy = (access: Access, { name, firstName, lastName, isPrivate }: Named): string =>
  isPrivate && seesOfGuests(access, "names") ? [firstName, lastName].filter(Boolean).join(" ") : name;

const expiryOf = (type: string, expiresOn: CalendarDate | null, today: CalendarDate) =>
  paperStatusOn({ type, expiresOn, hasNoExpiry: false }, today);

/** The guest as the reader may see them: a group that is kept from them is null. */
export function presentGuest(guest: GuestRow, access: Access, today: CalendarDate) {
  const sees = (group: (typeof guestGroups)[number]) => seesOfGuests(access, group);
  return {
    id: guest.id,
    version: guest.version,
    createdAt: guest.createdAt,
    createdBy: guest.createdBy,
    archivedAt: guest.archivedAt,
    erasedAt: guest.erasedAt,
    name: calledBy(access, guest),
    party: guest.party,
    age: guest.birthDate && ageOn(guest.birthDate, today),
    water: waterOf(guest),
    names: sees("names") ? namesOf(guest) : null,
    service: sees("service") ? { notes: guest.notes } : null,
    contact: sees("contact") ? contactOf(guest) : null,
    papers: sees("papers") ? papersOf(guest, today) : null,
    allergies: sees("allergies") ? guest.allergies.toSorted(byGravity) : null,
    health: sees("health")
      ? { conditions: guest.conditions, medication: guest.medication, mobility: guest.mobility }
      : null,
  };
}

const waterOf = ({ swimming, divingLevel, divingLicenceExpiresOn, ...guest }: GuestRow) => ({
  ...{ swimming, divingLevel, divingLicenceExpiresOn },
  ...{ hasJetSkiLicence: guest.hasJetSkiLicence, jetSkiLicenceExpiresOn: guest.jetSkiLicenceExpiresOn },
});

const namesOf = ({ firstName, lastName, knownAs, isPrivate }: GuestRow) => ({
  ...{ firstName, lastName, knownAs, isPrivate },
});

const contactOf = ({ phone, email, emergencyName, emergencyRelation, emergencyPhone }: GuestRow) => ({
  ...{ phone, email, emergencyName, emergencyRelation, emergencyPhone },
});

const papersOf = (guest: GuestRow, today: CalendarDate) => ({
  birthDate: guest.birthDate,
  birthPlace: guest.birthPlace,
  gender: guest.gender,
  nationality: guest.nationality,
  mrzFirstName: guest.mrzFirstName,
  mrzLastName: guest.mrzLastName,
  passportNumber: guest.passportNumber,
  passportCountry: guest.passportCountry,
  passportExpiresOn: guest.passportExpiresOn,
  passport: expiryOf("passport", guest.passportExpiresOn, today),
  visaNumber: guest.visaNumber,
  visaCountry: guest.visaCountry,
  visaExpiresOn: guest.visaExpiresOn,
  countsStay: guest.countsStay,
  agreedUntil: guest.agreedUntil,
  visa: guest.visaExpiresOn && expiryOf("visa", guest.visaExpiresOn, today),
});

const ofPapers = [
  ...(["birthDate", "birthPlace", "gender", "nationality", "mrzFirstName", "mrzLastName"] as const),
  ...(["passportNumber", "passportCountry", "passportExpiresOn"] as const),
  ...(["visaNumber", "visaCountry", "visaExpiresOn"] as const),
] as const;

/** Papers and health are written down whenever they are shown; a group that is empty shows nothing. */
export function givenOfGuest({ id, papers, health }: Shown): GivenOfGuests[] {
  const kinds = [papers && ofPapers.some((field) => papers[field]) ? "papers" : null] as const;
  const isIll = health && Object.values(health).some(Boolean);
  return [...kinds, isIll ? ("health" as const) : null].flatMap((kind) => (kind ? { kind, guestIds: [id] } : []));
}
type Shown = Pick<ReturnType<typeof presentGuest>, "id" | "papers" | "health">;

const everyField: readonly GuestFormField[] = guestGroups.flatMap((group) => fieldsOfGuestGroup[group]);

/** What a form says of somebody new before anything is entered. */
const isUsual = (field: GuestFormField, value: unknown) => (field === "countsStay" ? value === true : isEmpty(value));

const isEmpty = (value: unknown) =>
  value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);

/** A field that is kept from the writer is refused even with the value it has: the answer must not tell whether a guess was right. */
export function judgeUnseen(access: Access, given: GuestValues, isNew: boolean): Refusal[] {
  const isGuess = (field: GuestFormField) =>
    given[field] !== undefined && !(isNew && isUsual(field, given[field])) && !seesGuestField(access, field);
  return everyField.filter(isGuess).map((field) => ({ messageKey: "guests:refusal.unseen", field }));
}

/** Nobody aboard is yet to be born. */
export const judgeBirth = ({ birthDate }: Pick<GuestValues, "birthDate">, today: CalendarDate): Refusal[] =>
  birthDate && birthDate > today ? [{ messageKey: "guests:refusal.unborn", field: "birthDate" }] : [];

interface Told {
  facts: Record<string, string | number | boolean | null>;
}

/** Which fields a change touched, of those that the reader may see: what stood in them is kept in no history. */
export function touchedBy(access: Access, { facts }: Told): string[] {
  const names = String(facts.fields ?? "").split(",");
  return names.filter((field) => field !== "" && seesGuestField(access, field));
}
