import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import { useTrpc } from "../../app/services-context.tsx";
import { useVesselOrNone } from "../../app/session.ts";
import { nextPage } from "../../lib/lists/list-pages.ts";

type Outputs = inferRouterOutputs<AppRouter>;
export type Notice = Outputs["notifications"]["list"]["rows"][number];
export type Preference = Outputs["notifications"]["preferences"][number];
export type DigestHours = Outputs["notifications"]["digest"];

/** How many wait unread; nothing where no vessel is open to the account. */
export function useUnread(): number {
  const vessel = useVesselOrNone();
  const enabled = vessel !== null && vessel.access.blockedBy === null;
  const { data } = useQuery(useTrpc().notifications.unread.queryOptions(undefined, { enabled }));
  return enabled ? (data?.count ?? 0) : 0;
}

const pageSize = 30;

export function useNotices(unreadOnly: boolean) {
  return useInfiniteQuery(useTrpc().notifications.list.infiniteQueryOptions({ unreadOnly, limit: pageSize }, nextPage));
}

export const usePreferences = () => useQuery(useTrpc().notifications.preferences.queryOptions());
export const useDigestHours = () => useQuery(useTrpc().notifications.digest.queryOptions());
