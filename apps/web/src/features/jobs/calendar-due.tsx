import { writePath } from "@ymp/core/books/book-addresses";
import { cn } from "@ymp/ui/lib/cn";
import { BookOpen } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { BookDue } from "./use-books-due.ts";

export const dueId = ({ book, key, on }: BookDue): string => `book-${book.id}-${key}-${on}`;

/** Where it is entered. */
export const duePath = ({ book, code }: BookDue): string => writePath(book, code);

export function useDueWords(): (due: BookDue) => string {
  const { t } = useTranslation();
  return ({ title, tank }) => title ?? t("calendar:weekly", { tank: tank ?? "" });
}

/** What a book asks for that day: no job, and it opens the entry that is to be made. */
export function CalendarDue({ due, isInMonth = false }: { due: BookDue; isInMonth?: boolean }) {
  const { t } = useTranslation("logbooks");
  const words = useDueWords();
  const { kind, title, number } = due.book;
  return (
    <span
      title={`${title ?? t(`kind.${kind}`)} ${number}`}
      className="flex min-w-0 items-stretch rounded-sm border border-border-strong border-dotted px-1.5 py-0.5 text-start text-muted-foreground text-xs leading-[1.35]"
    >
      <span dir="auto" className={cn("min-w-0 break-words", isInMonth && "line-clamp-2")}>
        <BookOpen aria-hidden className="me-1 mb-0.5 inline-block size-3.5 align-middle" />
        <span className="sr-only">{t("calendar:inBook")} </span>
        {words(due)}
      </span>
    </span>
  );
}
