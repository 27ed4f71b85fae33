import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { TemplatesSearch } from "./templates.search.ts";

/** What the list of templates shows is in its address. */
export function useTemplatesAddress() {
  const search = useSearch({ from: "/app/adminjobs/" });
  const navigate = useNavigate({ from: "/app/adminjobs/" });
  return useMemo(() => {
    const go = (change: Partial<TemplatesSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
    return {
      search,
      go,
      isFiltered: Boolean(search.type || search.search || search.archived),
      clear: () => go({ type: undefined, search: undefined, archived: undefined }),
    };
  }, [search, navigate]);
}
