import { entryTypesOf } from "@ymp/core/books/all-books";
import type { EntryType } from "@ymp/core/definitions/definition";
import type { Book } from "./logbooks.queries.ts";

type Formed = Pick<Book, "kind" | "form">;

export const typesOf = ({ kind, form }: Formed): readonly EntryType[] => entryTypesOf(kind, form);

/** "C  Collection, transfer …": letters are the form's; longer codes are ours, and nobody reads them. */
export const titleOf = ({ code, title }: Pick<EntryType, "code" | "title">): string =>
  isLettered(code) ? `${code}  ${title}` : title;

export const isLettered = (code: string): boolean => code.length <= 2;

/** Its pages are tables with a row for each entry, and broad; other books go line by line. */
export const isTable = (book: Formed): boolean => typesOf(book).every(({ columns }) => columns !== undefined);

/** The titles of the columns of all that may be entered, in the order of the first that names them. */
export function columnTitles(book: Formed): string[] {
  const titles = typesOf(book).flatMap(({ columns = [] }) => columns.map(({ title }) => title));
  return [...new Set(titles)];
}
