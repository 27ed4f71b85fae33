import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { refusalOf } from "../../app/failures.ts";
import { useTrpc } from "../../app/services-context.tsx";
import { nextPage, usePages } from "../../lib/lists/list-pages.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";

export type Inspected = OutputOf<"inspections.inspected">;
export type InspectedBook = Inspected["books"][number];
export type InspectedVolume = OutputOf<"inspections.book">["book"];
export type InspectedAccount = OutputOf<"inspections.book">["account"];
export type InspectedPage = OutputOf<"inspections.page">;
export type CrewMember = OutputOf<"inspections.crew">[number];
export type SignedRest = OutputOf<"inspections.rest">[number];
export type Inspection = OutputOf<"inspections.get">;
export type ListedInspection = OutputOf<"inspections.list">["rows"][number];
export type PrintCheck = OutputOf<"inspections.check">;

/** Nothing of it stays on the device, and a refusal is an answer: asking again changes nothing. */
const asInspector = { meta: { transient: true }, retry: false, refetchOnWindowFocus: false } as const;

export const useInspected = (enabled: boolean) =>
  useQuery({ ...useTrpc().inspections.inspected.queryOptions(), ...asInspector, enabled });

export const useInspectedBook = (id: string) =>
  useQuery({ ...useTrpc().inspections.book.queryOptions({ id }), ...asInspector });

export const useInspectedPage = (id: string, pageNo: number) =>
  useQuery({ ...useTrpc().inspections.page.queryOptions({ id, pageNo }), ...asInspector });

export const useInspectedCrew = () => useQuery({ ...useTrpc().inspections.crew.queryOptions(), ...asInspector });

export const useInspectedRest = () => useQuery({ ...useTrpc().inspections.rest.queryOptions(), ...asInspector });

/** The inspection ended meanwhile. */
export const isOver = (error: unknown): boolean => refusalOf(error)?.messageKey === "inspection-refusals:ended";

const pageSize = 50;

/** The list, and whether the reader may begin one. */
export function useInspections() {
  const query = useInfiniteQuery(useTrpc().inspections.list.infiniteQueryOptions({ limit: pageSize }, nextPage));
  return { pages: usePages(query), can: query.data?.pages[0]?.can };
}

/** It holds the code and the link, which open the books to anyone who finds them on the device. */
export const useInspection = (id: string) =>
  useQuery(useTrpc().inspections.get.queryOptions({ id }, { meta: { transient: true } }));
