import { getRouteApi } from "@tanstack/react-router";
import { todayIn } from "@ymp/core/calendar-date";
import { useVessel } from "../../app/session.ts";
import { useMinute } from "../../lib/use-minute.ts";
import type { CrewListSearch } from "./crew-list.search.ts";

const route = getRouteApi("/app/crewlist");

/** Of which moment the list is, and the way to change it; both are in the address. */
export function useCrewListAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useMinute());
  const go = (change: Partial<CrewListSearch>) =>
    void navigate({ search: (known: CrewListSearch) => ({ ...known, ...change }), replace: true });
  return { search, today, onDay: search.onDay ?? today, direction: search.direction ?? "arrival", go };
}
