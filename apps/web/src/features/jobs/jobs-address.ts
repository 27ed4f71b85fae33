import { replaceEqualDeep } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { phoneQuery } from "@ymp/ui/lib/use-media";
import { createContext, useCallback, useContext } from "react";
import { useAccess } from "../../app/session.ts";
import { type JobsSearch, type JobsView, jobsViews, noFilters } from "./jobs.search.ts";

const home = getRouteApi("/app/home");

/** What is shown, apart from the record that is open over it. */
type ShownSearch = Omit<JobsSearch, "job">;

export interface JobsAddress {
  search: ShownSearch;
  view: JobsView;
  /** Those of this vessel's edition. */
  views: readonly JobsView[];
  /** Changes part of the address. `replace` for what the back button should not stop at. */
  go: (change: Partial<JobsSearch>, options?: { replace?: boolean }) => void;
  /** Sets these filters and no others. */
  filterBy: (filters: Partial<JobsSearch>) => void;
}

/** One boat, one owner: lists and a board would share out what nobody shares. */
const viewsOfLite: readonly JobsView[] = ["table", "calendar", "my-day"];

/** What opens where the address names no view. */
export const firstView = (): JobsView => (matchMedia(phoneQuery).matches ? "my-day" : "table");

/** Asked once a visit: a tablet that is turned keeps what is open on it. */
export const FirstView = createContext<JobsView | null>(null);

let lastShown: ShownSearch = {};

/** The same object as long as it says the same. */
function withoutJob({ job: _job, ...shown }: JobsSearch): ShownSearch {
  lastShown = replaceEqualDeep(lastShown, shown);
  return lastShown;
}

/** The screen's state is its address; this reads and writes it. Opening a record changes nothing for who reads it here. */
export function useJobsAddress(): JobsAddress {
  const search = home.useSearch({ select: withoutJob });
  const navigate = home.useNavigate();
  const first = useContext(FirstView);
  const go = useCallback<JobsAddress["go"]>(
    (change, { replace = false } = {}) => void navigate({ search: (now) => ({ ...now, ...change }), replace }),
    [navigate],
  );
  const filterBy = useCallback((filters: Partial<JobsSearch>) => go({ ...noFilters, ...filters }), [go]);
  const isFull = useAccess().edition === "full";
  const views = isFull ? jobsViews : viewsOfLite;
  const begins = isFull ? (first ?? firstView()) : "table";
  const wanted = views.find((known) => known === search.view);
  return { search, view: wanted ?? begins, views, go, filterBy };
}

/** The record that is open over the screen. */
export function useOpenJob(): string | undefined {
  return home.useSearch({ select: ({ job }) => job });
}
