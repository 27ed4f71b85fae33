import { type Access, can } from "../access/resolve-access.ts";
import type { Role } from "../access/roles.ts";
import { keepsPeople, readersOf } from "../people/profile-access.ts";

/** Whose service it is. */
export interface Served {
  readonly isOwn: boolean;
  readonly role: Role;
}

const isSelf = (access: Access, { isOwn }: Pick<Served, "isOwn">) => isOwn && !access.isImpersonal;

/** The person, who administers the crew, and the company, which signs for the master. */
export const mayReadService = (access: Access, { isOwn }: Pick<Served, "isOwn">): boolean =>
  readersOf(access, isOwn).some((reader) => reader !== "others" && reader !== "head" && reader !== "bookkeeping");

const administers = (access: Access) => keepsPeople(access).administersCrew === true;

/** Service in other ships is told by the person, or by who administers the crew. */
export const mayKeepEarlier = (access: Access, person: Pick<Served, "isOwn">): boolean =>
  !access.blockedBy && (isSelf(access, person) || administers(access));

/** What her days were is the captain's to correct, in person: no script tells days that are signed for. */
export const mayTellDays = (access: Access): boolean =>
  access.role === "captain" && !access.isImpersonal && administers(access);

/** Who writes a testimonial before it is signed: the administration, and the company for the master. Nobody for themselves. */
export function mayDraftTestimonial(access: Access, person: Served): boolean {
  if (person.isOwn || access.blockedBy) return false;
  return administers(access) || maySignTestimonial(access, person);
}

/** The master signs, and for the master the company. MSN 1858: a testimonial is never signed by the person it is for. */
export function maySignTestimonial(access: Access, { isOwn, role }: Served): boolean {
  if (isOwn || access.blockedBy || access.isImpersonal || !can(access, "employees:view")) return false;
  return access.role === (role === "captain" ? "management" : "captain");
}
