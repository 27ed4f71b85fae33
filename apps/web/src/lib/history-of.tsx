import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import type { ReactNode } from "react";
import { useFormats } from "./use-formats.ts";

interface HistoryRow {
  id: string;
  at: Date;
  actorName: string | null;
}

export interface HistoryOfProps<Row extends HistoryRow> {
  label: string;
  rows: readonly Row[];
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  icon?: (row: Row) => ReactNode;
  /** What was done, in words. */
  sentence: (row: Row) => ReactNode;
  /** Named where nobody did it. */
  system?: string;
  /** The verb that reads on. */
  more: string;
}

/** What was done to a record, newest first, with who did it and when. */
export function HistoryOf<Row extends HistoryRow>({
  label,
  rows,
  query,
  icon,
  sentence,
  system,
  more,
}: HistoryOfProps<Row>) {
  const formats = useFormats();
  return (
    <>
      <Timeline
        label={label}
        entries={rows.map((row) => ({
          id: row.id,
          icon: icon?.(row),
          sentence: sentence(row),
          meta: formats.list([formats.dateTime(row.at), row.actorName ?? system]),
        }))}
      />
      {query.hasNextPage ? (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 -ms-2.5"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {more}
        </Button>
      ) : null}
    </>
  );
}

/** One line of a change below the other. */
export function HistoryLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
