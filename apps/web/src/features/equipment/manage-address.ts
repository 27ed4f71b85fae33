import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { type ManageSearch, noFilters } from "./equipment.search.ts";

const manage = getRouteApi("/app/manageequipment");

export interface ManageAddress {
  search: ManageSearch;
  /** Changes part of the address. `replace` for what the back button should not stop at. */
  go: (change: Partial<ManageSearch>, options?: { replace?: boolean }) => void;
  clear: () => void;
}

export function useManageAddress(): ManageAddress {
  const search = manage.useSearch();
  const navigate = manage.useNavigate();
  const go = useCallback<ManageAddress["go"]>(
    (change, { replace = false } = {}) => void navigate({ search: (now) => ({ ...now, ...change }), replace }),
    [navigate],
  );
  const clear = useCallback(() => go(noFilters, { replace: true }), [go]);
  return { search, go, clear };
}
