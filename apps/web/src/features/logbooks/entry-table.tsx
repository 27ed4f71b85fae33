import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import type { ReactNode } from "react";
import { WrittenText } from "../../lib/definitions/paper.tsx";
import { asOnPaper } from "../../lib/definitions/unit-signs.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { columnTitles } from "./book-layout.ts";
import { EntryMarks } from "./entry-line.tsx";
import type { Book, BookEntry } from "./logbooks.queries.ts";
import { Occurred } from "./occurred.tsx";

interface EntryTableProps {
  book: Book;
  entries: readonly BookEntry[];
  /** Absent where nothing opens over the page. */
  onOpen?: ((entryId: string) => void) | undefined;
}

/** A page that is a table: a row for each entry under the titles of the law; on a phone each entry by itself. */
export function EntryTable({ book, entries, onOpen }: EntryTableProps) {
  const { t } = useTranslation("logbooks");
  const isPhone = useMedia(phoneQuery);
  // Those of an earlier form of the book stay as they were made.
  const made = entries.flatMap(({ columns }) => Object.keys(columns ?? {}));
  const all = [...new Set([...columnTitles(book), ...made])];
  if (isPhone) {
    return entries.map((entry) => (
      <StackedEntry key={entry.id} book={book} entry={entry} titles={all} onOpen={onOpen} />
    ));
  }
  const titles = all.filter((title) => entries.length === 0 || entries.some(({ columns }) => columns?.[title]));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-start text-sm">
        <thead className="text-paper-muted text-xs">
          <tr className="border-paper-rule border-b [&>th]:py-2 [&>th]:pe-3 [&>th]:text-start [&>th]:align-bottom [&>th]:font-normal">
            <th scope="col">{t("day")}</th>
            {titles.map((title) => (
              <th key={title} scope="col" lang="en">
                {asOnPaper(title)}
              </th>
            ))}
            <th scope="col">{t("signed")}</th>
            <th scope="col">{t("no")}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} book={book} entry={entry} titles={titles} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  book: Book;
  entry: BookEntry;
  titles: readonly string[];
  /** Absent where nothing opens over the page. */
  onOpen?: ((entryId: string) => void) | undefined;
}

function EntryRow({ book, entry, titles, onOpen }: RowProps) {
  const cell = (text: ReactNode) => (entry.isStruck ? <s className="decoration-status-overdue">{text}</s> : text);
  return (
    <tr className="border-paper-rule border-b [&>td]:py-2 [&>td]:pe-3 [&>td]:align-top">
      <td className="whitespace-nowrap tabular-nums">{cell(<Occurred book={book} entry={entry} />)}</td>
      {titles.map((title) => (
        <td key={title} lang="en" className="break-words tabular-nums">
          {cell(asOnPaper(entry.columns?.[title] ?? ""))}
        </td>
      ))}
      <td className="min-w-44">
        <div className="flex flex-col gap-1">
          <EntryMarks entry={entry} onOpen={onOpen} />
        </div>
      </td>
      <td className="text-end">
        <EntryNumber entry={entry} onOpen={onOpen} />
      </td>
    </tr>
  );
}

function EntryNumber({ entry, onOpen }: Pick<RowProps, "entry" | "onOpen">) {
  const { t } = useTranslation("logbooks");
  if (!onOpen) return <span className="text-paper-muted tabular-nums">{entry.no}</span>;
  return (
    <button
      type="button"
      aria-label={t("openEntry", { no: entry.no })}
      className="tap-target rounded-xs text-paper-muted tabular-nums underline underline-offset-2 hover:text-paper-foreground"
      onClick={() => onOpen(entry.id)}
    >
      {entry.no}
    </button>
  );
}

function StackedEntry({ book, entry, titles, onOpen }: RowProps) {
  const { t } = useTranslation("logbooks");
  return (
    <section
      aria-label={t("entryNo", { no: entry.no })}
      className="flex flex-col gap-2 border-paper-rule border-b py-3 text-sm last:border-b-0"
    >
      <p className="flex justify-between gap-3">
        <span className="font-medium">
          <Occurred book={book} entry={entry} />
        </span>
        <EntryNumber entry={entry} onOpen={onOpen} />
      </p>
      <WrittenText written={entry} isStruck={entry.isStruck} titles={titles} />
      <EntryMarks entry={entry} onOpen={onOpen} />
    </section>
  );
}
