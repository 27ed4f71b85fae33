import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Services } from "../../app/services.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { askForArchivesAgainMs, isUnderWay } from "../../lib/archive-state.ts";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { InputOf, OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type VesselRow = OutputOf<"platform.vessels">["items"][number];
export type VesselRecord = OutputOf<"platform.vessel">;
export type VesselMember = VesselRecord["people"][number];
export type AccountRow = OutputOf<"platform.accounts">["items"][number];
export type AccountRecord = OutputOf<"platform.account">;
export type Company = OutputOf<"platform.companies">[number];
export type SystemHealth = OutputOf<"platform.health">;
export type PlatformChange = OutputOf<"platform.changes">["items"][number];

type Trpc = Services["trpc"];
type VesselsInput = Omit<NonNullable<InputOf<"platform.vessels">>, "cursor" | "limit">;
type AccountsInput = Omit<NonNullable<InputOf<"platform.accounts">>, "cursor" | "limit">;

const pageSize = 100;

export function vesselsOptions(trpc: Trpc, input: VesselsInput) {
  return trpc.platform.vessels.infiniteQueryOptions({ ...input, limit: pageSize }, nextPage);
}

export function accountsOptions(trpc: Trpc, input: AccountsInput) {
  return trpc.platform.accounts.infiniteQueryOptions({ ...input, limit: pageSize }, nextPage);
}

export function useVessels(input: VesselsInput) {
  return usePages(useInfiniteQuery({ ...vesselsOptions(useTrpc(), input), placeholderData: keepPreviousData }));
}

export function useAccounts(input: AccountsInput) {
  return usePages(useInfiniteQuery({ ...accountsOptions(useTrpc(), input), placeholderData: keepPreviousData }));
}

export function useVesselRecord(vesselId: string): VesselRecord {
  return useSuspenseQuery(useTrpc().platform.vessel.queryOptions({ vesselId })).data;
}

export function useVesselArchives(vesselId: string) {
  return useQuery({
    ...useTrpc().platform.archives.queryOptions({ vesselId }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? askForArchivesAgainMs : false),
  });
}

/** Somebody's place with its version and what differs from its preset; undefined until it is known. */
export function useMember(vesselId: string, userId: string) {
  const query = useQuery(useTrpc().platform.vessel.queryOptions({ vesselId }));
  return { member: query.data?.people.find((member) => member.userId === userId), query };
}

export function useAccountRecord(userId: string) {
  return useQuery(useTrpc().platform.account.queryOptions({ userId }));
}

export function useCompanies() {
  return useQuery(useTrpc().platform.companies.queryOptions());
}

/** The counts above the list. */
export function useFigures(edition: "full" | "lite" | undefined) {
  return useQuery(useTrpc().platform.vesselsSummary.queryOptions({ edition }));
}

export function useHealth() {
  return useQuery(useTrpc().platform.health.queryOptions(undefined, { meta: { transient: true } }));
}
