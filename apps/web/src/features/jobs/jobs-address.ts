import { getRouteApi } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { useCallback } from "react";
import { useAccess } from "../../app/session.ts";
import { type JobsSearch, type JobsView, jobsViews, noFilters } from "./jobs.search.ts";

const home = getRouteApi("/app/home");

export interface JobsAddress {
  search: JobsSearch;
  view: JobsView;
  /** Those of this vessel's edition. */
  views: readonly JobsView[];
  /** Changes part of the address. `replace` for what the back button should not stop at. */
  go: (change: Partial<JobsSearch>, options?: { replace?: boolean }) => void;
  /** Sets these filters and no others. */
  filterBy: (filters: Partial<JobsSearch>) => void;
}

const viewsWithoutLists = jobsViews.filter((view) => view !== "lists");

/** The screen's state is its address; this reads and writes it. */
export function useJobsAddress(): JobsAddress {
  const search = home.useSearch();
  const navigate = home.useNavigate();
  const isPhone = useMedia(phoneQuery);
  const go = useCallback<JobsAddress["go"]>(
    (change, { replace = false } = {}) => void navigate({ search: (now) => ({ ...now, ...change }), replace }),
    [navigate],
  );
  const filterBy = useCallback((filters: Partial<JobsSearch>) => go({ ...noFilters, ...filters }), [go]);
  const views = useAccess().edition === "full" ? jobsViews : viewsWithoutLists;
  const wanted = views.find((known) => known === search.view);
  return { search, view: wanted ?? (isPhone ? "my-day" : "table"), views, go, filterBy };
}
