import { useState } from "react";
import { deviceStorage } from "../../app/device-storage.ts";
import { ancestorsOf, type Register } from "./register-tree.ts";

const key = "ymp.equipment.expanded";
const storage = deviceStorage("sessionStorage");

function readKept(): string[] | null {
  const text = storage.getItem(key);
  const kept: unknown = text ? JSON.parse(text) : null;
  // What an older release kept is not read: the tree opens as on the first visit.
  return Array.isArray(kept) && kept.every((id) => typeof id === "string") ? kept : null;
}

/** At first the systems stand open, as long as that can be taken in at a glance. */
const glance = 40;

function firstExpanded(register: Register): string[] {
  const roots = register.children.get(null) ?? [];
  const opened: string[] = [];
  let lines = roots.length;
  for (const { id } of roots) {
    const children = register.children.get(id)?.length ?? 0;
    if (children === 0 || lines + children > glance) continue;
    lines += children;
    opened.push(id);
  }
  return opened;
}

export interface ExpandedNeeds {
  /** What a filter leaves over; then all of it is open. */
  shown: ReadonlySet<string> | null;
  selectedId: string | null;
}

/** Which items stand open. The way to the chosen one is opened when it is chosen. */
export function useExpanded(
  register: Register,
  { shown, selectedId }: ExpandedNeeds,
): [ReadonlySet<string>, (expanded: ReadonlySet<string>) => void] {
  const wayTo = (id: string | null) => (id ? ancestorsOf(register, id) : []);
  const [state, setState] = useState(() => ({
    expanded: new Set([...(shown ?? readKept() ?? firstExpanded(register)), ...wayTo(selectedId)]),
    selectedId,
  }));
  let { expanded } = state;
  if (state.selectedId !== selectedId) {
    expanded = new Set([...expanded, ...wayTo(selectedId)]);
    setState({ expanded, selectedId });
  }
  const change = (next: ReadonlySet<string>) => {
    setState({ expanded: new Set(next), selectedId });
    if (!shown) storage.setItem(key, JSON.stringify([...next]));
  };
  return [expanded, change];
}
