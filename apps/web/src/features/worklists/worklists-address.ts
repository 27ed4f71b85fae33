import { getRouteApi } from "@tanstack/react-router";
import type { WorklistFilters } from "@ymp/api/modules/worklists/worklists.schema";
import type { WorklistGrouping } from "@ymp/core/lists";
import { useCallback } from "react";

const home = getRouteApi("/app/home");

function useHomeSearch() {
  return home.useSearch();
}
export type WorklistsSearch = ReturnType<typeof useHomeSearch>;

/** The lists share their address with the jobs they stand beside. */
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

export function filtersOf(search: WorklistsSearch): WorklistFilters {
  const { state, statuses, priorities, departments, assigneeId, additional } = search;
  return {
    state: state === "open" || state === "archive" ? state : "all",
    search: search.search,
    statuses,
    priorities,
    departments,
    assigneeId,
    isAdditional: additional,
  };
}

export const noListFilters: Partial<WorklistsSearch> = {
  state: undefined,
  search: undefined,
  statuses: undefined,
  priorities: undefined,
  departments: undefined,
  assigneeId: undefined,
  additional: undefined,
};

export function isNarrowed(search: WorklistsSearch): boolean {
  const { state, ...filters } = filtersOf(search);
  return state !== "all" || Object.values(filters).some((value) => value !== undefined);
}
