import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { noFilters, type OrdersSearch } from "./orders.search.ts";

/** What the list shows stands in the address; filters replace each other, orders are opened one after the other. */
export function useOrdersAddress() {
  const search = useSearch({ from: "/app/orders" });
  const navigate = useNavigate({ from: "/app/orders" });
  const change = useCallback(
    (next: Partial<OrdersSearch>) => void navigate({ search: (now) => ({ ...now, ...next }), replace: true }),
    [navigate],
  );
  const go = useCallback(
    (next: Partial<OrdersSearch>) => void navigate({ search: (now) => ({ ...now, ...next }) }),
    [navigate],
  );
  const clear = useCallback(() => change(noFilters), [change]);
  const open = useCallback((order: string | undefined) => go({ order, new: undefined }), [go]);
  return { search, change, clear, open, go };
}
