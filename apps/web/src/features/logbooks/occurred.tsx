import { tellsDayOfEntry, tellsHour } from "@ymp/core/books/told-hours";
import { useTranslation } from "../../lib/translation.tsx";
import { typesOf } from "./book-layout.ts";
import { paperDay, useClocks } from "./book-words.ts";
import type { Book, BookEntry } from "./logbooks.queries.ts";

/** When it happened, as the page of the book has it: the day, in some books the hour, and the day on which it was entered. */
export function Occurred({ book, entry }: { book: Pick<Book, "kind" | "form">; entry: BookEntry }) {
  const { t } = useTranslation("logbooks");
  const clocks = useClocks();
  const { occurredAt, shipOffsetMin, recordedAt, recordedOffsetMin } = entry;
  if (!occurredAt) return null;
  const type = typesOf(book).find(({ code }) => code === entry.code);
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">{paperDay(occurredAt, shipOffsetMin)}</span>
      {tellsHour(book.kind, type) ? (
        <span className="block whitespace-nowrap">{clocks(occurredAt, shipOffsetMin)}</span>
      ) : null}
      {tellsDayOfEntry(book.kind) ? (
        <span dir="auto" className="block whitespace-nowrap text-paper-muted text-xs">
          {t("enteredOn", { day: paperDay(recordedAt, recordedOffsetMin) })}
        </span>
      ) : null}
    </span>
  );
}
