import type { Module } from "@ymp/core/access/modules";
import { useCan } from "../../app/session.ts";

/** Anyone who takes part in the work, or keeps records of the module, has a say; who only looks on has none. */
export function useMayComment(module: Module): boolean {
  const takesPart = useCan("jobs:edit");
  const keepsRecords = useCan(`${module}:edit`);
  return takesPart || keepsRecords;
}
