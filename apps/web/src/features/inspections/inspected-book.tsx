import { Button } from "@ymp/ui/primitives/button";
import { Skeleton } from "@ymp/ui/primitives/skeleton";
import { ArrowLeft, ChevronLeft, ChevronRight, ShieldAlert, ShieldCheck } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { AnsweredLosses } from "../logbooks/answered-losses.tsx";
import { PaperPage } from "../logbooks/paper-page.tsx";
import { AccountOfBook } from "./inspected-account.tsx";
import { FilesOfPage, PapersOfBook } from "./inspected-papers.tsx";
import { useNumberedBook } from "./inspection-words.ts";
import { isOver, useInspectedBook, useInspectedPage } from "./inspections.queries.ts";

interface InspectedBookProps {
  bookId: string;
  /** The last one unless it is named. */
  page: number | undefined;
  onTurn: (page: number) => void;
  onOver: () => void;
  onClose: () => void;
}

/** A volume as its paper: page by page, with what was struck, who signed, and its proof made now. */
export function InspectedBookView({ bookId, page, onTurn, onOver, onClose }: InspectedBookProps) {
  const { t } = useTranslation("inspections");
  const query = useInspectedBook(bookId);
  useWhenOver(query.error, onOver);
  const name = useNumberedBook();
  if (!query.data)
    return (
      <div className="p-6">
        <BackButton onClose={onClose} />
        {query.error ? <NotLoaded query={query} /> : <Coming />}
      </div>
    );
  const { book, report, account } = query.data;
  const shown = Math.min(Math.max(page ?? book.lastPageNo, book.firstPageNo), book.lastPageNo);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-3 px-6 py-4 max-md:px-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BackButton onClose={onClose} />
        <h1 dir="auto" className="min-w-0 flex-1 break-words font-semibold text-lg">
          {name(book)}
        </h1>
      </div>
      <Proof report={report} />
      <AnsweredLosses answers={book.answers} />
      <PapersOfBook book={book} />
      <AccountOfBook account={account} onTurn={onTurn} />
      <OnePage key={shown} book={book} pageNo={shown} onOver={onOver} />
      <nav className="flex flex-wrap items-center justify-between gap-2">
        <Button size="touch" variant="outline" disabled={shown <= book.firstPageNo} onClick={() => onTurn(shown - 1)}>
          <ChevronLeft className="rtl:rotate-180" />
          {t("previous")}
        </Button>
        <span className="text-muted-foreground text-sm tabular-nums">
          {t("logbooks:pageNo", { page: shown })} / {book.lastPageNo}
        </span>
        <Button size="touch" variant="outline" disabled={shown >= book.lastPageNo} onClick={() => onTurn(shown + 1)}>
          {t("next")}
          <ChevronRight className="rtl:rotate-180" />
        </Button>
      </nav>
    </div>
  );
}

export function BackButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("inspections");
  return (
    <Button size="touch" variant="ghost" onClick={onClose}>
      <ArrowLeft className="rtl:rotate-180" />
      {t("back")}
    </Button>
  );
}

/** While it is on its way. */
export function Coming() {
  return (
    <div aria-hidden className="appear-late flex flex-col gap-4 py-6">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-4" />
      ))}
    </div>
  );
}

/** What was refused since the inspection is over takes the whole view with it. */
export function useWhenOver(error: unknown, onOver: () => void): void {
  const over = useEffectEvent(onOver);
  const isEnded = isOver(error);
  useEffect(() => {
    if (isEnded) over();
  }, [isEnded]);
}

type Read = NonNullable<ReturnType<typeof useInspectedBook>["data"]>;

function Proof({ report }: Pick<Read, "report">) {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  if (report.ok)
    return (
      <p className="flex items-start gap-2 text-sm">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 flex-none text-status-done" />
        <span dir="auto" className="min-w-0 break-words text-muted-foreground">
          {t("book.checked", { count: formats.count(report.events), hash: report.headHash })}
        </span>
      </p>
    );
  const { seq = 0, entryNo, fault = "hash" } = report.firstBad ?? {};
  const why = t(`logbooks:verify.fault.${fault}`);
  return (
    <p role="alert" className="flex items-start gap-2 text-sm text-status-overdue">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      <span dir="auto">
        {entryNo === null || entryNo === undefined
          ? t("logbooks:verify.broken", { seq, why })
          : t("logbooks:verify.brokenAt", { seq, entry: entryNo, why })}
      </span>
    </p>
  );
}

function OnePage({ book, pageNo, onOver }: Pick<Read, "book"> & { pageNo: number; onOver: () => void }) {
  const { t } = useTranslation("inspections");
  const query = useInspectedPage(book.id, pageNo);
  useWhenOver(query.error, onOver);
  if (!query.data) return query.error ? <NotLoaded query={query} /> : <Coming />;
  const { entries, page } = query.data;
  return (
    <>
      <div className="flex min-h-96 overflow-x-auto rounded-lg bg-paper text-paper-foreground shadow-md">
        <PaperPage book={book} pageNo={pageNo} page={page ?? undefined} entries={entries} />
      </div>
      <FilesOfPage bookId={book.id} entries={entries} />
      {page ? (
        <p dir="auto" className="break-all text-muted-foreground text-xs">
          {t("book.pageHash", { hash: page.hash })}
        </p>
      ) : null}
    </>
  );
}
