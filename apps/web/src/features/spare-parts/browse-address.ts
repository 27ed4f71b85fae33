import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { BrowseSearch } from "./spares.search.ts";

/** Which machine and section one looks at, and which part is lit. */
export function useBrowseAddress() {
  const search = useSearch({ from: "/app/spareparts" });
  const navigate = useNavigate({ from: "/app/spareparts" });
  const go = useCallback((next: BrowseSearch) => void navigate({ search: next }), [navigate]);
  const light = useCallback(
    (part: string | undefined) =>
      void navigate({ search: (now) => ({ ...now, part, open: undefined }), replace: true }),
    [navigate],
  );
  const open = useCallback(
    (part: string) => void navigate({ search: (now) => ({ ...now, part, open: true as const }) }),
    [navigate],
  );
  const close = useCallback(
    () => void navigate({ search: (now) => ({ ...now, open: undefined }), replace: true }),
    [navigate],
  );
  return { search, go, light, open, close };
}
