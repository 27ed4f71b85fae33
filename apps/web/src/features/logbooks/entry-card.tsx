import { ChevronDown } from "lucide-react";
import { WrittenText } from "../../lib/definitions/paper.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { columnTitles } from "./book-layout.ts";
import { EntryMarks } from "./entry-line.tsx";
import { EntryWarnings } from "./entry-warnings.tsx";
import { type Book, type BookEntry, useEntry } from "./logbooks.queries.ts";
import { Occurred } from "./occurred.tsx";

interface EntryCardProps {
  book: Book;
  entry: BookEntry;
  onOpen: (entryId: string) => void;
}

/** The entry on its paper, under the one that it replaces and above those that replace it. */
export function EntryCard({ book, entry, onOpen }: EntryCardProps) {
  const { t } = useTranslation("logbooks");
  return (
    <div className="flex flex-col gap-2">
      {entry.corrects ? (
        <>
          <OtherEntry book={book} entryId={entry.corrects.id} onOpen={onOpen} />
          <Between>{t(entry.code === "AMEND" ? "amendedHere" : "replacedHere", { no: entry.no })}</Between>
        </>
      ) : null}
      <Paper book={book} entry={entry} onOpen={onOpen} />
      {entry.correctedBy.map(({ id, no }) => (
        <div key={id} className="flex flex-col gap-2">
          <Between>{t("replacedBy", { no })}</Between>
          <OtherEntry book={book} entryId={id} onOpen={onOpen} />
        </div>
      ))}
    </div>
  );
}

function Between({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 text-muted-foreground text-sm">
      <ChevronDown aria-hidden className="size-4 flex-none" />
      <span dir="auto">{children}</span>
    </p>
  );
}

function OtherEntry({ book, entryId, onOpen }: { book: Book; entryId: string; onOpen: (id: string) => void }) {
  const { data } = useEntry(book.id, entryId);
  return data ? <Paper book={book} entry={data} isOther onOpen={onOpen} /> : null;
}

interface PaperProps {
  book: Book;
  entry: BookEntry;
  /** Another than the one that is open: its number opens it. */
  isOther?: boolean;
  /** Absent where nothing else can be opened, as where it is signed. */
  onOpen?: (entryId: string) => void;
}

export function Paper({ book, entry, isOther, onOpen }: PaperProps) {
  const { t } = useTranslation("logbooks");
  return (
    <section
      aria-label={t("entryNo", { no: entry.no })}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 rounded-md bg-paper px-5 py-3.5 text-paper-foreground text-sm shadow-sm inset-ring inset-ring-paper-rule"
    >
      {isOther && onOpen ? (
        <button
          type="button"
          aria-label={t("openEntry", { no: entry.no })}
          className="self-start text-start font-mono text-paper-muted underline underline-offset-2"
          onClick={() => onOpen(entry.id)}
        >
          {entry.no}
        </button>
      ) : (
        <span className="font-mono text-paper-muted">{entry.no}</span>
      )}
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex gap-3 text-paper-muted">
          <Occurred book={book} entry={entry} />
          {entry.code.length <= 2 ? <span className="font-semibold text-paper-foreground">{entry.code}</span> : null}
        </p>
        <WrittenText written={entry} isStruck={entry.isStruck} titles={columnTitles(book)} />
        <EntryWarnings warnings={entry.warnings} />
        <EntryMarks entry={entry} onOpen={onOpen ?? nothing} />
      </div>
    </section>
  );
}

const nothing = () => undefined;
