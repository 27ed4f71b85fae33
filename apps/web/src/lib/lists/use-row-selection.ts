import { useCallback, useMemo, useState } from "react";

const noIds: ReadonlySet<string> = new Set();

export interface TickedRows<Row> {
  /** As a table takes it. */
  selection: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
  /** Those of the rows that are ticked, in their order. */
  chosen: readonly Row[];
  clear: () => void;
}

/** The ticked rows of a list; what the list no longer shows is not among them. */
export function useRowSelection<Row>(rows: readonly Row[], rowId: (row: Row) => string): TickedRows<Row> {
  const [ids, setIds] = useState(noIds);
  const selection = useMemo(() => ({ ids, onChange: setIds }), [ids]);
  const chosen = useMemo(() => rows.filter((row) => ids.has(rowId(row))), [rows, ids, rowId]);
  const clear = useCallback(() => setIds(noIds), []);
  return { selection, chosen, clear };
}
