import type { Role } from "../access/roles.ts";

/** After so many the office decides. */
export const maxPostponements = 2;

/** The lowest role that may postpone this job. */
export function postponingRole({ isCritical, postponedCount }: { isCritical: boolean; postponedCount: number }): Role {
  if (postponedCount >= maxPostponements) return "management";
  return isCritical ? "captain" : "hod";
}
