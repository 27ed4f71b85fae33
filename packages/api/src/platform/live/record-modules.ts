import { type Access, can } from "@ymp/core/access/resolve-access";
import { isRecordKind, recordFacts } from "@ymp/core/records";

export function mayViewKind(access: Access, recordKind: string): boolean {
  if (!isRecordKind(recordKind)) return false;
  const { module } = recordFacts[recordKind];
  return module === null ? !access.blockedBy : can(access, `${module}:view`);
}
