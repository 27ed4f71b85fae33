import { mayViewKind } from "@ymp/core/access/may-view-kind";
import type { Module } from "@ymp/core/access/modules";
import type { Access } from "@ymp/core/access/resolve-access";
import { listFacts, type ViewedList } from "@ymp/core/viewed-lists";

/** Null when the views of the list may be seen and kept; else the right that is missing. */
export function missingFor(access: Access, list: ViewedList): Module | null {
  const { kind, module, isShared } = listFacts(list);
  const isOpen = mayViewKind(access, kind) && (!access.seesOnlyShared || isShared);
  return isOpen ? null : module;
}
