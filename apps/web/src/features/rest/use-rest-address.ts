import { getRouteApi } from "@tanstack/react-router";
import { todayIn } from "@ymp/core/calendar-date";
import { monthName } from "@ymp/core/rest/month-name";
import { useCallback } from "react";
import { useVessel } from "../../app/session.ts";
import { useNow } from "../../lib/use-now.ts";
import type { RestSearch } from "./rest.search.ts";

const route = getRouteApi("/app/hoursofrest");

/** What the screen shows, and the way to change it; both stand in the address. */
export function useRestAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { timeZone } = useVessel();
  const now = useNow();
  const go = useCallback(
    (change: Partial<RestSearch>) =>
      void navigate({ search: (known: RestSearch) => ({ ...known, ...change }), replace: "month" in change }),
    [navigate],
  );
  return { search, month: search.month ?? monthName(todayIn(timeZone, now)), go };
}
