import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { type RegisterSearch, registerAddress } from "./equipment.search.ts";

const register = getRouteApi("/app/equipment");

export interface RegisterAddress {
  search: RegisterSearch;
  change: (change: Partial<RegisterSearch>) => void;
  clear: () => void;
}

/** Filters of the tree and of the list beside it; they stay while one goes from machine to machine. */
export function useRegisterAddress(): RegisterAddress {
  const search = register.useSearch();
  const navigate = useNavigate();
  const change = useCallback(
    (next: Partial<RegisterSearch>) =>
      void navigate({ to: ".", search: (now) => ({ ...now, ...next }), replace: true }),
    [navigate],
  );
  const clear = useCallback(() => change(registerAddress.noFilters), [change]);
  return { search, change, clear };
}
