import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { UsersSearch } from "./users.search.ts";

const users = getRouteApi("/app/users");

interface GoOptions {
  replace?: boolean;
}

/** Filters and order stand in the address, so a link is a saved view. */
export function useUsersAddress() {
  const search = users.useSearch();
  const navigate = useNavigate({ from: "/app/users" });
  const go = useCallback(
    (next: Partial<UsersSearch>, options: GoOptions = {}) =>
      void navigate({ to: ".", search: (now) => ({ ...now, ...next }), ...options }),
    [navigate],
  );
  return { search, go };
}
