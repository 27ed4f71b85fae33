import { type Department, isAtLeast, type Role } from "../access/roles.ts";
import type { Refusal } from "../errors.ts";

/** Somebody with a function on board or ashore. */
export interface Officer {
  readonly role: Role | null;
  readonly department: Department | null;
}

/** A head of department answers for that department and for what belongs to none; the captain and above for all. */
export function answersFor({ role, department }: Officer, of: Department | null): boolean {
  if (role === null || !isAtLeast(role, "hod")) return false;
  return isAtLeast(role, "captain") || of === null || of === department;
}

/** A job that no plan asked for and that was raised by somebody else than who answers for its department is new to them. */
export function startsInTriage(job: { department: Department | null }, raiser: Officer): boolean {
  return !answersFor(raiser, job.department);
}

/** Whether this person may accept the job as it is. */
export function judgeAccepting(
  job: { needsTriage: boolean; isOpen: boolean; department: Department | null },
  officer: Officer,
): Refusal[] {
  if (!job.isOpen) return [{ messageKey: "job-refusals:notOpen" }];
  if (!job.needsTriage) return [{ messageKey: "waiting:refusal.acceptedAlready" }];
  return answersFor(officer, job.department) ? [] : [{ messageKey: "waiting:refusal.acceptingOfHead" }];
}
