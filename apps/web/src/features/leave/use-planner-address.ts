import { getRouteApi } from "@tanstack/react-router";
import { todayIn } from "@ymp/core/calendar-date";
import { yearOf } from "@ymp/core/leave/calendar-day";
import { useCallback } from "react";
import { useVessel } from "../../app/session.ts";
import { useNow } from "../../lib/use-now.ts";
import { axisBeside, axisOf } from "./axis.ts";
import type { PlannerSearch } from "./leave.search.ts";

const route = getRouteApi("/app/manageleaves");

/** What the planner shows, and the way to change it; both stand in the address. */
export function usePlannerAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = todayIn(useVessel().timeZone, useNow());
  const go = useCallback(
    (change: Partial<PlannerSearch>) =>
      void navigate({ search: (known: PlannerSearch) => ({ ...known, ...change }), replace: true }),
    [navigate],
  );
  const scale = search.scale ?? "year";
  const year = search.year ?? yearOf(today);
  const month = Number(today.slice(5, 7));
  const first = search.from ?? (scale === "month" ? month : Math.floor((month - 1) / 3) * 3 + 1);
  const axis = axisOf(year, scale, scale === "year" ? 1 : first);
  const step = (by: -1 | 1) => {
    const beside = axisBeside(axis, scale, by);
    go({ year: beside.year, from: scale === "year" ? undefined : beside.from });
  };
  return { search, year, scale, axis, today, go, step };
}
