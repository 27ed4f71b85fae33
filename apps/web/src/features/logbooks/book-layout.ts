import { entryTypesOf } from "@ymp/core/books/all-books";
import { writtenOn } from "@ymp/core/books/redesigned-values";
import type { EntryType } from "@ymp/core/definitions/definition";
import type { Book } from "./logbooks.queries.ts";

type Formed = Pick<Book, "kind" | "form">;
type Designed = Formed & Pick<Book, "designs">;

export const typesOf = ({ kind, form }: Formed): readonly EntryType[] => entryTypesOf(kind, form);

/** By what its design is called: the event that gave it; null of a book that nobody designs. */
export const designOf = ({ kind, designs }: Designed): number | null =>
  kind === "custom" ? (designs[0]?.seq ?? null) : null;

/** On the design that something was written on, as far as it is known by now. */
export function typesOn(book: Designed, design: number | null | undefined): readonly EntryType[] {
  const shownOn = writtenOn(book.designs, design);
  const columns = book.designs.find(({ seq }) => seq === shownOn)?.columns;
  return book.kind === "custom" && columns ? entryTypesOf(book.kind, { ...book.form, columns }) : typesOf(book);
}

/** "C  Collection, transfer …": letters are the form's; longer codes are ours, and nobody reads them. */
export const titleOf = ({ code, title }: Pick<EntryType, "code" | "title">): string =>
  isLettered(code) ? `${code}  ${title}` : title;

export const isLettered = (code: string): boolean => code.length <= 2;

/** Its pages are tables with a row for each entry, and broad; other books go line by line. */
export const isTable = (book: Formed): boolean => typesOf(book).every(({ columns }) => columns !== undefined);

/** The titles of the columns of all that may be entered, in the order of the first that names them. */
export const columnTitles = (book: Formed): string[] => titlesOf(typesOf(book));

export function titlesOf(types: readonly EntryType[]): string[] {
  const titles = types.flatMap(({ columns = [] }) => columns.map(({ title }) => title));
  return [...new Set(titles)];
}
