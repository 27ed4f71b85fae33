import { rolesToGive } from "@ymp/core/access/appointment";
import type { Access } from "@ymp/core/access/resolve-access";
import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Refusal } from "@ymp/core/errors";
import type { Money } from "@ymp/core/money";
import { agreementAccess, paperAccess } from "@ymp/core/people/document-access";
import { actionsOnProfile, fieldsOfProfile, keepsPeople, mayKnow, maySee } from "@ymp/core/people/profile-access";
import { fieldGroups, fieldsOfGroup, groupOfField, type ProfileField } from "@ymp/core/people/profile-fields";
import type { PersonField } from "@ymp/core/people/profile-policy";
import type { GivenOut } from "../../platform/disclosures/given-out.ts";
import type { ProfileRow } from "./people.record.ts";
import type { SaveProfileInput } from "./people.schema.ts";

/** A profile with what other tables tell of the person. */
export interface FoundProfile extends ProfileRow {
  /** Signed off, or without a place on the vessel any more. */
  hasLeft: boolean;
}

export interface Reader {
  readonly access: Access;
  readonly profileId: string | null;
}

export const isOwn = (reader: Reader, id: string): boolean => reader.profileId === id;

export const knows = (reader: Reader, id: string): boolean => mayKnow(reader.access, isOwn(reader, id));

export const actionsOn = (reader: Reader, id: string) => actionsOnProfile(reader.access, isOwn(reader, id));

/** Whether the reader says for the vessel what somebody is called: others by keeping their records, the captain also of themselves. */
export const keepsNames = (reader: Reader, id: string): boolean =>
  keepsPeople(reader.access).administersCrew === true && (!isOwn(reader, id) || reader.access.role === "captain");

/** A sum of the vessel's money that somebody holds, as it stands in the books. */
export interface HeldSum extends Money {
  version: number;
}

/** The profile as the reader may see it: a group that is kept from them is null. */
export function presentPerson(profile: FoundProfile, pettyCash: HeldSum[], reader: Reader) {
  const { access } = reader;
  const own = isOwn(reader, profile.id);
  const { seeSignature, ...may } = actionsOnProfile(access, own, profile.hasLeft);
  const seesContact = maySee(access, own, "contact");
  return {
    id: profile.id,
    userId: profile.userId,
    version: profile.version,
    firstName: profile.firstName,
    lastName: profile.lastName,
    department: profile.department,
    jobTitle: profile.jobTitle,
    role: profile.role,
    userType: profile.userType,
    color: profile.color,
    email: seesContact ? profile.email : null,
    photoFileId: profile.photoFileId,
    isOnboard: profile.isOnboard,
    isOnMailingList: profile.isOnMailingList,
    isUnreviewed: profile.isUnreviewed,
    /** Name and post under a signature, while nobody has gone through those that the person gave themselves. */
    signsAs: profile.signingName === null ? null : { name: profile.signingName, post: profile.signingPost },
    signatureStatus: profile.signatureStatus,
    signatureFileId: seeSignature ? profile.signatureFileId : null,
    hasMasterPin: seeSignature && profile.hasMasterPin,
    hasLeft: profile.hasLeft,
    contact: seesContact ? contactOf(profile) : null,
    origin: maySee(access, own, "origin") ? originOf(profile) : null,
    emergency: maySee(access, own, "emergency") ? emergencyOf(profile) : null,
    pettyCash: maySee(access, own, "pettyCash") ? pettyCash : null,
    may: { ...may, keepName: keepsNames(reader, profile.id) },
    can: { fields: changeableFields(profile, reader) },
  };
}

/** The person who holds a role that the reader could not give is moved by nobody below the captain. */
function changeableFields(profile: FoundProfile, reader: Reader): PersonField[] {
  const own = isOwn(reader, profile.id);
  const isOutOfReach = !own && profile.userId !== null && !rolesToGive(reader.access.role).includes(profile.role);
  const fields = fieldsOfProfile(reader.access, own, profile.hasLeft);
  return isOutOfReach ? fields.filter((field) => field !== "department") : fields;
}
export type Person = ReturnType<typeof presentPerson>;

/** What of the profile is close to the person and was there to be read. */
export function givenOfPerson({ id, contact, origin, emergency, signatureFileId }: Person): GivenOut[] {
  const groups = { contact, origin, emergency, signature: signatureFileId && { signatureFileId } };
  const holds = (group: object | string | null) => Object.values(group ?? {}).some((value) => value !== null);
  const kinds = (["contact", "origin", "emergency", "signature"] as const).filter((kind) => holds(groups[kind]));
  return kinds.map((kind) => ({ kind, profileIds: [id] }));
}

const contactOf = (profile: ProfileRow) => ({
  phone: profile.phone,
  phone2: profile.phone2,
  skype: profile.skype,
  address: profile.address,
  postal: profile.postal,
  city: profile.city,
});

const originOf = ({ birthDate, birthPlace, gender, nationality }: ProfileRow) => ({
  birthDate,
  birthPlace,
  gender,
  nationality,
});

const emergencyOf = (profile: ProfileRow) => ({
  emergencyName: profile.emergencyName,
  emergencyPhone: profile.emergencyPhone,
  emergencyRelation: profile.emergencyRelation,
  emergencyEmail: profile.emergencyEmail,
  emergencyAddress: profile.emergencyAddress,
  emergencySkype: profile.emergencySkype,
});

export interface FoundRow {
  id: string;
  email: string | null;
  phone: string | null;
}

/** A row of a list, without the addresses that are kept from the reader. */
export function presentRow<Row extends FoundRow>(row: Row, reader: Reader): Row {
  return maySee(reader.access, isOwn(reader, row.id), "contact") ? row : { ...row, email: null, phone: null };
}

export type ProfileValues = Omit<SaveProfileInput, "id" | "version" | "base">;

const everyField: readonly ProfileField[] = fieldGroups.flatMap((group) => fieldsOfGroup[group]);

/** The fields in which the input differs from the profile. */
export function changedFields(before: ProfileRow, given: ProfileValues): ProfileField[] {
  return everyField.filter((field) => given[field] !== undefined && given[field] !== before[field]);
}

/** A field that is kept from the reader is refused even with the value it has: the answer must not tell whether a guess was right. */
export function judgeGuesses(reader: Reader, before: ProfileRow, given: ProfileValues): Refusal[] {
  const isHidden = (field: ProfileField) => {
    const group = groupOfField(field);
    return given[field] !== undefined && group !== undefined && !maySee(reader.access, isOwn(reader, before.id), group);
  };
  return everyField.filter(isHidden).map((field) => ({ messageKey: "people:notYoursToChange", field }));
}

export function judgeBirthDate(birthDate: CalendarDate | null | undefined, today: CalendarDate): Refusal[] {
  return birthDate && (birthDate > today || birthDate < "1900-01-01")
    ? [{ messageKey: "people:birthDateImpossible", field: "birthDate" }]
    : [];
}

interface HistoryRow {
  recordKind: string;
  facts: Record<string, string | number | boolean | null>;
}

/** A person's contracts and papers tell their own changes; of a paper that is kept from the reader not even that it was renewed. */
export function isToldTo(reader: Reader, profileId: string, { recordKind, facts }: HistoryRow): boolean {
  if (recordKind === "contract") return agreementAccess(reader.access, isOwn(reader, profileId)) !== "none";
  if (recordKind !== "crew_document") return true;
  const held = paperAccess(reader.access, isOwn(reader, profileId), String(facts.type ?? "medical_certificate"));
  return held === "view" || held === "edit";
}
