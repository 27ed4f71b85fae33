import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { AnyInput, AnySearch, ListAddress } from "./list-address.ts";

export interface ListSteps<Search, Change> {
  search: Search;
  /** Filters and order: they take the place of those before. */
  change: (change: Change) => void;
  clear: () => void;
  /** A step that Back takes back. */
  go: (change: Change) => void;
}

/** What the list shows is in its address. */
export function useListAddress<Search extends AnySearch, Input extends AnyInput>(
  address: ListAddress<Search, Input>,
): ListSteps<Search, Partial<Search>> {
  return useListSteps(address);
}

/** The same for the parts of the kit, which do not know the filters by name. */
export function useListSteps<Search extends AnySearch, Input extends AnyInput>(
  address: ListAddress<Search, Input>,
): ListSteps<Search, object> {
  const said = useSearch({ strict: false });
  const search = useMemo(() => address.read(said), [address, said]);
  const navigate = useNavigate();
  const step = useCallback(
    (next: object, replace: boolean) =>
      void navigate({ to: asRoute(address.path), search: (now: object) => ({ ...now, ...next }), replace }),
    [navigate, address],
  );
  const change = useCallback((next: object) => step(next, true), [step]);
  const go = useCallback((next: object) => step(next, false), [step]);
  const clear = useCallback(() => change(address.noFilters), [change, address]);
  return { search, change, clear, go };
}

/** The routes' type does not know a path that comes as data; a route of each list's path is held by the addresses' test. */
function asRoute(path: string): "." {
  return path as ".";
}
