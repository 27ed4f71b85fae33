import { type Access, can } from "../access/resolve-access.ts";
import type { Department, Role } from "../access/roles.ts";
import { agreementAccess } from "../people/document-access.ts";
import type { LeaveRole } from "./leave-request.ts";

/** Whose leave it is. */
export interface OnLeave {
  readonly profileId: string;
  readonly role: Role;
  readonly department: Department | null;
}

export interface LeaveReader {
  readonly profileId: string | null;
  readonly access: Access;
}

/** A script without access to people is nobody's own. */
const isOwn = ({ profileId, access }: LeaveReader, person: OnLeave) =>
  profileId === person.profileId && !access.isImpersonal;

const administers = (access: Access) => can(access, "employees:edit");

/** Everybody who works on board has leave. */
export const hasLeave = ({ role }: Pick<OnLeave, "role">): boolean =>
  role === "crew" || role === "hod" || role === "captain";

const isHeadOf = ({ role, department }: Access, person: OnLeave) =>
  role === "hod" && department !== null && department === person.department && person.role === "crew";

/**
 * The head of the department decides, or the captain; on the captain's own the company, another captain or who administers the
 * crew. Nobody decides on their own.
 */
export function mayDecideLeave(reader: LeaveReader, person: OnLeave): boolean {
  const { access } = reader;
  if (isOwn(reader, person) || access.blockedBy || !can(access, "employees:view")) return false;
  if (access.role === "captain" || access.role === "management") return true;
  if (person.role === "captain") return access.role === "hod" && administers(access);
  return isHeadOf(access, person);
}

/** Leave that leaves too few aboard is the captain's to grant; the captain's own, whoever decides on it. */
export const mayBreakManning = (reader: LeaveReader, person: OnLeave): boolean =>
  mayDecideLeave(reader, person) && (reader.access.role === "captain" || person.role === "captain");

/** Everybody reads their own; heads those of their department, captain, company and the administrators of the crew all. */
export function mayReadLeave(reader: LeaveReader, person: OnLeave): boolean {
  const { access } = reader;
  if (isOwn(reader, person)) return true;
  if (!can(access, "employees:view")) return false;
  return mayDecideLeave(reader, person) || administers(access) || access.role === "superadmin";
}

/** Captain, company and the administrators of the crew: who will be aboard on a day to come is told to them alone. */
export const mayReadAllLeave = ({ access }: Pick<LeaveReader, "access">): boolean =>
  can(access, "employees:view") &&
  (access.role === "captain" || access.role === "management" || access.role === "superadmin" || administers(access));

export function leaveRoleOf(reader: LeaveReader, person: OnLeave): LeaveRole {
  if (isOwn(reader, person)) return "own";
  return mayDecideLeave(reader, person) ? "decider" : "reader";
}

export type ContractAccess = "none" | "view" | "edit";

/** A contract is written and read by those who write and read the signed agreement. */
export const contractAccess = (reader: LeaveReader, person: OnLeave): ContractAccess =>
  agreementAccess(reader.access, isOwn(reader, person));
