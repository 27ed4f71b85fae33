import { coverPath } from "@ymp/core/books/book-addresses";
import { todayIn } from "@ymp/core/calendar-date";
import { cn } from "@ymp/ui/lib/cn";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { DateField } from "@ymp/ui/primitives/date-field";
import { Select } from "@ymp/ui/primitives/select";
import { BookText, ChevronLeft, ChevronRight, FilePen, ListFilter, PenLine } from "lucide-react";
import { useState } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useVessel } from "../../app/session.ts";
import { SearchField } from "../../lib/search-field.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useNow } from "../../lib/use-now.ts";
import { titleOf } from "./book-layout.ts";
import { type Book, useDrafts } from "./logbooks.queries.ts";
import { isNarrowed, type VolumeSearch } from "./logbooks.search.ts";

export interface Turning {
  book: Book;
  page: number;
  /** How many are open side by side. */
  shown: number;
  onTurn: (page: number) => void;
}

interface VolumeBarProps extends Turning {
  search: VolumeSearch;
  change: (part: Partial<VolumeSearch>) => void;
}

const any = "*";

/** What narrows the book, what waits, and the way from page to page. */
export function VolumeBar({ book, page, shown, onTurn, search, change }: VolumeBarProps) {
  const { t } = useTranslation("logbooks");
  const { waiting, isOurs } = waitingIn(book);
  const first = Math.max(book.firstPageNo, page - shown + 1);
  const isPhone = useMedia(phoneQuery);
  const [isOpen, setOpen] = useState(isNarrowed(search));
  const filters = <Filters book={book} search={search} change={change} />;
  const waits = t(isOurs ? "waiting" : "waitingForOthers", { count: waiting });
  const pages =
    first === page ? t("page", { page, last: book.lastPageNo }) : t("pagesOf", { first, page, last: book.lastPageNo });
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 border-border border-b px-6 pb-3 max-md:px-4">
      {isPhone ? (
        <>
          <IconButton label={t("cover.title")} size="icon-touch" asChild>
            <PathLink href={coverPath(book)}>
              <BookText />
            </PathLink>
          </IconButton>
          <IconButton
            label={t("filter.action")}
            size="icon-touch"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ListFilter />
          </IconButton>
        </>
      ) : (
        filters
      )}
      <DraftChips book={book} isPhone={isPhone} onDraft={(draft) => change({ draft })} />
      <div className="ms-auto flex flex-wrap items-center gap-2 text-sm max-md:flex-none">
        {waiting > 0 ? (
          <button
            type="button"
            aria-pressed={search.waiting === true}
            aria-label={isPhone ? waits : undefined}
            className={cn(
              "flex min-h-control items-center gap-1.5 rounded-md px-2 hover:bg-accent aria-pressed:bg-selected touch:min-h-touch",
              isOurs ? "text-status-due-soon" : "text-muted-foreground",
            )}
            onClick={() => change({ waiting: search.waiting ? undefined : true })}
          >
            <PenLine aria-hidden className="size-4 flex-none" />
            <span dir="auto">{isPhone ? waiting : waits}</span>
          </button>
        ) : null}
        {isNarrowed(search) ? null : (
          <span className="flex items-center">
            <IconButton
              label={t("previousPage")}
              disabled={first <= book.firstPageNo}
              onClick={() => onTurn(page - shown)}
            >
              <ChevronLeft />
            </IconButton>
            <span dir="auto" className="px-1 tabular-nums">
              {isPhone ? <PagesInShort said={pages} page={page} last={book.lastPageNo} /> : pages}
            </span>
            <IconButton label={t("nextPage")} disabled={page >= book.lastPageNo} onClick={() => onTurn(page + shown)}>
              <ChevronRight />
            </IconButton>
          </span>
        )}
      </div>
      {isPhone && isOpen ? <div className="flex basis-full flex-wrap gap-2">{filters}</div> : null}
    </div>
  );
}

function PagesInShort({ said, page, last }: { said: string; page: number; last: number }) {
  return (
    <>
      <span className="sr-only">{said}</span>
      <span aria-hidden>{`${page} / ${last}`}</span>
    </>
  );
}

/** How many entries wait for a signature, and whether the reader signs any of them. */
function waitingIn({ awaits, can }: Book) {
  const ours = [
    ...(can.signAsOfficer ? [awaits.officer] : []),
    ...(can.signAsMaster ? [awaits.master] : []),
    ...(can.witness ? [awaits.witness] : []),
  ];
  return { waiting: awaits.officer + awaits.master + awaits.witness, isOurs: ours.some((count) => count > 0) };
}

function Filters({ book, search, change }: Pick<VolumeBarProps, "book" | "search" | "change">) {
  const { t } = useTranslation("logbooks");
  const { timeZone } = useVessel();
  const today = todayIn(timeZone, useNow());
  return (
    <>
      {book.codes.length > 1 ? (
        <Select
          size="sm"
          aria-label={t("filter.code")}
          className="w-auto max-w-56 max-md:max-w-full"
          options={[
            { value: any, label: t("filter.anyCode") },
            ...book.codes.map((type) => ({ value: type.code, label: titleOf(type) })),
          ]}
          value={search.codes?.[0] ?? any}
          onValueChange={(code) => change({ codes: code === any ? undefined : [code] })}
        />
      ) : null}
      <DateField
        size="sm"
        aria-label={t("filter.from")}
        placeholder={t("filter.from")}
        className="w-36 flex-none"
        today={today}
        value={search.from ?? null}
        onValueChange={(from) => change({ from: from ?? undefined })}
      />
      <DateField
        size="sm"
        aria-label={t("filter.to")}
        placeholder={t("filter.to")}
        className="w-36 flex-none"
        today={today}
        value={search.to ?? null}
        onValueChange={(to) => change({ to: to ?? undefined })}
      />
      <span className="flex w-60 max-md:w-full">
        <SearchField
          label={t("filter.text")}
          hint={t("filter.text")}
          text={search.search ?? ""}
          onChange={(text) => change({ search: text || undefined })}
        />
      </span>
    </>
  );
}

interface DraftChipsProps {
  book: Book;
  isPhone: boolean;
  onDraft: (id: string) => void;
}

/** What is begun, where the index of the book has no room. */
function DraftChips({ book, isPhone, onDraft }: DraftChipsProps) {
  const { t } = useTranslation("logbooks");
  const { data = [] } = useDrafts(book.id, book.can.write);
  const chips = data.map(({ id, code, authorName }) => (
    <Button key={id} variant="outline" className="flex-none touch:min-h-touch xl:hidden" onClick={() => onDraft(id)}>
      <FilePen />
      {t("draftOf", { code })}
      {isPhone ? null : <bdi className="text-muted-foreground">{authorName}</bdi>}
    </Button>
  ));
  return isPhone ? <span className="flex min-w-0 flex-1 gap-2 overflow-x-auto">{chips}</span> : chips;
}
