import { type Department, isAtLeast, type Role } from "../access/roles.ts";

/** Somebody as far as it decides what they may do with the ship's books; that they may write in them at all is asked before. */
export interface Keeper {
  readonly userId: string;
  readonly role: Role | null;
  readonly department: Department | null;
  readonly isAboard: boolean;
}

export interface Writer {
  readonly userId: string;
  readonly department: Department | null;
}

export const capacities = ["officer", "master", "witness"] as const;
/** In what capacity somebody signs. */
export type Capacity = (typeof capacities)[number];

/** Why nobody who is not aboard as crew keeps a book: the office and the platform read, people from outside as well. */
export function whyNotWrite({ role, isAboard }: Keeper): string | null {
  if (role !== "captain" && role !== "hod" && role !== "crew") return "logbook-refusals:fromShore";
  return isAboard ? null : "logbook-refusals:ashore";
}

/** Officers have charge of an operation: heads of department, and those who stand watches on bridge and in engine room. */
export function whyNotSign(keeper: Keeper, capacity: Capacity): string | null {
  const refusal = whyNotWrite(keeper);
  if (refusal !== null || capacity === "witness") return refusal;
  if (capacity === "master") return keeper.role === "captain" ? null : "logbook-refusals:master";
  return isOfficer(keeper) ? null : "logbook-refusals:officer";
}

/** An own entry by its author, one of the own department by its head, any by the master. */
export function whyNotStrike(keeper: Keeper, author: Writer): string | null {
  const refusal = whyNotSign(keeper, "officer");
  if (refusal !== null || keeper.role === "captain" || keeper.userId === author.userId) return refusal;
  const isHead = keeper.role === "hod" && keeper.department !== null && keeper.department === author.department;
  return isHead ? null : "logbook-refusals:strikeOthers";
}

const isOfficer = ({ role, department }: Keeper): boolean =>
  (role !== null && isAtLeast(role, "hod")) || department === "bridge" || department === "engineering";
