import type { Access } from "../access/resolve-access.ts";
import { type Department, isAtLeast, type Role } from "../access/roles.ts";
import type { CalendarDate } from "../calendar-date.ts";
import { isYoungerThan } from "../clock-window.ts";
import type { Presence } from "../people/onboard.ts";
import { lastDayOf } from "./rest-month.ts";

/** Whose rest it is. */
export interface Rested {
  readonly profileId: string;
  readonly role: Role;
  readonly department: Department | null;
}

/** Who reads or writes it. */
export interface RestReader {
  readonly profileId: string | null;
  readonly role: Role | null;
  readonly department: Department | null;
}

export const restReader = (access: Pick<Access, "role" | "department">, profileId: string | null): RestReader => ({
  profileId,
  role: access.role,
  department: access.department,
});

/** Everybody who works on board has hours of rest, the master too. MLC A2.3. */
export const hasRest = ({ role, department }: Pick<Rested, "role" | "department">): boolean =>
  (role === "crew" || role === "hod" || role === "captain") && department !== "shore";

const isOwn = (reader: RestReader, person: Rested) => reader.profileId === person.profileId;

/** Everybody reads their own, heads those of their department and the master's, for whom they sign, the captain, the company and the platform all. */
export function mayReadRest(reader: RestReader, person: Rested): boolean {
  if (isOwn(reader, person)) return true;
  if (reader.role === null) return false;
  if (isAtLeast(reader.role, "captain")) return true;
  if (reader.role !== "hod") return false;
  return person.role === "captain" || (reader.department !== null && reader.department === person.department);
}

/** Everybody writes their own; the captain writes for others, which is seen. The company changes nothing. */
export function whyNotWriteRest(reader: RestReader, person: Rested): string | null {
  if (isOwn(reader, person)) return null;
  if (reader.role === "captain") return null;
  return reader.role === "hod" || reader.role === "crew"
    ? "hours-of-rest:refusal.others"
    : "hours-of-rest:refusal.fromShore";
}

export const restCapacities = ["seafarer", "master"] as const;
export type RestCapacity = (typeof restCapacities)[number];

/**
 * The seafarer signs their own month, then the master; the master's own is signed by a head of department, or by another master. Whoever
 * signs for the master is on board.
 */
export function whyNotSignRest(
  capacity: RestCapacity,
  reader: RestReader & { readonly presence: Presence },
  person: Rested,
): string | null {
  if (capacity === "seafarer") return isOwn(reader, person) ? null : "hours-of-rest:refusal.ownSignature";
  if (isOwn(reader, person)) return "hours-of-rest:refusal.signedByAnother";
  const isMaster = reader.role === "captain" || (person.role === "captain" && reader.role === "hod");
  if (!isMaster) return person.role === "captain" ? "hours-of-rest:refusal.officer" : "hours-of-rest:refusal.master";
  return reader.presence === "aboard" ? null : "hours-of-rest:refusal.notAboard";
}

/** The master signs alone for whoever left and never signed; for whoever may still sign, they do. */
export const mayLackSeafarer = (person: { readonly hasLeft: boolean }): boolean => person.hasLeft;

/** Why limits were broken, and what was done, is the master's to record; by which rules she sails as well. */
export const whyNotRule = (reader: Pick<RestReader, "role">): string | null =>
  reader.role === "captain" ? null : "hours-of-rest:refusal.masterRecords";

/** Hours are planned by the captain, and by heads for their department. */
export function whyNotPlan(reader: RestReader, person: Rested): string | null {
  if (reader.role === "captain") return null;
  const isHead = reader.role === "hod" && reader.department !== null && reader.department === person.department;
  return isHead && person.role !== "captain" ? null : "hours-of-rest:refusal.planned";
}

interface ToBeSigned {
  readonly today: CalendarDate;
  readonly signedOffOn: CalendarDate | null;
  /** Days that were written. */
  readonly recorded: number;
  /** Days that are over and hold hours of which nothing was told. */
  readonly untold: number;
}

/** A month is signed once it is over, or once its seafarer has signed off, and once all hours of its days are told. */
export function whyNotYetSigned(
  month: CalendarDate,
  { today, signedOffOn, recorded, untold }: ToBeSigned,
): string | null {
  if (recorded === 0) return "hours-of-rest:refusal.empty";
  const hasLeft = signedOffOn !== null && signedOffOn <= today && signedOffOn >= month;
  if (today <= lastDayOf(month) && !hasLeft) return "hours-of-rest:refusal.monthRuns";
  return untold > 0 ? "hours-of-rest:refusal.untold" : null;
}

/** A day is written within 48 hours of its end; later, with a reason. */
export const writtenWithinHours = 48;
export const isWrittenLate = (dayOver: Date, now: Date): boolean =>
  dayOver < now && !isYoungerThan(dayOver, writtenWithinHours * 3_600_000, now);

/**
 * When a day was written: by the device on which it waited for a link, where that says a time since the day began and before it arrived.
 * Nobody proves that clock; it stands for the reason of what comes late, and decides nothing else.
 */
export const whenWritten = (writtenAt: Date | undefined, { began, now }: { began: Date; now: Date }): Date =>
  writtenAt && writtenAt >= began && writtenAt < now ? writtenAt : now;
