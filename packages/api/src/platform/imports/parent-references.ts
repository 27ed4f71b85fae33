import { identity } from "./comparable.ts";

/** Where a row's parent was found: in the file (0-based row), on board, at the top, or not said. */
export type ParentReference =
  | { kind: "row"; index: number }
  | { kind: "existing"; id: string }
  | { kind: "top" }
  | { kind: "unsaid" }
  | { kind: "problem"; key: string };

export interface Referable {
  sourceId: string | null;
  code: string | null;
  name: string | null;
  /** undefined: blank; null: "none" in words. */
  parent: string | null | undefined;
}

type Node = { kind: "row"; index: number } | { kind: "existing"; id: string };

/**
 * Finds each row's parent by the other system's id, then by code, then by name; in the file before on board, wherever
 * in the file it stands. `sameAs` sends references to a repeated row on to the row that counts.
 */
export function resolveParents(
  rows: readonly Referable[],
  existing: readonly { id: string; code: string | null; name: string }[],
  sameAs: ReadonlyMap<number, number>,
): ParentReference[] {
  const counting = rows.flatMap((row, index) => (sameAs.has(index) ? [] : [{ row, index }]));
  const inFile = (pick: (row: Referable) => string | null) =>
    indexBy(
      counting,
      ({ row }) => pick(row),
      ({ index }): Node => ({ kind: "row", index }),
    );
  const lookups = [
    inFile((row) => row.sourceId),
    inFile((row) => row.code),
    indexBy(
      existing,
      ({ code }) => code,
      ({ id }): Node => ({ kind: "existing", id }),
    ),
    inFile((row) => row.name),
    indexBy(
      existing,
      ({ name }) => name,
      ({ id }): Node => ({ kind: "existing", id }),
    ),
  ];
  return rows.map((row, index) => {
    if (row.parent === undefined) return { kind: "unsaid" };
    if (row.parent === null || /^0+$/.test(row.parent)) return { kind: "top" };
    return lookUp(identity(row.parent), index, lookups);
  });
}

function lookUp(key: string, self: number, lookups: readonly ReadonlyMap<string, Node[]>[]): ParentReference {
  for (const lookup of lookups) {
    const found = lookup.get(key);
    if (!found) continue;
    const others = found.filter((node) => node.kind === "existing" || node.index !== self);
    const [parent, ...more] = others;
    if (!parent) return { kind: "problem", key: "imports:rowParentIsItself" };
    return more.length > 0 ? { kind: "problem", key: "imports:rowParentAmbiguous" } : parent;
  }
  return { kind: "problem", key: "imports:rowParentNotFound" };
}

export function indexBy<Item, Value>(
  items: readonly Item[],
  pick: (item: Item) => string | null,
  value: (item: Item) => Value,
): Map<string, Value[]> {
  const index = new Map<string, Value[]>();
  for (const item of items) {
    const key = pick(item);
    if (key === null || key === "") continue;
    const list = index.get(identity(key));
    if (list) list.push(value(item));
    else index.set(identity(key), [value(item)]);
  }
  return index;
}

/** Row indexes with every parent before its children, otherwise in file order; rows of a circle come apart. */
export function parentsFirst(references: readonly ParentReference[]): { order: number[]; circular: Set<number> } {
  const order: number[] = [];
  const circular = new Set<number>();
  const state = new Map<number, "open" | "placed">();
  for (const start of references.keys()) {
    const path: number[] = [];
    let at: number | undefined = start;
    while (at !== undefined && !state.has(at)) {
      state.set(at, "open");
      path.push(at);
      const reference: ParentReference | undefined = references[at];
      at = reference?.kind === "row" ? reference.index : undefined;
    }
    if (at !== undefined && state.get(at) === "open")
      for (const index of path.slice(path.indexOf(at))) circular.add(index);
    for (const index of path.reverse()) {
      state.set(index, "placed");
      order.push(index);
    }
  }
  return { order, circular };
}
