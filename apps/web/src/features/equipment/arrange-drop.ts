import { type CollisionDetection, pointerWithin } from "@dnd-kit/core";
import type { KeyMove } from "./arrange-moves.ts";
import type { Register } from "./register-tree.ts";

const zones = { before: "before:", into: "into:" } as const;
type Zone = keyof typeof zones;

export const zoneId = (zone: Zone, itemId: string) => `${zones[zone]}${itemId}`;

/** What the pointer is on, whatever the lifted item covers: a line between two items before the item itself. */
export const zoneUnder: CollisionDetection = (seen) => {
  const under = pointerWithin(seen);
  const line = under.find(({ id }) => String(id).startsWith(zones.before));
  return line ? [line] : under.slice(0, 1);
};

/** Where an item dropped on that zone goes; null where it is already, or where it would hang below itself. */
export function dropMove(register: Register, id: string, zone: string): KeyMove | null {
  const isBefore = zone.startsWith(zones.before);
  const target = register.byId.get(zone.slice(zones[isBefore ? "before" : "into"].length));
  const item = register.byId.get(id);
  if (!item || !target || target.id === id) return null;
  if (!isBefore) return { parentId: target.id };
  if (target.parentId !== item.parentId) return { parentId: target.parentId, beforeId: target.id };
  const siblings = register.children.get(target.parentId) ?? [];
  const next = siblings[siblings.findIndex((sibling) => sibling.id === id) + 1];
  return next?.id === target.id ? null : { parentId: target.parentId, beforeId: target.id };
}
