/** The parent of each item of a register; null for what is at the top. */
export type Parents = ReadonlyMap<string, string | null>;

/** 1 for what is at the top. A chain that leads back to itself ends where it began. */
export function levelOf(parents: Parents, id: string): number {
  return pathOf(parents, id).length;
}

/** From the item up to the top. */
export function pathOf(parents: Parents, id: string): string[] {
  const path: string[] = [];
  for (let at: string | null | undefined = id; at && !path.includes(at); at = parents.get(at)) path.push(at);
  return path;
}

/** How many levels each item takes up with everything below it; 1 without children. */
export function heightsOf(parents: Parents): ReadonlyMap<string, number> {
  const heights = new Map<string, number>();
  for (const id of parents.keys())
    for (const [place, above] of pathOf(parents, id).entries())
      heights.set(above, Math.max(heights.get(above) ?? 1, place + 1));
  return heights;
}

export interface Tree {
  parents: Parents;
  heights: ReadonlyMap<string, number>;
}

export const treeOf = (parents: Parents): Tree => ({ parents, heights: heightsOf(parents) });

/** Whether an item with everything below it can hang under `parentId`. */
export function judgePlacing(
  { parents, heights }: Tree,
  id: string,
  parentId: string | null,
  deepest: number,
): "ok" | "inside_itself" | "too_deep" {
  if (parentId === null) return "ok";
  if (pathOf(parents, parentId).includes(id)) return "inside_itself";
  return levelOf(parents, parentId) + (heights.get(id) ?? 1) > deepest ? "too_deep" : "ok";
}

/** The order of siblings once `id` was put before `beforeId`, or at the end. */
export function orderWith(siblings: readonly string[], id: string, beforeId: string | null): string[] {
  const others = siblings.filter((sibling) => sibling !== id);
  const place = beforeId === null ? -1 : others.indexOf(beforeId);
  return place < 0 ? [...others, id] : others.toSpliced(place, 0, id);
}
