import { can } from "@ymp/core/access/resolve-access";
import { coverPath, entryPath, pagePath, writePath } from "@ymp/core/books/book-addresses";
import { type CalendarDate, todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { readingKeeper } from "../logbooks/keepers.service.ts";
import { mayActOn, type WaitingBook, type WaitingInBook } from "../logbooks/waiting.rules.ts";
import {
  booksThatDoNotHold,
  entriesMissing,
  entriesToSign,
  pagesToVerify,
  testsOverdue,
} from "../logbooks/waiting.service.ts";
import type { AttentionCard, AttentionKind, AttentionLine, WaitingOfBook } from "./attention.rules.ts";

/** They have no list of their own to lead to, so the card holds them. */
const linesHeld = 100;

export const booksMissing = cardOf("booksMissing", entriesMissing);
export const bookTestsOverdue = cardOf("bookTestsOverdue", testsOverdue);
export const bookPagesWaiting = cardOf("bookPagesWaiting", pagesToVerify);
export const bookEntriesUnsigned = cardOf("bookEntriesUnsigned", entriesToSign);

/** Books whose chain was found not to hold: for everybody who reads them. */
export async function booksBroken(scope: VesselScope): Promise<AttentionCard> {
  const broken = await booksThatDoNotHold(scope);
  const lines = broken.map(({ book, since }) => ({
    ...{ id: book.id, recordKind: "logbook" as const, recordId: book.id, title: "", detail: null },
    on: todayIn(scope.vessel.timeZone, since),
    book: ofBook(book, "broken", coverPath(book)),
  }));
  return { kind: "booksBroken", count: lines.length, lines };
}

/** What the reader can do now: nobody is told here of what waits for others. */
function cardOf(kind: AttentionKind, read: (scope: VesselScope) => Promise<readonly WaitingInBook[]>) {
  return async (scope: VesselScope): Promise<AttentionCard> => {
    if (!can(scope.access, "logbook:edit")) return { kind, count: 0, lines: [] };
    const [keeper, waiting] = await Promise.all([readingKeeper(scope), read(scope)]);
    const own = waiting.filter((one) => mayActOn(one, keeper));
    const day = (at: Date): CalendarDate => todayIn(scope.vessel.timeZone, at);
    return { kind, count: own.length, lines: own.slice(0, linesHeld).map((one) => lineOf(one, day)) };
  };
}

function lineOf(waiting: WaitingInBook, day: (at: Date) => CalendarDate): AttentionLine {
  const { what, book } = waiting;
  const ofWhole = { recordKind: "logbook" as const, recordId: book.id, detail: null };
  switch (what) {
    case "entry": {
      const { entryId: id, no, title, since } = waiting;
      const held = { ...ofBook(book, what, entryPath(book, id)), no };
      return { id, recordKind: "logbook_entry", recordId: id, title, detail: null, on: day(since), book: held };
    }
    case "page": {
      const { page, since } = waiting;
      const held = { ...ofBook(book, what, pagePath(book, page)), no: page };
      return { ...ofWhole, id: `${book.id}:${page}`, title: "", on: day(since), book: held };
    }
    case "declaration":
    case "daily":
    case "weekly":
    case "fuel": {
      const { tank, code, dueOn } = waiting;
      const href = what === "declaration" ? coverPath(book) : writePath(book, code);
      const held = { ...ofBook(book, what, href), tank };
      return { ...ofWhole, id: [book.id, what, tank, dueOn].join(":"), title: "", on: dueOn, book: held };
    }
    case "test": {
      const { key, code, title, dueOn } = waiting;
      const held = ofBook(book, what, writePath(book, code));
      return { ...ofWhole, id: `${book.id}:${key}`, title, on: dueOn, book: held };
    }
  }
}

const ofBook = ({ kind, number, title }: WaitingBook, what: WaitingOfBook["what"], href: string): WaitingOfBook => ({
  ...{ what, kind, number, title, href },
});
