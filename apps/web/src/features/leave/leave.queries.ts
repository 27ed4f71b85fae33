import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { useMemo } from "react";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { nextPage } from "../../lib/lists/list-pages.ts";
import type { InputOf, OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type LeaveYear = OutputOf<"leave.year">;
export type LeavePerson = LeaveYear["people"][number];
export type Leave = LeavePerson["leaves"][number];
export type OpenedLeave = OutputOf<"leave.get">;
export type WhatItDoes = OutputOf<"leave.tryOut">;
export type OwnLeave = OutputOf<"leave.own">;
export type Contract = OutputOf<"leave.contracts">["contracts"][number];
export type Balance = NonNullable<OutputOf<"leave.balance">["balance"]>;
export type LeaveChange = OutputOf<"leave.history">["rows"][number];
export type TriedLeave = InputOf<"leave.tryOut">;

type Asking = Pick<Services, "queryClient" | "trpc">;

const yearOptions = (trpc: Asking["trpc"], year: number) =>
  trpc.leave.year.infiniteQueryOptions({ year, limit: 100 }, nextPage);

export const preloadYear = ({ queryClient, trpc }: Asking, year: number) =>
  queryClient.prefetchInfiniteQuery(yearOptions(trpc, year));
export const preloadOwn = ({ queryClient, trpc }: Asking) => queryClient.prefetchQuery(trpc.leave.own.queryOptions());

/** The pages of people that were read, as one year. */
export function useYear(year: number) {
  const query = useInfiniteQuery({ ...yearOptions(useTrpc(), year), placeholderData: keepPreviousData });
  const pages = query.data?.pages;
  const data = useMemo(() => {
    const [first] = pages ?? [];
    return first && { ...first, people: pages?.flatMap(({ people }) => people) ?? [] };
  }, [pages]);
  return { ...query, data };
}
export const useOwnLeave = () => useQuery(useTrpc().leave.own.queryOptions());
export const useLeave = (id: string) => useQuery(useTrpc().leave.get.queryOptions({ id }));

export const useBalance = (profileId: string | undefined, on: CalendarDate) =>
  useQuery({
    ...useTrpc().leave.balance.queryOptions({ on, ...(profileId === undefined ? {} : { profileId }) }),
    placeholderData: keepPreviousData,
  });

export const useContracts = (profileId: string | undefined, isAsked = true) =>
  useQuery({
    ...useTrpc().leave.contracts.queryOptions(profileId === undefined ? {} : { profileId }),
    enabled: isAsked,
  });

/** What a leave would do; asked once its dates are whole. */
export function useTryLeave(tried: TriedLeave | null) {
  const options = useTrpc().leave.tryOut.queryOptions(
    tried ?? {
      ...{ type: "annual", startsOn: "2000-01-01", endsOn: "2000-01-01" },
      ...{ startsAtNoon: false, endsAtNoon: false, travel: 0 },
    },
  );
  return useQuery({ ...options, enabled: tried !== null, placeholderData: keepPreviousData });
}

export function useLeaveHistory(id: string) {
  const options = useTrpc().leave.history.infiniteQueryOptions(
    { id, limit: 20 },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return useInfiniteQuery(options);
}

/** The leave of the year as a file. */
export function useLeaveExport(year: number) {
  return useExport<"xlsx" | "csv" | "pdf">((client, { format, locale }) =>
    client.leave.export.query({ year, format, locale }),
  );
}
