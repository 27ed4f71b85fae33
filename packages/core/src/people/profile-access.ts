import { changeableFields, type FieldEditor } from "../access/field-policy.ts";
import { type Access, can } from "../access/resolve-access.ts";
import { isAtLeast } from "../access/roles.ts";
import { type ProfileGroup, profileGroups } from "./profile-fields.ts";
import { heldPerson, type PersonField, profilePolicy } from "./profile-policy.ts";

/** `others`: everybody else who works on board. Outsiders see nobody but themselves, so they are no readers at all. */
export const profileReaders = [
  "self",
  "head",
  "captain",
  "administration",
  "bookkeeping",
  "management",
  "others",
] as const;
export type ProfileReader = (typeof profileReaders)[number];

const leading = ["self", "captain", "administration", "management"] as const satisfies readonly ProfileReader[];

/** Who sees what of somebody. Where and when a person was born is of no use to those who lead the work. */
export const profileSeenBy: Record<ProfileGroup, readonly ProfileReader[]> = {
  basics: profileReaders,
  contact: [...leading, "head"],
  origin: leading,
  emergency: [...leading, "head"],
  pettyCash: [...leading, "bookkeeping"],
};

/** Everything somebody is to a profile at once: the captain is also themselves on their own. */
export function readersOf(access: Access, isOwn: boolean): ProfileReader[] {
  const own: ProfileReader[] = isOwn && !access.isImpersonal ? ["self"] : [];
  if (access.blockedBy) return access.blockedBy === "expired" ? own : [];
  if (access.seesOnlyShared) return own;
  const books = can(access, "accounting:edit") ? (["bookkeeping"] as const) : [];
  return [...own, ...books, positionOf(access)];
}

function positionOf(access: Access): ProfileReader {
  if (!can(access, "employees:view")) return "others";
  if (access.role === "management" || access.role === "superadmin") return "management";
  if (can(access, "employees:edit")) return access.role === "captain" ? "captain" : "administration";
  return isAtLeast(access.role ?? "user", "hod") ? "head" : "others";
}

export const maySee = (access: Access, isOwn: boolean, group: ProfileGroup): boolean =>
  readersOf(access, isOwn).some((reader) => profileSeenBy[group].includes(reader));

/** Whether a profile exists for somebody at all. */
export const mayKnow = (access: Access, isOwn: boolean): boolean =>
  profileGroups.some((group) => maySee(access, isOwn, group));

/** Who keeps the records of people on board: of others than themselves. The company reads them. */
export const keepsPeople = (access: Access): Pick<FieldEditor, "administersCrew" | "keepsBooks"> => {
  const readers = readersOf(access, false);
  return {
    administersCrew: readers.includes("captain") || readers.includes("administration"),
    keepsBooks: readers.includes("captain") || readers.includes("bookkeeping"),
  };
};

export function fieldsOfProfile(access: Access, isOwn: boolean, hasLeft: boolean): PersonField[] {
  if (access.blockedBy && !readersOf(access, isOwn).includes("self")) return [];
  const { role, department } = access;
  const editor = { userId: null, role, department, ...keepsPeople(access) };
  const fields = changeableFields(profilePolicy, heldPerson(hasLeft, isOwn), editor);
  return access.blockedBy ? fields.filter((field) => !needsOpenVessel.includes(field)) : fields;
}

/** What the vessel takes in or decides, which ends with her subscription: files, who is on board, whose signature is right. */
const needsOpenVessel: readonly PersonField[] = ["photoFileId", "signatureFileId", "signatureStatus", "isOnboard"];

const answering: readonly ProfileReader[] = ["self", "captain", "management"];

/** What may be done to a profile besides reading it. */
export function actionsOnProfile(access: Access, isOwn: boolean, hasLeft = false) {
  const fields = fieldsOfProfile(access, isOwn, hasLeft);
  const isCaptain = !access.blockedBy && isAtLeast(access.role ?? "user", "captain");
  return {
    edit: fields.includes("phone"),
    editOrigin: fields.includes("birthDate"),
    setPhoto: fields.includes("photoFileId"),
    sign: fields.includes("signatureFileId"),
    seeSignature: readersOf(access, isOwn).includes("self") || isCaptain,
    decideSignature: fields.includes("signatureStatus"),
    setPin: fields.includes("masterPin"),
    setPettyCash: fields.includes("pettyCash"),
    /** The history names old and new values of every group. */
    seeHistory: maySee(access, isOwn, "origin"),
    /** Who has read what is close to the person: for the person, and for those who answer for the crew. */
    seeDisclosures: readersOf(access, isOwn).some((reader) => answering.includes(reader)),
  };
}
export type ProfileActions = ReturnType<typeof actionsOnProfile>;
