import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button } from "@ymp/ui/primitives/button";
import { CircleDashed, PenLine } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { InkSignature } from "../../lib/definitions/paper.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { isTable } from "./book-layout.ts";
import { signatureDay, useBookName } from "./book-words.ts";
import { EntryLine } from "./entry-line.tsx";
import { EntryTable } from "./entry-table.tsx";
import type { Book, BookEntry, BookPage } from "./logbooks.queries.ts";
import { PaperPeriodNote } from "./paper-period-note.tsx";
import { RecordStatus } from "./record-status.tsx";

interface PaperPageProps {
  book: Book;
  pageNo: number;
  /** Absent while it is on its way. */
  page: BookPage | undefined;
  entries: readonly BookEntry[];
  /** Absent where nothing opens over the page. */
  onOpen?: ((entryId: string) => void) | undefined;
  onSign?: (() => void) | undefined;
}

/** One page as the paper book has it: head, entries in order, the master's signature at its foot. */
export function PaperPage({ book, pageNo, page, entries, onOpen, onSign }: PaperPageProps) {
  const { t } = useTranslation("logbooks");
  return (
    <article
      aria-label={t("pageNo", { page: pageNo })}
      className="flex min-w-0 flex-1 flex-col px-7 pt-5 shadow-[inset_-24px_0_24px_-24px_var(--paper-rule)] last:shadow-none max-md:px-4"
    >
      <PaperHead book={book} />
      <div className="flex-1">
        {entries.length === 0 ? (
          <p dir="auto" className="py-6 text-paper-muted text-sm">
            {t("emptyPage")}
          </p>
        ) : null}
        {isTable(book) ? (
          <EntryTable book={book} entries={entries} onOpen={onOpen} />
        ) : (
          entries.map((entry) => <EntryLine key={entry.id} book={book} entry={entry} onOpen={onOpen} />)
        )}
        {book.paperPeriods
          .filter((period) => period.pageNo === pageNo)
          .map((period) => (
            <div key={period.id} className="border-paper-rule border-t py-2.5">
              <PaperPeriodNote period={period} />
            </div>
          ))}
      </div>
      {page && page.state !== null ? <PageFoot book={book} page={page} onSign={onSign} /> : null}
    </article>
  );
}

export function PaperHead({ book }: { book: Book }) {
  const { name: vesselName } = useVessel();
  const name = useBookName();
  const isPhone = useMedia(phoneQuery);
  const { particulars } = book;
  const facts = [
    isPhone && book.number,
    particulars.callSign,
    particulars.imo && `IMO ${particulars.imo}`,
    particulars.grossTonnage && `${particulars.grossTonnage} GT`,
  ].filter(Boolean);
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-paper-foreground border-b pb-2 text-sm">
      <p dir="auto" className="font-semibold text-base">
        {name(book)}
      </p>
      <p className="font-semibold text-base">
        <bdi>{particulars.name ?? vesselName}</bdi>
      </p>
      <p className="basis-full text-end text-paper-muted text-xs">
        <bdi>{facts.join(" · ")}</bdi>
      </p>
      {isPhone ? (
        <p dir="auto" className="basis-full text-paper-muted text-xs">
          <RecordStatus book={book} />
        </p>
      ) : null}
    </header>
  );
}

interface PageFootProps {
  book: Book;
  page: BookPage;
  onSign?: (() => void) | undefined;
}

/** The master's signature, or what it waits for. */
function PageFoot({ book, page, onSign }: PageFootProps) {
  const { t } = useTranslation("logbooks");
  const { timeZone } = useVessel();
  const { state, pageNo, verifications } = page;
  const last = verifications.at(-1);
  const isSignable =
    page.entries > 0 && (state === "awaitingMaster" || state === "awaitingReverification" || state === "open");
  const waits = state === "awaitingMaster" || state === "awaitingReverification";
  return (
    <footer className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-paper-rule border-t py-2.5 text-sm">
      {waits ? (
        <PenLine aria-hidden className="size-5 flex-none text-status-due-soon" />
      ) : last ? null : (
        <CircleDashed aria-hidden className="size-5 flex-none text-paper-muted" />
      )}
      <div className="min-w-0 flex-1">
        <p className="text-paper-muted">{t("masterSignature")}</p>
        {last ? <InkSignature signed={last} day={signatureDay(last.signedAt, timeZone)} /> : null}
        {state === "verified" || state === null ? null : <p dir="auto">{t(`pageState.${state}`)}</p>}
      </div>
      {isSignable && book.can.signAsMaster && onSign ? (
        <Button variant={waits ? "primary" : "outline"} onClick={onSign}>
          <PenLine />
          {t("signPage", { page: pageNo })}
        </Button>
      ) : null}
      <span className="text-paper-muted tabular-nums">{pageNo}</span>
    </footer>
  );
}
