import { type Answers, Refused } from "../../testing/fake-server.ts";
import { captainOnBoard, renderApp } from "../../testing/render-app.tsx";
import { aBook, anEntry, aPage } from "./logbooks.fixture.ts";
import type { Book, BookEntry, BookPage, Draft } from "./logbooks.queries.ts";

/** What the server holds of one volume. */
export interface Held {
  book?: Book;
  entries?: readonly BookEntry[];
  page?: BookPage;
  drafts?: readonly Draft[];
  answers?: Answers;
}

export function serverOf({
  book = aBook(),
  entries = [anEntry()],
  page = aPage(),
  drafts = [],
  answers = {},
}: Held): Answers {
  return {
    ...captainOnBoard,
    "people.pick": () => [],
    "logbooks.get": () => book,
    "logbooks.pages": () => ({ firstPageNo: 22, lastPageNo: 22, pages: [page] }),
    "logbooks.entries": () => ({ rows: entries, nextCursor: null }),
    "logbooks.entry": (input) => {
      const entryId = typeof input === "object" && input !== null ? Reflect.get(input, "entryId") : undefined;
      const entry = entries.find(({ id }) => id === entryId);
      if (!entry) throw new Refused("not_found", "refusals:recordNotFound");
      return {
        ...entry,
        event: {},
        previousHash: "0".repeat(64),
        book: { id: book.id, kind: book.kind },
        can: { strike: true, attach: true },
      };
    },
    "logbooks.drafts": () => drafts,
    ...answers,
  };
}

export const openVolume = (held: Held = {}, search = "") =>
  renderApp(`/app/oilrecord/${(held.book ?? aBook()).id}${search}`, serverOf(held));
