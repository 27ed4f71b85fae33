import { tellsHour } from "@ymp/core/books/told-hours";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import { cn } from "@ymp/ui/lib/cn";
import { useVessel } from "../../app/session.ts";
import { StrikeNote, WrittenText } from "../../lib/definitions/paper.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { typesOf } from "./book-layout.ts";
import { shortHash, useBothClocks } from "./book-words.ts";
import { EntrySignatures } from "./entry-signatures.tsx";
import type { Book, BookEntry } from "./logbooks.queries.ts";
import { Occurred } from "./occurred.tsx";

interface EntryLineProps {
  book: Book;
  entry: BookEntry;
  /** Absent where nothing opens over the page. */
  onOpen?: ((entryId: string) => void) | undefined;
}

/** One operation of a book that goes line by line: day, letter, items, and who signed it. */
export function EntryLine({ book, entry, onOpen }: EntryLineProps) {
  const { t } = useTranslation("logbooks");
  return (
    <section
      aria-label={t("entryNo", { no: entry.no })}
      className={cn(
        "relative grid gap-x-2 gap-y-1 border-paper-rule border-b py-2.5 text-sm last:border-b-0 max-md:grid-cols-[auto_auto_1fr_auto] max-md:gap-x-3",
        hasHours(book) ? "grid-cols-[9.5rem_2rem_minmax(0,1fr)_2rem]" : "grid-cols-[6.25rem_2rem_minmax(0,1fr)_2rem]",
      )}
    >
      <Occurred book={book} entry={entry} />
      <span className="font-semibold" title={entry.title}>
        {entry.code.length <= 2 ? entry.code : ""}
      </span>
      <div className="flex min-w-0 flex-col gap-1.5 max-md:col-span-full max-md:row-start-2">
        {entry.code.length > 2 ? (
          <p lang="en" className="font-medium">
            {entry.title}
          </p>
        ) : null}
        <WrittenText written={entry} isStruck={entry.isStruck} titles={[]} />
        <EntryMarks entry={entry} onOpen={onOpen} />
      </div>
      <span className="text-end text-paper-muted tabular-nums">
        {onOpen ? (
          <button
            type="button"
            aria-label={t("openEntry", { no: entry.no })}
            className="tap-target rounded-xs after:absolute after:inset-0 hover:text-paper-foreground"
            onClick={() => onOpen(entry.id)}
          >
            {entry.no}
          </button>
        ) : (
          entry.no
        )}
      </span>
    </section>
  );
}

/** Of one width on all its pages. */
const hasHours = (book: Book): boolean => typesOf(book).some((type) => tellsHour(book.kind, type));

interface EntryMarksProps {
  entry: BookEntry;
  /** Absent where nothing opens over the page. */
  onOpen?: ((entryId: string) => void) | undefined;
}

/** What was noted to an entry since, and by whom it is signed. */
export function EntryMarks({ entry, onOpen }: EntryMarksProps) {
  const { t } = useTranslation("logbooks");
  const { timeZone } = useVessel();
  const clocks = useBothClocks();
  const { strike, corrects, correctedBy, isLate, lateReason, written } = entry;
  const follows = correctedBy.map(({ id, no }) => (
    <OtherEntry key={id} id={id} onOpen={onOpen}>
      {t(strike ? "seeEntry" : "amendedBy", { no })}
    </OtherEntry>
  ));
  return (
    <>
      {corrects ? (
        <OtherEntry id={corrects.id} onOpen={onOpen}>
          {t(entry.code === "AMEND" ? "amends" : "replaces", { no: corrects.no })}
        </OtherEntry>
      ) : null}
      {isLate ? (
        <p dir="auto" className="text-paper-muted">
          {t("late", { when: clocks(entry.recordedAt, entry.recordedOffsetMin) })} {lateReason}
        </p>
      ) : null}
      {written ? (
        <p dir="auto" className="text-paper-muted">
          {t("writtenWithoutLink", { when: clocks(written.at, written.offsetMin) })}
        </p>
      ) : null}
      {entry.files.map(({ hash, name, sha256 }) => (
        <p key={hash} dir="auto" className="break-words text-paper-muted">
          {t("fileOf", { name, sum: shortHash(sha256) })}
        </p>
      ))}
      <EntrySignatures entry={entry} />
      {strike ? (
        <StrikeNote strike={strike} when={clocks(strike.signedAt, offsetMinutesAt(timeZone, strike.signedAt))}>
          {follows}
        </StrikeNote>
      ) : (
        follows
      )}
    </>
  );
}

interface OtherEntryProps {
  id: string;
  onOpen: EntryMarksProps["onOpen"];
  children: string;
}

function OtherEntry({ id, onOpen, children }: OtherEntryProps) {
  if (!onOpen)
    return (
      <p dir="auto" className="text-paper-muted">
        {children}
      </p>
    );
  return (
    <button type="button" className="link relative z-10 self-start text-start" onClick={() => onOpen(id)}>
      {children}
    </button>
  );
}
