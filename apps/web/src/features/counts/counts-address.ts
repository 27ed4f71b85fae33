import { useNavigate, useSearch } from "@tanstack/react-router";
import type { CountsSearch } from "./counts.search.ts";

/** Which count is open and which of its lines are shown: all of it in the address. */
export function useCountsAddress() {
  const search = useSearch({ from: "/app/inventory" });
  const navigate = useNavigate({ from: "/app/inventory" });
  return {
    search,
    change: (next: Partial<CountsSearch>) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true }),
    open: (count: string) => void navigate({ search: { count } }),
    showItem: (item: string) => void navigate({ search: { item } }),
  };
}
