import type { BookKind } from "@ymp/core/books/kinds";
import { useTranslation } from "../../lib/translation.tsx";
import { useBookName } from "../logbooks/book-words.ts";

interface Copied {
  readonly kind: BookKind;
  readonly title: string | null;
  readonly number: string;
  readonly fromPage: number;
  readonly toPage: number;
}

/** "Oil record book, part I, ORB-4" */
export function useNumberedBook(): (book: Pick<Copied, "kind" | "title" | "number">) => string {
  const name = useBookName();
  return (book) => `${name(book)}, ${book.number}`;
}

/** "Oil record book, part I, ORB-4, pages 12 to 14" */
export function useCopyName(): (copy: Copied) => string {
  const { t } = useTranslation("inspections");
  const numbered = useNumberedBook();
  return (copy) => t("copies.line", { book: numbered(copy), fromPage: copy.fromPage, toPage: copy.toPage });
}
