import { type QueryKey, type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useMemo } from "react";
import { type Refusal, refusalOf } from "../../app/failures.ts";
import { useServices, useStore } from "../../app/services-context.tsx";
import { useWordsOf } from "../../app/use-words-of.ts";
import { type Found, rowsOf, seenRows } from "../seen-rows.ts";
import { useTranslation } from "../translation.tsx";

export interface Choices<Row> {
  rows: readonly Row[];
  hasMore: boolean;
  loading: boolean;
  /** Said under them where the server could not be asked. */
  note: ReactNode;
}

export interface ChoicesOf<Row> {
  queryKey: QueryKey;
  search?: string;
  /** Narrows or orders what was found. */
  offered?: ((rows: readonly Row[], search: string) => readonly Row[]) | undefined;
}

/**
 * What a picker offers: what the server finds for the words that were typed. Where there is no link, or the server refuses, all that this device has seen of the
 * same kind, narrowed by those words, and a note that there may be more.
 */
export function useChoices<Row extends object>(
  { data, isFetching, isError, isPlaceholderData, error }: UseQueryResult<Found<Row>>,
  { queryKey, search = "", offered }: ChoicesOf<Row>,
): Choices<Row> {
  const isUnanswered = data === undefined || isPlaceholderData;
  const isUnreached = useUnreached(isUnanswered, isError);
  const queryClient = useQueryClient();
  const seen = useMemo(
    () => (isUnreached ? narrowed(seenRows<Row>(queryClient, queryKey), search) : []),
    [isUnreached, queryClient, queryKey, search],
  );
  const found = isUnreached ? seen.filter((row) => !isArchived(row)) : rowsOf(data);
  const rows = offered?.(found, search) ?? found;
  return {
    rows,
    hasMore: !isUnreached && Boolean(data?.nextCursor ?? data?.hasMore),
    loading: isFetching && !isUnreached && !isPlaceholderData,
    note: noteOf(isUnreached, rows.length, refusalOf(error)),
  };
}

/** For pickers that hold a whole list, which is `missing` as long as it never came. */
export function useMissingNote(isMissing: boolean): ReactNode {
  return noteOf(useUnreached(isMissing, false), 0);
}

function useUnreached(isUnanswered: boolean, isError: boolean): boolean {
  const { isOnline } = useStore(useServices().link);
  return isUnanswered && (isError || !isOnline);
}

function noteOf(isUnreached: boolean, count: number, refusal?: Refusal): ReactNode {
  if (!isUnreached) return null;
  return <Suspense>{refusal ? <RefusedNote refusal={refusal} /> : <UnreachedNote hasSeen={count > 0} />}</Suspense>;
}

/** There is a server, and it says why not. */
function RefusedNote({ refusal: { messageKey, params } }: { refusal: Refusal }) {
  const { t } = useTranslation();
  return t(messageKey, params);
}

function UnreachedNote({ hasSeen }: { hasSeen: boolean }) {
  useWordsOf(["panels"]);
  const { t } = useTranslation("device");
  return t(hasSeen ? "choices.seen" : "choices.none");
}

const isArchived = (row: object) =>
  ("isArchived" in row && row.isArchived === true) || ("archivedAt" in row && row.archivedAt !== null);

/** Rows that hold each of the words somewhere. */
function narrowed<Row extends object>(rows: readonly Row[], search: string): readonly Row[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const said = Object.values(row)
      .filter((value) => typeof value === "string")
      .join(" ")
      .toLocaleLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}
