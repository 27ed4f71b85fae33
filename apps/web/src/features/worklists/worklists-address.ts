import { getRouteApi } from "@tanstack/react-router";
import type { WorklistFilters } from "@ymp/api/modules/worklists/worklists.schema";
import type { WorklistGrouping } from "@ymp/core/lists";
import { useCallback } from "react";
import { type EntriesSearch, worklistAddress } from "./worklists.search.ts";

const home = getRouteApi("/app/home");

function useHomeSearch() {
  return home.useSearch();
}
export type WorklistsSearch = ReturnType<typeof useHomeSearch>;

/** The lists share their address with the jobs they are beside. */
export function useWorklistsAddress() {
  const search = useHomeSearch();
  const navigate = home.useNavigate();
  const go = useCallback(
    (change: Partial<WorklistsSearch>, { replace = false }: { replace?: boolean } = {}) =>
      void navigate({ search: (now) => ({ ...now, ...change }), replace }),
    [navigate],
  );
  /** A list is opened with nothing narrowed down. */
  const openList = useCallback((list: string) => void navigate({ search: { view: "lists", list } }), [navigate]);
  const toLists = useCallback(() => void navigate({ search: { view: "lists" } }), [navigate]);
  return { search, go, openList, toLists };
}

export function groupingOf({ by }: WorklistsSearch): WorklistGrouping {
  return by ?? "none";
}

/** Whether less than the whole list is shown. */
export function isNarrowed(search: EntriesSearch): boolean {
  return worklistAddress.hasFilters(search) || worklistAddress.filtersOf(search).state !== "all";
}

/** Shows the whole list again. */
export const wholeList = { ...worklistAddress.noFilters, state: undefined };

export function filtersOf(search: WorklistsSearch): WorklistFilters {
  return worklistAddress.filtersOf(worklistAddress.read(search));
}
