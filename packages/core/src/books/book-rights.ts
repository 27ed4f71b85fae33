import { type Department, isAtLeast, type Role } from "../access/roles.ts";
import type { Presence } from "../people/onboard.ts";
import { officersOf } from "./book-officers.ts";
import { type BookKind, correctionOf } from "./kinds.ts";

/** Somebody as far as it decides what they may do with the ship's books; that they may write in them at all is asked before. */
export interface Keeper {
  readonly userId: string;
  readonly role: Role | null;
  readonly department: Department | null;
  readonly presence: Presence;
}

export interface Writer {
  readonly userId: string;
  readonly department: Department | null;
}

export const capacities = ["officer", "master", "witness"] as const;
/** In what capacity somebody signs. */
export type Capacity = (typeof capacities)[number];

/**
 * Why nobody who is not aboard as crew keeps a book: the office and the platform read, people from outside as well. Who came aboard by
 * their own word alone is there for the muster; for the books somebody else says it too.
 */
export function whyNotWrite({ role, presence }: Keeper): string | null {
  if (role !== "captain" && role !== "hod" && role !== "crew") return "logbook-refusals:fromShore";
  return presence === "aboard" ? null : `logbook-refusals:${presence}`;
}

/** What is signed or saved: in which book, which operation, written by whom. */
export interface Operation {
  readonly kind: BookKind;
  readonly code?: string | undefined;
  readonly authorId?: string | null | undefined;
}

/**
 * Officers have charge of an operation: heads of department, and those who stand watches on bridge and in engine room; of what they wrote
 * themselves, and of the books of their department.
 */
export function whyNotSign(keeper: Keeper, capacity: Capacity, operation?: Operation): string | null {
  const refusal = whyNotWrite(keeper);
  if (refusal !== null || capacity === "witness") return refusal;
  if (capacity === "master") return keeper.role === "captain" ? null : "logbook-refusals:master";
  if (!isOfficer(keeper)) return "logbook-refusals:officer";
  return operation === undefined || hasCharge(keeper, operation) ? null : "logbook-refusals:officerOfBook";
}

/** Anybody of the crew writes a draft; into the book it is taken by the officer in charge, into an official one by the master. */
export function whyNotSubmit(keeper: Keeper, operation: Operation): string | null {
  const refusal = whyNotWrite(keeper);
  if (refusal !== null || keeper.role === "captain") return refusal;
  if (correctionOf(operation.kind) === "furtherEntry") return "logbook-refusals:masterSubmits";
  return whyNotSign(keeper, "officer", operation) === null ? null : "logbook-refusals:officerSubmits";
}

const hasCharge = ({ role, department, userId }: Keeper, { kind, code, authorId }: Operation): boolean =>
  role === "captain" ||
  (authorId !== null && authorId === userId) ||
  (department !== null && officersOf(kind, code).includes(department));

/** An own entry by its author, one of the own department by its head, any by the master. */
export function whyNotStrike(keeper: Keeper, author: Writer): string | null {
  const refusal = whyNotSign(keeper, "officer");
  if (refusal !== null || keeper.role === "captain" || keeper.userId === author.userId) return refusal;
  const isHead = keeper.role === "hod" && keeper.department !== null && keeper.department === author.department;
  return isHead ? null : "logbook-refusals:strikeOthers";
}

/** Of people who are not of the crew it is asked elsewhere. */
export const isOfficer = ({ role, department }: Pick<Keeper, "role" | "department">): boolean =>
  (role !== null && isAtLeast(role, "hod")) || department === "bridge" || department === "engineering";
