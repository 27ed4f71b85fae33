import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { noFilters, type SuppliersSearch } from "./suppliers.search.ts";

const route = getRouteApi("/app/supplier");

export interface SuppliersAddress {
  search: SuppliersSearch;
  /** Filters and order: they take the place of those before. */
  change: (change: Partial<SuppliersSearch>) => void;
  clear: () => void;
  go: (change: Partial<SuppliersSearch>) => void;
}

export function useSuppliersAddress(): SuppliersAddress {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (next: Partial<SuppliersSearch>) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true }),
    [navigate],
  );
  const go = useCallback(
    (next: Partial<SuppliersSearch>) => void navigate({ search: (now) => ({ ...now, ...next }) }),
    [navigate],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  return { search, change, clear, go };
}
