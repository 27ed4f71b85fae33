import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type InventorySearch, noFilters } from "./inventory.search.ts";

export interface InventoryAddress {
  search: InventorySearch;
  /** Filters and order: they take the place of those before. */
  change: (change: Partial<InventorySearch>) => void;
  clear: () => void;
  /** Opens an item over the list, or closes it. */
  open: (id: string | undefined) => void;
  go: (change: Partial<InventorySearch>) => void;
}

export function useInventoryAddress(): InventoryAddress {
  const search = useSearch({ from: "/app/inventory" });
  const navigate = useNavigate({ from: "/app/inventory" });
  const change = useCallback(
    (next: Partial<InventorySearch>) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true }),
    [navigate],
  );
  const go = useCallback(
    (next: Partial<InventorySearch>) => void navigate({ search: (now) => ({ ...now, ...next }) }),
    [navigate],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  const open = useCallback((item: string | undefined) => go({ item }), [go]);
  return { search, change, clear, open, go };
}
