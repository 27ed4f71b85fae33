import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Facts } from "@ymp/core/definitions/definition";
import { useEffect, useMemo } from "react";
import type { Services } from "../../app/services.ts";
import { useServices, useStore, useTrpc } from "../../app/services-context.tsx";
import { usePages } from "../../lib/lists/list-pages.ts";
import type { InputOf, OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { fetchWhenSettled } from "../../lib/when-idle.ts";
import type { VolumeSearch } from "./logbooks.search.ts";

type Trpc = Services["trpc"];
interface Asking {
  queryClient: QueryClient;
  trpc: Trpc;
}

export type ShelfBook = OutputOf<"logbooks.shelf">["books"][number];
export type Book = OutputOf<"logbooks.get">;
export type BookEntry = OutputOf<"logbooks.entries">["rows"][number];
export type EntryRecord = OutputOf<"logbooks.entry">;
export type Draft = OutputOf<"logbooks.drafts">[number];
export type BookPage = OutputOf<"logbooks.pages">["pages"][number];
export type Signature = BookEntry["signatures"][number];
export type Verification = OutputOf<"logbooks.verify">;
export type Tank = OutputOf<"logbooks.tanks">[number];

export const preloadShelf = ({ queryClient, trpc }: Asking, includesClosed: boolean) =>
  queryClient.prefetchQuery(trpc.logbooks.shelf.queryOptions({ includesClosed }));

export function preloadBook({ queryClient, trpc }: Asking, id: string) {
  void queryClient.prefetchQuery(trpc.logbooks.pages.queryOptions({ id }));
  return queryClient.prefetchQuery(trpc.logbooks.get.queryOptions({ id }));
}

export const useShelf = (includesClosed: boolean) =>
  useQuery({ ...useTrpc().logbooks.shelf.queryOptions({ includesClosed }), placeholderData: keepPreviousData });

export const useBook = (id: string) => useQuery(useTrpc().logbooks.get.queryOptions({ id }));

export const useBookPages = (id: string, from?: number) =>
  useQuery({
    ...useTrpc().logbooks.pages.queryOptions({ id, ...(from === undefined ? {} : { from }) }),
    placeholderData: keepPreviousData,
  });

const mostOnPage = 100;

/** All that stands on one page. */
export const usePageEntries = (id: string, pageNo: number) => useQuery(pageOptions(useTrpc(), id, pageNo));
const pageOptions = (trpc: Trpc, id: string, pageNo: number) =>
  trpc.logbooks.entries.queryOptions({ id, pageNo, limit: mostOnPage });

/** Whoever writes in the books has what is open of them on the device, for when the link is gone. */
export function useKeptBooks(open: readonly Pick<Book, "id" | "lastPageNo" | "closedAt">[], mayWrite: boolean): void {
  const { queryClient, trpc } = useServices();
  const kept = open.filter(({ closedAt }) => closedAt === null);
  const places = kept.map(({ id, lastPageNo }) => `${id} ${lastPageNo}`).join();
  useEffect(() => {
    if (places === "" || !mayWrite) return;
    const books = places.split(",").map((place) => place.split(" "));
    const fetches = books.flatMap(([id = "", lastPageNo]) => [
      () => void queryClient.prefetchQuery(trpc.logbooks.get.queryOptions({ id })),
      () => void queryClient.prefetchQuery(trpc.logbooks.pages.queryOptions({ id })),
      () => void queryClient.prefetchQuery(pageOptions(trpc, id, Number(lastPageNo))),
    ]);
    const people = () => void queryClient.prefetchQuery(trpc.people.pick.queryOptions());
    return fetchWhenSettled(queryClient, [people, ...fetches]);
  }, [places, mayWrite, queryClient, trpc]);
}

/** What is looked for in the whole volume, the latest first. */
export function useFoundEntries(id: string, { codes, from, to, search, waiting }: VolumeSearch) {
  const asked = { codes, from, to, search: search || undefined, waiting: waiting ?? false };
  return usePages<BookEntry, ReturnType<typeof useFoundQuery>>(useFoundQuery(id, asked));
}

type Asked = Omit<InputOf<"logbooks.entries">, "id">;

function useFoundQuery(id: string, asked: Asked) {
  const options = useTrpc().logbooks.entries.infiniteQueryOptions(
    { id, ...asked, descending: true },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  return useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
}

export const useEntry = (id: string, entryId: string, isAsked = true) =>
  useQuery({ ...useTrpc().logbooks.entry.queryOptions({ id, entryId }), enabled: isAsked });

/** Without a link, as it was read with its page; that says it whole, but for what the reader may strike. */
export function useEntryOnPage({ id, kind }: Book, entryId: string | undefined): EntryRecord | undefined {
  const { queryClient, link } = useServices();
  const { isOnline } = useStore(link);
  const found = isOnline ? undefined : knownEntries(queryClient, id).find((entry) => entry.id === entryId);
  return found && { ...found, event: {}, previousHash: "", book: { id, kind }, can: { strike: false, attach: false } };
}

/** Entries of a book that were read on this device, by page or by a search. */
export function knownEntries(client: QueryClient, id: string): BookEntry[] {
  const isOfBook = (key: readonly unknown[]) => JSON.stringify(key[1] ?? null).includes(`"${id}"`);
  const found = client.getQueriesData<Entries | { pages: Entries[] }>({ queryKey: [["logbooks", "entries"]] });
  return found.flatMap(([key, data]) => {
    if (!data || !isOfBook(key)) return [];
    return "pages" in data ? data.pages.flatMap(({ rows }) => rows) : data.rows;
  });
}
type Entries = Pick<OutputOf<"logbooks.entries">, "rows">;

/** By its own address, which does not tell its book. */
export const useEntryAlone = (entryId: string) => useQuery(useTrpc().logbooks.entry.queryOptions({ entryId }));

export const useDrafts = (id: string, isAsked = true) =>
  useQuery({ ...useTrpc().logbooks.drafts.queryOptions({ id }), enabled: isAsked });

export const useTanks = () => useQuery(useTrpc().logbooks.tanks.queryOptions());

/** What is known beside the entries of a book, as they are judged by. */
export function useFacts({ facts }: Pick<Book, "facts">): Facts {
  return useMemo(
    () => ({
      tanks: new Map(facts.tanks.map(({ id, ...tank }) => [id, tank])),
      figures: facts.figures,
      toldAt: facts.toldAt,
      flags: facts.flags,
      spans: facts.spans,
    }),
    [facts],
  );
}
