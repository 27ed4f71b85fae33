import type { Module } from "@ymp/core/access/modules";
import { type Access, can } from "@ymp/core/access/resolve-access";
import type { ViewedModule } from "./saved-views.schema.ts";

/** Whose right to view opens the list. */
const moduleOfList: Record<ViewedModule, Module> = {
  jobs: "jobs",
  equipment: "equipmentspage",
  inventory: "inventory",
  orders: "inventory",
  suppliers: "supplier",
  spareparts: "spareparts",
  worklists: "jobs",
};

/** Lists in which people from outside find what was shared with them; the others do not exist for them. */
const openToOutsiders: ReadonlySet<ViewedModule> = new Set(["jobs", "equipment", "worklists"]);

/** Null when the views of the list may be seen and kept; else the right that is missing. */
export function missingFor(access: Access, list: ViewedModule): Module | null {
  const module = moduleOfList[list];
  const isOpen = can(access, `${module}:view`) && (!access.seesOnlyShared || openToOutsiders.has(list));
  return isOpen ? null : module;
}
