import { volumePath } from "@ymp/core/books/book-addresses";
import { Badge } from "@ymp/ui/primitives/badge";
import { BookCheck, BookOpen, CloudUpload, PenLine, TriangleAlert } from "lucide-react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { isLettered } from "./book-layout.ts";
import { useBookName } from "./book-words.ts";
import type { ShelfBook } from "./logbooks.queries.ts";
import { useMissingWords } from "./missing-words.ts";
import { useUnsentOf } from "./unsent.ts";

export function ShelfRow({ book }: { book: ShelfBook }) {
  const { t } = useTranslation("logbooks");
  const formats = useFormats();
  const name = useBookName();
  const { number, openedAt, closedAt, lastEntry, drafts } = book;
  const unsent = useUnsentOf(book.id).entries.length;
  const Icon = closedAt === null ? BookOpen : BookCheck;
  return (
    <>
      <Icon aria-hidden className="size-5 flex-none text-muted-foreground" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <PathLink href={volumePath(book)} data-whole-row className="font-medium after:absolute after:inset-0">
              <bdi>{name(book)}</bdi>
            </PathLink>
            <bdi className="text-muted-foreground text-sm">{number}</bdi>
          </p>
          <p dir="auto" className="mt-0.5 text-muted-foreground text-sm">
            {lastEntry
              ? t("lastEntry", {
                  no: lastEntry.no ?? 0,
                  code: kindOf(book, lastEntry.code ?? ""),
                  when: formats.dateTime(lastEntry.occurredAt ?? lastEntry.recordedAt),
                })
              : t("noEntry", { when: formats.dateTime(openedAt) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
          {unsent > 0 ? (
            <Badge tone="draft">
              <CloudUpload />
              <span dir="auto">{t("unsent.count", { count: unsent })}</span>
            </Badge>
          ) : null}
          <Waiting book={book} />
          {drafts > 0 ? <Badge tone="draft">{t("drafts", { count: drafts })}</Badge> : null}
          {closedAt === null ? null : <Badge tone="line">{t("closedOn", { when: formats.dateTime(closedAt) })}</Badge>}
        </div>
      </div>
    </>
  );
}

/** What is missing first, then whose signature it waits for. */
function Waiting({ book }: { book: ShelfBook }) {
  const { t } = useTranslation("logbooks");
  const missingWords = useMissingWords();
  const { awaits, missing, missed } = book;
  const waiting = [
    { count: awaits.officer, key: "waits.officer" },
    { count: awaits.witness, key: "waits.witness" },
    { count: awaits.master, key: "waits.master" },
    { count: awaits.pages, key: "waits.pages" },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {missing.map((one) => (
        <Badge key={`${one.what} ${one.tank}`} tone="overdue">
          <TriangleAlert />
          <span dir="auto">{missingWords(one)}</span>
        </Badge>
      ))}
      {missed.daily > 0 ? <Badge tone="line">{t("missed.daily", { count: missed.daily })}</Badge> : null}
      {missed.weekly > 0 ? <Badge tone="line">{t("missed.weekly", { count: missed.weekly })}</Badge> : null}
      {waiting.map(({ count, key }) => (
        <Badge key={key} tone="due-soon">
          <PenLine />
          <span dir="auto">{t(key, { count })}</span>
        </Badge>
      ))}
    </>
  );
}

/** A letter says what it is to whoever keeps the book; other codes are ours. */
const kindOf = ({ codes }: ShelfBook, code: string): string =>
  isLettered(code) ? code : (codes.find((one) => one.code === code)?.title ?? code);
