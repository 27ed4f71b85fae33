import { type Access, can } from "../access/resolve-access.ts";
import { isAtLeast } from "../access/roles.ts";
import { type ProfileGroup, profileGroups } from "./profile-fields.ts";

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

export type ProfileRight = "none" | "read" | "write";

/** Who sees and changes what of somebody. Where and when a person was born is of no use to those who lead the work. */
export const profileRights: Record<ProfileGroup, Record<ProfileReader, ProfileRight>> = {
  basics: {
    self: "write",
    head: "read",
    captain: "write",
    administration: "write",
    bookkeeping: "read",
    management: "read",
    others: "read",
  },
  contact: {
    self: "write",
    head: "read",
    captain: "write",
    administration: "write",
    bookkeeping: "none",
    management: "read",
    others: "none",
  },
  origin: {
    self: "write",
    head: "none",
    captain: "write",
    administration: "write",
    bookkeeping: "none",
    management: "read",
    others: "none",
  },
  emergency: {
    self: "write",
    head: "read",
    captain: "write",
    administration: "write",
    bookkeeping: "none",
    management: "read",
    others: "none",
  },
  pettyCash: {
    self: "read",
    head: "none",
    captain: "write",
    administration: "read",
    bookkeeping: "write",
    management: "read",
    others: "none",
  },
};

/** Everything somebody is to a profile at once: the captain is also themselves on their own. */
export function readersOf(access: Access, isOwn: boolean): ProfileReader[] {
  if (access.blockedBy) return [];
  if (access.seesOnlyShared) return isOwn ? ["self"] : [];
  const own = isOwn ? (["self"] as const) : [];
  const books = can(access, "accounting:edit") ? (["bookkeeping"] as const) : [];
  return [...own, ...books, positionOf(access)];
}

function positionOf(access: Access): ProfileReader {
  if (!can(access, "employees:view")) return "others";
  if (access.role === "management" || access.role === "superadmin") return "management";
  if (can(access, "employees:edit")) return access.role === "captain" ? "captain" : "administration";
  return isAtLeast(access.role ?? "user", "hod") ? "head" : "others";
}

const order: readonly ProfileRight[] = ["none", "read", "write"];

/** The best right that any of somebody's positions gives. */
export function profileRight(access: Access, isOwn: boolean, group: ProfileGroup): ProfileRight {
  return readersOf(access, isOwn).reduce<ProfileRight>((best, reader) => {
    const right = profileRights[group][reader];
    return order.indexOf(right) > order.indexOf(best) ? right : best;
  }, "none");
}

export const maySee = (access: Access, isOwn: boolean, group: ProfileGroup): boolean =>
  profileRight(access, isOwn, group) !== "none";
export const mayChange = (access: Access, isOwn: boolean, group: ProfileGroup): boolean =>
  profileRight(access, isOwn, group) === "write";

/** Whether a profile exists for somebody at all. */
export const mayKnow = (access: Access, isOwn: boolean): boolean =>
  profileGroups.some((group) => maySee(access, isOwn, group));

const answering: readonly ProfileReader[] = ["self", "captain", "management"];

/** What may be done to a profile besides reading it. A signature and a master pin are nobody's but one's own. */
export function actionsOnProfile(access: Access, isOwn: boolean) {
  const isCaptain = !access.blockedBy && isAtLeast(access.role ?? "user", "captain");
  return {
    editBasics: mayChange(access, isOwn, "basics"),
    /** The department decides who leads somebody's work, so nobody chooses their own. */
    editDepartment: mayChange(access, false, "basics"),
    editContact: mayChange(access, isOwn, "contact"),
    editOrigin: mayChange(access, isOwn, "origin"),
    editEmergency: mayChange(access, isOwn, "emergency"),
    setPhoto: mayChange(access, isOwn, "basics"),
    sign: isOwn && !access.blockedBy,
    seeSignature: (isOwn || isCaptain) && !access.blockedBy,
    decideSignature: isCaptain,
    setPin: isOwn && !access.blockedBy,
    setPettyCash: mayChange(access, isOwn, "pettyCash"),
    /** The history names old and new values of every group. */
    seeHistory: maySee(access, isOwn, "origin"),
    /** Who has read what is close to the person: for the person, and for those who answer for the crew. */
    seeDisclosures: readersOf(access, isOwn).some((reader) => answering.includes(reader)),
  };
}
export type ProfileActions = ReturnType<typeof actionsOnProfile>;
