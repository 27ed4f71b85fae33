import type { Access } from "@ymp/core/access/resolve-access";
import type { BookKind } from "@ymp/core/books/kinds";
import type { LucideIcon } from "lucide-react";

/** A record the palette has found and an action may be about. */
export interface FoundRecord {
  recordKind: string;
  recordId: string;
  title: string;
  /** Of a ship's book. */
  bookKind?: BookKind;
}

/** Something the palette starts rather than opens. */
export interface PaletteAction {
  id: string;
  icon: LucideIcon;
  /** Message key; gets `title` of the record where the action is about one. */
  messageKey: string;
  /** Where it happens: a path of the application with its search. */
  href: (record: FoundRecord | null) => string;
  isOpenTo: (access: Access) => boolean;
  /** Set for an action on a found record: "Raise job on Generator 1". */
  recordKind?: string;
}

const actions = new Map<string, PaletteAction>();

/** Features add what they can start; the first to be added comes first. */
export function offerAction(action: PaletteAction): void {
  actions.set(action.id, action);
}

export function actionsFor(access: Access): PaletteAction[] {
  return [...actions.values()].filter(({ isOpenTo }) => isOpenTo(access));
}
