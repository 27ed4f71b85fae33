import { useMedia } from "@ymp/ui/lib/use-media";
import { useRef, useState } from "react";
import { lazyPanel, lazyView } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
import { isTable } from "./book-layout.ts";
import { type Book, useBook, useBookPages, useKeptBooks } from "./logbooks.queries.ts";
import { isNarrowed, type VolumeSearch } from "./logbooks.search.ts";
import { LostHeadNote } from "./lost-head-note.tsx";
import { OpenPages } from "./open-pages.tsx";
import { useLostHead } from "./seen-heads.ts";
import { useUnsentOf } from "./unsent.ts";
import { VolumeBar } from "./volume-bar.tsx";
import { VolumeFoot } from "./volume-foot.tsx";
import { VolumeHeader } from "./volume-header.tsx";
import { VolumeIndex } from "./volume-index.tsx";

const EntrySheet = lazyPanel("record", async () => (await import("./entry-sheet.tsx")).EntrySheet);
const NewEntry = lazyPanel("form", async () => (await import("./new-entry.tsx")).NewEntry);
const UnsentSheet = lazyPanel("record", async () => (await import("./unsent-sheet.tsx")).UnsentSheet);
const UnsentList = lazyView(async () => (await import("./unsent-list.tsx")).UnsentList);
const FoundEntries = lazyView(async () => (await import("./found-entries.tsx")).FoundEntries);

export interface VolumeAddress {
  search: VolumeSearch;
  change: (part: Partial<VolumeSearch>) => void;
}

/** One volume as a book: its pages, what waits on them, and what is open over it. */
export function VolumeScreen({ bookId, ...address }: VolumeAddress & { bookId: string }) {
  const query = useBook(bookId);
  if (query.data) return <LoadedVolume key={bookId} book={query.data} {...address} />;
  return <NotLoaded query={query} />;
}

/** Two pages side by side, as in an open book. */
const wideQuery = "(min-width: 1280px)";

function LoadedVolume({ book, search, change }: VolumeAddress & { book: Book }) {
  const { t } = useTranslation("logbooks");
  const screen = useRef<HTMLDivElement>(null);
  /** The entry that was saved to be signed at once. */
  const [signed, setSigned] = useState<string>();
  const isWide = useMedia(wideQuery);
  const shown = isWide && !isTable(book) ? 2 : 1;
  const page = Math.min(search.page ?? book.lastPageNo, book.lastPageNo);
  const pages = useBookPages(book.id);
  const turn = (to: number) => change({ page: Math.max(book.firstPageNo, Math.min(book.lastPageNo, to)) });
  const write = book.can.write && book.closedAt === null ? () => change({ write: "" }) : undefined;
  const narrowed = isNarrowed(search);
  useScreenKeys(screen, {
    n: write,
    ArrowLeft: narrowed ? undefined : () => turn(page - shown),
    ArrowRight: narrowed ? undefined : () => turn(page + shown),
  });
  useKeptBooks([book], book.can.write);
  const lost = useLostHead(book);
  const open = (entry: string) => change({ entry });
  const { entries: unsentEntries, ...unsent } = useUnsentOf(book.id);
  const waiting = unsentEntries.find(({ entry }) => entry.id === search.entry);
  const isUnsent = unsentEntries.length + unsent.drafts.length + unsent.signatures.length > 0;
  const turning = { book, page, shown, onTurn: turn };
  return (
    <div ref={screen} className="flex min-h-0 flex-1 flex-col">
      <VolumeHeader book={book} page={page} onWrite={write} />
      <VolumeBar {...turning} search={search} change={change} />
      <div className="flex min-h-0 flex-1">
        <VolumeIndex {...turning} pages={pages.data?.pages ?? []} search={search} change={change} />
        <section
          aria-label={t("pages")}
          className="min-h-0 min-w-0 flex-1 overflow-y-auto bg-background p-4 max-md:p-0"
        >
          <LostHeadNote book={book} lost={lost} />
          {isUnsent && !narrowed ? (
            <UnsentList book={book} onOpen={open} onDraft={(id) => change({ unsent: id })} />
          ) : null}
          {narrowed ? (
            <FoundEntries book={book} search={search} onOpen={open} onClear={() => change(noFilter)} />
          ) : (
            <OpenPages {...turning} onOpen={open} />
          )}
        </section>
      </div>
      <VolumeFoot book={book} />
      {waiting ? (
        <UnsentSheet
          key={waiting.entry.id}
          book={book}
          unsent={waiting}
          signsAtOnce={waiting.entry.id === signed}
          onCorrect={() => change({ entry: undefined, unsent: waiting.entry.id })}
          onClose={() => change({ entry: undefined })}
        />
      ) : search.entry ? (
        <EntrySheet
          key={search.entry}
          book={book}
          entryId={search.entry}
          signsAtOnce={search.entry === signed}
          onOpen={open}
          onWrite={(corrects) => change({ entry: undefined, write: "", corrects })}
          onClose={() => change({ entry: undefined })}
        />
      ) : null}
      {search.write !== undefined || search.draft || search.unsent ? (
        <NewEntry
          book={book}
          code={search.write || undefined}
          draftId={search.draft}
          unsentId={search.unsent}
          corrects={search.corrects}
          onCode={(code) => change({ write: code })}
          onSaved={(entry, signs) => {
            setSigned(signs ? entry : undefined);
            change({ ...nothingWritten, entry });
          }}
          onClose={() => change(nothingWritten)}
        />
      ) : null}
    </div>
  );
}

const noFilter = { codes: undefined, from: undefined, to: undefined, search: undefined, waiting: undefined };
const nothingWritten = { write: undefined, draft: undefined, unsent: undefined, corrects: undefined };
