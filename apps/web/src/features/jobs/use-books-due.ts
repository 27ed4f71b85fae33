import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { can } from "@ymp/core/access/resolve-access";
import { officersOf } from "@ymp/core/books/book-officers";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { useMemo } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useAccess } from "../../app/session.ts";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import type { JobsSearch } from "./jobs.search.ts";

export type BookDue = OutputOf<"logbooks.due">["rows"][number];

export interface DueLayer {
  readonly rows: readonly BookDue[];
  readonly hasMore: boolean;
}

const nothing: DueLayer = { rows: [], hasMore: false };

export const mayShowBooksDue = (access: ReturnType<typeof useAccess>): boolean =>
  can(access, "logbook:view") && !access.seesOnlyShared;

/** What the ship's books ask for in these days. It has no priority, status or person; its department is that of the book's officers. */
export function useBooksDue(
  { departments, assigneeId, priorities, statuses }: JobsSearch,
  range: { from: CalendarDate; to: CalendarDate },
  isWanted: boolean,
): DueLayer {
  const access = useAccess();
  const isJudged = !priorities?.length && !statuses?.length && assigneeId === undefined;
  const isAsked = isWanted && isJudged && mayShowBooksDue(access);
  const { data } = useQuery({
    ...useTrpc().logbooks.due.queryOptions(range),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    if (!isAsked || !data) return nothing;
    if (!departments?.length) return data;
    const isOf = ({ book, code }: BookDue) => officersOf(book.kind, code).some((one) => departments.includes(one));
    return { ...data, rows: data.rows.filter(isOf) };
  }, [data, isAsked, departments]);
}
