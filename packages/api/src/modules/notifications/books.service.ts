import { can } from "@ymp/core/access/resolve-access";
import type { WhatIsMissing } from "@ymp/core/books/missing";
import { isYoungerThan } from "@ymp/core/clock-window";
import type { VesselScope } from "../../context.ts";
import type { Notice } from "../../platform/notifications/notify.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { hearersOf, type WaitingBook, type WaitingInBook } from "../logbooks/waiting.rules.ts";
import {
  entriesMissing,
  entriesToSign,
  keepersAmong,
  pagesToVerify,
  testsOverdue,
} from "../logbooks/waiting.service.ts";

const dayMs = 86_400_000;

/** What of the ship's books has waited for more than a day, or is late: told once each to anyone who can do it. */
export async function bookNotices(scope: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const [missing, tests, pages, entries] = await Promise.all([
    entriesMissing(scope),
    testsOverdue(scope),
    pagesToVerify(scope),
    entriesToSign(scope),
  ]);
  const waiting = [
    ...missing,
    ...tests,
    ...pages.filter(({ since }) => !isYoungerThan(since, dayMs, scope.now)),
    ...entries,
  ];
  if (waiting.length === 0) return [];
  const keepers = await keepersAmong(
    scope,
    readers.filter(({ access }) => can(access, "logbook:edit")),
  );
  return waiting.map((one) => ({ ...noticeOf(one), to: hearersOf(one, keepers).map(({ userId }) => userId) }));
}

function noticeOf(waiting: WaitingInBook): Omit<Notice, "to"> {
  const { book } = waiting;
  const ofBook = { kind: "logbook" as const, id: book.id };
  switch (waiting.what) {
    case "entry": {
      const { entryId, no, awaits } = waiting;
      return {
        event: "book_entry_unsigned",
        record: { kind: "logbook_entry", id: entryId },
        facts: { ...factsOf(book), no },
        dedupeKey: `book_entry_unsigned:${entryId}:${awaits}`,
      };
    }
    case "page": {
      const { page, since } = waiting;
      return {
        event: "book_page_waiting",
        record: ofBook,
        facts: { ...factsOf(book), page },
        dedupeKey: `book_page_waiting:${book.id}:${page}:${since.toISOString()}`,
      };
    }
    case "declaration":
    case "daily":
    case "weekly":
    case "fuel": {
      const { what, tank, code, dueOn } = waiting;
      return {
        event: "book_entry_missing",
        record: ofBook,
        facts: { ...factsOf(book), what, tank, code, dueOn },
        dedupeKey: `book_entry_missing:${book.id}:${isOfEntries(what) ? (tank ?? "") : what}:${dueOn}`,
      };
    }
    case "test": {
      const { key, code, title, dueOn } = waiting;
      return {
        event: "book_test_overdue",
        record: ofBook,
        facts: { ...factsOf(book), test: title, code, dueOn },
        dedupeKey: `book_test_overdue:${book.id}:${key}:${dueOn}`,
      };
    }
  }
}

const isOfEntries = (what: WhatIsMissing): boolean => what === "daily" || what === "weekly";

const factsOf = ({ kind, number, title }: WaitingBook) => ({
  title: title === null ? number : `${title}, ${number}`,
  bookKind: kind,
});
