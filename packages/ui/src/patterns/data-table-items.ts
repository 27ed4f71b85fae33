/** One heading inside a table. Its rows follow it in the order they were given. */
export type DataGroup = {
  id: string;
  label: string;
  /** As it is told, where it is no plain number: "1,000+". */
  count: number | string;
  /** One fact: "2 critical, oldest 12 days". */
  fact?: string;
  tone?: "overdue" | "due-soon";
};

export type TableItem<Row> =
  | { kind: "group"; key: string; group: DataGroup }
  | { kind: "row"; key: string; id: string; row: Row; rowIndex: number };

export type TableShape<Row> = {
  items: TableItem<Row>[];
  /** Ids of the rows that can be reached with the keyboard, in order. */
  rowIds: string[];
  itemIndexOf: Map<string, number>;
};

export type TableSource<Row> = {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  groups?: { of: (row: Row) => string; list: readonly DataGroup[] };
  collapsed: ReadonlySet<string>;
};

/** Lays rows and group headings out in one list, leaving out the rows of folded groups. */
export function shapeTable<Row>({ rows, rowId, groups, collapsed }: TableSource<Row>): TableShape<Row> {
  const shape: TableShape<Row> = { items: [], rowIds: [], itemIndexOf: new Map() };
  const groupById = new Map(groups?.list.map((group) => [group.id, group]));
  let current: string | null = null;
  rows.forEach((row, rowIndex) => {
    const group = groups ? groupById.get(groups.of(row)) : undefined;
    if (group && group.id !== current) {
      current = group.id;
      shape.items.push({ kind: "group", key: `group:${group.id}`, group });
    }
    if (group && collapsed.has(group.id)) return;
    const id = rowId(row);
    shape.itemIndexOf.set(id, shape.items.length);
    shape.rowIds.push(id);
    shape.items.push({ kind: "row", key: id, id, row, rowIndex });
  });
  return shape;
}

/** The selection after a range from the anchor to the target, both included, was added to it. */
export function selectRange(
  selection: ReadonlySet<string>,
  rowIds: readonly string[],
  anchor: string | null,
  target: string,
): Set<string> {
  const next = new Set(selection);
  const to = rowIds.indexOf(target);
  const from = anchor === null ? to : rowIds.indexOf(anchor);
  if (from < 0) return next.add(target);
  for (const id of rowIds.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(id);
  return next;
}

export function toggleSelected(selection: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}
