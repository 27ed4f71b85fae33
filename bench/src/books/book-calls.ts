import { rareWord, type ThickBook } from "./thick-book.ts";

export interface BookCall {
  readonly name: string;
  readonly title: string;
  /** What somebody waits for it at most, whatever the book holds. */
  readonly goalMs: number;
  /** How often it is asked, of as many as the quick ones are. */
  rounds(usual: number): number;
  procedures(book: ThickBook, round: number): readonly { readonly path: string; readonly input: unknown }[];
}

const usual = (rounds: number) => rounds;
const few = (rounds: number) => Math.min(rounds, 3);
const quickMs = 200;

/** Somewhere else each time. */
const pageIn = ({ pages }: ThickBook, round: number) => 1 + ((round * 379) % pages);

function dayBefore({ lastDay }: ThickBook, days: number): string {
  return new Date(Date.parse(lastDay) - days * 86_400_000).toISOString().slice(0, 10);
}

export const bookCalls: readonly BookCall[] = [
  {
    ...{ name: "first", title: "first screen: what waits", goalMs: quickMs, rounds: usual },
    procedures: () => [
      { path: "attention.get", input: undefined },
      { path: "attention.waiting", input: undefined },
    ],
  },
  {
    ...{ name: "shelf", title: "the shelf of books", goalMs: quickMs, rounds: usual },
    procedures: () => [{ path: "logbooks.shelf", input: { includesClosed: false } }],
  },
  {
    ...{ name: "open", title: "open the book, with its last pages", goalMs: quickMs, rounds: usual },
    procedures: ({ id }) => [
      { path: "logbooks.get", input: { id } },
      { path: "logbooks.pages", input: { id } },
    ],
  },
  {
    ...{ name: "turn", title: "turn to a page anywhere", goalMs: quickMs, rounds: usual },
    procedures: (book, round) => [
      { path: "logbooks.pages", input: { id: book.id, from: pageIn(book, round) } },
      { path: "logbooks.entries", input: { id: book.id, pageNo: pageIn(book, round), limit: 100 } },
    ],
  },
  {
    ...{ name: "rare", title: "search for a word of few entries", goalMs: quickMs, rounds: usual },
    procedures: ({ id }) => [{ path: "logbooks.entries", input: { id, search: rareWord, descending: true } }],
  },
  {
    ...{ name: "none", title: "search for what stands nowhere", goalMs: quickMs, rounds: usual },
    procedures: ({ id }) => [{ path: "logbooks.entries", input: { id, search: "xylophone", descending: true } }],
  },
  {
    ...{ name: "common", title: "search for a word of every sixth entry", goalMs: quickMs, rounds: usual },
    procedures: ({ id }) => [{ path: "logbooks.entries", input: { id, search: "incinerator", descending: true } }],
  },
  {
    ...{ name: "days", title: "entries of a month", goalMs: quickMs, rounds: usual },
    procedures: (book) => [
      { path: "logbooks.entries", input: { id: book.id, from: dayBefore(book, 60), to: dayBefore(book, 31) } },
    ],
  },
  {
    ...{ name: "waiting", title: "what waits for a signature", goalMs: quickMs, rounds: usual },
    procedures: ({ id }) => [{ path: "logbooks.entries", input: { id, waiting: true, descending: true } }],
  },
  {
    ...{ name: "verify", title: "verify the whole chain", goalMs: 30_000, rounds: few },
    procedures: ({ id }) => [{ path: "logbooks.verify", input: { id } }],
  },
  {
    ...{ name: "month", title: "print a month", goalMs: 60_000, rounds: few },
    procedures: (book) => [
      {
        path: "logbooks.export",
        input: { id: book.id, format: "pdf", locale: "en", from: dayBefore(book, 30), to: book.lastDay },
      },
    ],
  },
];
