import { isKindWith, isRecordKind, recordFacts } from "../records.ts";
import { type Access, can } from "./resolve-access.ts";

/** Whether the edition has such records, and the reader's level opens their module. */
export function mayViewKind(access: Access, recordKind: string): boolean {
  if (!isRecordKind(recordKind) || (access.edition !== "full" && isKindWith("fullOnly", recordKind))) return false;
  const { module } = recordFacts[recordKind];
  return module === null ? !access.blockedBy : can(access, `${module}:view`);
}
