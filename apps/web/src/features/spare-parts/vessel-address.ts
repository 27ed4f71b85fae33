import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { noFilters, type VesselSearch } from "./spares.search.ts";

/** Filters and order of the whole vessel's list, and the part that lies open over it. */
export function useVesselAddress() {
  const search = useSearch({ from: "/app/boatspareparts" });
  const navigate = useNavigate({ from: "/app/boatspareparts" });
  const change = useCallback(
    (next: Partial<VesselSearch>) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true }),
    [navigate],
  );
  const open = useCallback(
    (part: string | undefined) => void navigate({ search: (now) => ({ ...now, part }) }),
    [navigate],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  return { search, change, open, clear };
}
