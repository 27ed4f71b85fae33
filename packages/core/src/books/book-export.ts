import type { Department, Role } from "../access/roles.ts";
import { isOfficer } from "./book-rights.ts";

export interface BookReader {
  readonly role: Role | null;
  readonly department: Department | null;
}

/**
 * Why somebody who reads a book does not take it along: the officers, the captain, the office and the platform do. The rest of the crew and
 * people from outside read it where it lies.
 */
export function whyNotExport({ role, department }: BookReader): string | null {
  const isOutside = role === null || role === "user";
  return !isOutside && isOfficer({ role, department }) ? null : "logbook-refusals:exportByOfficers";
}
