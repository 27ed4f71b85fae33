import type { Module } from "@ymp/core/access/modules";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { type RecordKind, recordKinds } from "../records.ts";

/** Whose right to view opens which kind of record; null: everyone on board. */
export const moduleOfKind: Record<RecordKind, Module | null> = {
  job: "jobs",
  plan: "jobs",
  equipment: "equipmentspage",
  item: "inventory",
  part: "spareparts",
  stock_count: "inventory",
  supplier: "supplier",
  order: "inventory",
  worklist: "jobs",
  task_group: "jobs",
  job_template: "jobs",
  reading_round: "equipmentspage",
  file: null,
  comment: null,
  import: "jobs",
  saved_view: null,
  profile: "employees",
  crew_document: "employees",
  vessel: null,
  support_visit: null,
  archive: null,
};

export function mayViewKind(access: Access, recordKind: string): boolean {
  const kind = recordKinds.find((known) => known === recordKind);
  if (!kind) return false;
  const module = moduleOfKind[kind];
  return module === null ? !access.blockedBy : can(access, `${module}:view`);
}
