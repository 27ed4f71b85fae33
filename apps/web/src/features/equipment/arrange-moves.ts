import type { RegisterNode } from "./equipment.queries.ts";
import type { Register } from "./register-tree.ts";

/** Where an item goes: under a parent, in front of a neighbour or last. */
export interface KeyMove {
  parentId: string | null;
  beforeId?: string | null;
}

/** Up and down among its neighbours; right under the neighbour above; left beside its parent. Null where it cannot. */
export function keyMove(register: Register, id: string, key: string): KeyMove | null {
  const item = register.byId.get(id);
  if (!item) return null;
  const { parentId } = item;
  const siblings = register.children.get(parentId) ?? [];
  const at = siblings.findIndex((sibling) => sibling.id === id);
  const above = siblings[at - 1];
  if (key === "ArrowUp") return above ? { parentId, beforeId: above.id } : null;
  if (key === "ArrowDown") return siblings[at + 1] ? { parentId, beforeId: siblings[at + 2]?.id ?? null } : null;
  if (key === "ArrowRight") return above ? { parentId: above.id } : null;
  if (key !== "ArrowLeft" || parentId === null) return null;
  const outer = register.byId.get(parentId)?.parentId ?? null;
  const uncles = register.children.get(outer) ?? [];
  const next = uncles[uncles.findIndex((uncle) => uncle.id === parentId) + 1];
  return { parentId: outer, beforeId: next?.id ?? null };
}

/** Where an item is now, for putting it back. */
export function placeOf({ byId, children }: Register, id: string): KeyMove {
  const parentId = byId.get(id)?.parentId ?? null;
  const siblings = children.get(parentId) ?? [];
  const next = siblings[siblings.findIndex((sibling) => sibling.id === id) + 1];
  return { parentId, beforeId: next?.id ?? null };
}

/** The tree as it will be when the item has moved, shown until the server has answered. */
export function movedIn<Node extends { id: string; parentId: string | null }>(
  nodes: readonly Node[],
  id: string,
  { parentId, beforeId }: KeyMove,
): readonly Node[] {
  const item = nodes.find((node) => node.id === id);
  if (!item) return nodes;
  const others = nodes.filter((node) => node.id !== id);
  const at = others.findIndex((node) => node.id === beforeId);
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...item, parentId });
}

export interface OpenLine {
  item: RegisterNode;
  /** 1 at the top. */
  level: number;
  hasChildren: boolean;
  isOpen: boolean;
}

/** The tree as the lines in sight, top to bottom. */
export function openLines(
  register: Register,
  expanded: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): OpenLine[] {
  return (register.children.get(parentId) ?? []).flatMap((item) => {
    const hasChildren = register.children.has(item.id);
    const isOpen = hasChildren && expanded.has(item.id);
    const line = { item, level, hasChildren, isOpen };
    return isOpen ? [line, ...openLines(register, expanded, item.id, level + 1)] : [line];
  });
}
