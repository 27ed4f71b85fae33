import { Timeline } from "@ymp/ui/patterns/timeline";
import { Button } from "@ymp/ui/primitives/button";
import type { ReactNode } from "react";
import { Loaded, type LoadedProps } from "./loaded.tsx";
import { useFormats } from "./use-formats.ts";

interface HistoryRow {
  id: string;
  at: Date;
  actorName: string | null;
}

export interface HistoryOfProps<Row extends HistoryRow> {
  label: string;
  /** The infinite query of the history. */
  query: LoadedProps<{ pages: readonly { rows: readonly Row[] }[] }>["query"] & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  icon?: (row: Row) => ReactNode;
  /** What was done, in words. */
  sentence: (row: Row) => ReactNode;
  /** Named where nobody did it. */
  system?: string;
  /** Said while nothing was done. */
  none?: string;
  /** The verb that reads on. */
  more: string;
}

/** What was done to a record, newest first, with who did it and when. */
export function HistoryOf<Row extends HistoryRow>(props: HistoryOfProps<Row>) {
  const { label, query, icon, sentence, system, none, more } = props;
  const formats = useFormats();
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <>
          {none && pages.every(({ rows }) => rows.length === 0) ? (
            <p dir="auto" className="text-muted-foreground text-sm">
              {none}
            </p>
          ) : null}
          <Timeline
            label={label}
            entries={pages
              .flatMap(({ rows }) => rows)
              .map((row) => ({
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
      )}
    </Loaded>
  );
}

/** One line of a change below the other. */
export function HistoryLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} dir="auto" className="block">
      {line}
    </span>
  ));
}
