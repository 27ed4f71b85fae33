import { getRouteApi } from "@tanstack/react-router";
import { todayIn } from "@ymp/core/calendar-date";
import { useVessel } from "../../app/session.ts";
import { useMinute } from "../../lib/use-minute.ts";
import type { CertificatesSearch } from "./certificates.search.ts";

const route = getRouteApi("/app/certificates");

/** On which day the papers are looked at, and the way to change it; both stand in the address. */
export function useCertificatesAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useMinute());
  const go = (change: Partial<CertificatesSearch>) =>
    void navigate({ search: (known: CertificatesSearch) => ({ ...known, ...change }), replace: true });
  return { search, today, onDay: search.onDay ?? today, go };
}
