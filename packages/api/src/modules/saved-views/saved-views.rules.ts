import type { Module } from "@ymp/core/access/modules";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { listFacts, type ViewedList } from "@ymp/core/viewed-lists";

/** Null when the views of the list may be seen and kept; else the right that is missing. */
export function missingFor(access: Access, list: ViewedList): Module | null {
  const { module, isShared } = listFacts(list);
  const isOpen = can(access, `${module}:view`) && (!access.seesOnlyShared || isShared);
  return isOpen ? null : module;
}
