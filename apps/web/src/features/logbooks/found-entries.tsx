import { Button } from "@ymp/ui/primitives/button";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useIsUnread } from "../../lib/unread-record.tsx";
import { isTable } from "./book-layout.ts";
import { EntryLine } from "./entry-line.tsx";
import { EntryTable } from "./entry-table.tsx";
import { type Book, useFoundEntries } from "./logbooks.queries.ts";
import type { VolumeSearch } from "./logbooks.search.ts";
import { PaperHead } from "./paper-page.tsx";

interface FoundEntriesProps {
  book: Book;
  search: VolumeSearch;
  onOpen: (entryId: string) => void;
  onClear: () => void;
}

/** What was looked for in the volume, across its pages. */
export function FoundEntries({ book, search, onOpen, onClear }: FoundEntriesProps) {
  const { t } = useTranslation("logbooks");
  const { rows, query } = useFoundEntries(book.id, search);
  const isUnread = useIsUnread(query);
  const isRead = query.data !== undefined;
  if (!isRead && (isUnread || query.isError)) return <NotLoaded query={query} />;
  return (
    <div className="mx-auto flex max-w-[60rem] flex-col rounded-lg bg-paper px-7 py-5 text-paper-foreground shadow-md max-md:rounded-none max-md:px-4">
      <PaperHead book={book} />
      {isRead && rows.length === 0 ? (
        <p dir="auto" className="py-6 text-paper-muted text-sm">
          {t("nothingFound")}
        </p>
      ) : null}
      {isTable(book) ? (
        <EntryTable book={book} entries={rows} onOpen={onOpen} />
      ) : (
        rows.map((entry) => <EntryLine key={entry.id} book={book} entry={entry} onOpen={onOpen} />)
      )}
      <div className="flex gap-2 pt-4">
        <Button variant="outline" onClick={onClear}>
          {t("filter.clear")}
        </Button>
        {query.hasNextPage ? (
          <Button variant="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("filter.more")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
