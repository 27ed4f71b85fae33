import { type Access, can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { type EndReason, endReasons, type StartReason } from "@ymp/core/people/onboard";

export const mayAdministerCrew = (access: Access): boolean => can(access, "employees:edit");

/** Everybody of the crew reports their own going ashore and coming back; the rest is for who administers the crew. */
export function maySetStatus(
  access: Access,
  isOwn: boolean,
  { isOnboard, reason }: { isOnboard: boolean; reason?: string | undefined },
): boolean {
  if (mayAdministerCrew(access)) return true;
  if (!isOwn || !access.role || !isAtLeast(access.role, "crew")) return false;
  return reason === undefined || reason === (isOnboard ? "returned" : "shore");
}

/** Nobody confirms their own coming aboard. */
export const mayConfirm = (access: Access, isOwn: boolean): boolean => !isOwn && mayAdministerCrew(access);

/** Somebody who was never aboard, or had left for good, joins; everybody else returns. */
export function startReasonOf(
  given: string | undefined,
  last: { endReason: EndReason | null } | undefined,
): StartReason {
  if (given === "joined" || given === "returned") return given;
  return last === undefined || last.endReason === "left" ? "joined" : "returned";
}

export const endReasonOf = (given: string | undefined): EndReason =>
  endReasons.find((reason) => reason === given) ?? "shore";
