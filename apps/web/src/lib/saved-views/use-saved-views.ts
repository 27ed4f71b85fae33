import { useQuery } from "@tanstack/react-query";
import type { ViewedList } from "@ymp/core/viewed-lists";
import { useMemo, useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useAccess } from "../../app/session.ts";
import { isSameSearch } from "./same-search.ts";

/** A view that somebody kept, or one that every vessel has; those carry no owner. */
export interface KeptView<Search extends object> {
  id: string;
  /** None of a view that every vessel has. */
  version?: number;
  name: string;
  search: Search;
  isShared: boolean;
  isOwn: boolean;
  isBuiltIn: boolean;
}

export interface SavedViewsOptions<Search extends object> {
  module: ViewedList;
  /** The views that every vessel has. Give them a stable identity. */
  builtIn: readonly Pick<KeptView<Search>, "id" | "name" | "search">[];
  /** What was saved in an earlier release may hold less or more than today's list understands. */
  read: (saved: unknown) => Search;
  /** Filters and order of the list as it is: what a view keeps. */
  current: Search;
}

export interface SavedViews<Search extends object> {
  module: ViewedList;
  views: readonly KeptView<Search>[];
  /** The view that shows what the list shows. */
  active: KeptView<Search> | null;
  current: Search;
  /** People from outside keep views for themselves. */
  mayShare: boolean;
  /** The dialog that is open: for a new view (null) or a new name. */
  naming: { view: KeptView<Search> | null } | null;
  saveNew: () => void;
  rename: (view: KeptView<Search>) => void;
  stopNaming: () => void;
}

/** The views of a list, the one in force, and which is being named. */
export function useSavedViews<Search extends object>(options: SavedViewsOptions<Search>): SavedViews<Search> {
  const { module, builtIn, read, current } = options;
  const { data: saved } = useQuery(useTrpc().savedViews.list.queryOptions({ module }));
  const { seesOnlyShared } = useAccess();
  const [naming, setNaming] = useState<SavedViews<Search>["naming"]>(null);
  const views = useMemo(
    (): KeptView<Search>[] => [
      ...builtIn.map((view) => ({ ...view, isShared: true, isOwn: false, isBuiltIn: true })),
      ...(saved ?? []).map((view) => ({ ...view, search: read(view.search), isBuiltIn: false })),
    ],
    [builtIn, saved, read],
  );
  return {
    module,
    views,
    active: views.find(({ search }) => isSameSearch(search, current)) ?? null,
    current,
    mayShare: !seesOnlyShared,
    naming,
    saveNew: () => setNaming({ view: null }),
    rename: (view) => setNaming({ view }),
    stopNaming: () => setNaming(null),
  };
}
