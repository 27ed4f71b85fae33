import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import type { OnboardSearch } from "./onboard.search.ts";

const route = getRouteApi("/app/onboard");

/** What the screen shows, and the way to change it; both are in the address. */
export function useOnboardAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = useCallback(
    (change: Partial<OnboardSearch>) =>
      void navigate({ search: (known: OnboardSearch) => ({ ...known, ...change }), replace: !("mode" in change) }),
    [navigate],
  );
  return { search, go };
}
