import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { useState } from "react";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useIsUnread } from "../../lib/unread-record.tsx";
import { useBookPages, usePageEntries } from "./logbooks.queries.ts";
import { PaperPage } from "./paper-page.tsx";
import type { Turning } from "./volume-bar.tsx";

const SignPage = lazyPanel("dialog", async () => (await import("./sign-page.tsx")).SignPage);

/** The pages that are open, as in a book. */
export function OpenPages({
  book,
  page,
  shown,
  onOpen,
}: Omit<Turning, "onTurn"> & { onOpen: (entryId: string) => void }) {
  const first = Math.max(book.firstPageNo, page - shown + 1);
  const numbers = Array.from({ length: page - first + 1 }, (_, nth) => first + nth);
  return (
    <div className="mx-auto flex min-h-full max-w-[88rem] justify-center rounded-lg bg-paper text-paper-foreground shadow-md max-md:rounded-none">
      {numbers.map((pageNo) => (
        <OpenPage key={pageNo} book={book} pageNo={pageNo} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface OpenPageProps {
  book: Turning["book"];
  pageNo: number;
  onOpen: (entryId: string) => void;
}

function OpenPage({ book, pageNo, onOpen }: OpenPageProps) {
  const entries = usePageEntries(book.id, pageNo);
  const pages = useBookPages(book.id, pageNo);
  const isUnread = useIsUnread(entries);
  const [isSigning, setSigning] = useState(false);
  const page = pages.data?.pages.find((one) => one.pageNo === pageNo);
  if (!entries.data) {
    return isUnread || entries.isError ? <NotLoaded query={entries} /> : <LinesOnTheirWay />;
  }
  return (
    <>
      <PaperPage
        book={book}
        pageNo={pageNo}
        page={page}
        entries={entries.data.rows}
        onOpen={onOpen}
        onSign={() => setSigning(true)}
      />
      {isSigning && page ? (
        <SignPage book={book} page={page} entries={entries.data.rows} onClose={() => setSigning(false)} />
      ) : null}
    </>
  );
}

function LinesOnTheirWay() {
  return (
    <div aria-hidden className="appear-late flex flex-1 flex-col gap-4 p-7">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-4" />
      ))}
    </div>
  );
}
