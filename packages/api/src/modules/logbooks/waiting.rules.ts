import { type Capacity, type Keeper, whyNotSign } from "@ymp/core/books/book-rights";
import type { BookKind } from "@ymp/core/books/kinds";
import type { WhatIsMissing } from "@ymp/core/books/missing";
import type { CalendarDate } from "@ymp/core/calendar-date";

export interface WaitingBook {
  readonly id: string;
  readonly kind: BookKind;
  readonly number: string;
  readonly title: string | null;
}

interface InBook {
  readonly book: WaitingBook;
}

/** An entry that has waited for a signature for more than a day. */
export interface WaitingEntry extends InBook {
  readonly what: "entry";
  readonly entryId: string;
  readonly no: number;
  readonly code: string;
  readonly title: string;
  readonly authorId: string;
  readonly awaits: Capacity;
  readonly signed: readonly string[];
  readonly since: Date;
}

/** A page on which everything is signed, and that the master has not signed. */
export interface WaitingPage extends InBook {
  readonly what: "page";
  readonly page: number;
  readonly since: Date;
}

/** What should stand in the book by today and does not. */
export interface MissingEntry extends InBook {
  readonly what: WhatIsMissing;
  readonly tank: string | null;
  readonly code: string;
  readonly dueOn: CalendarDate;
}

/** What comes round in the book: a test of the radio, an inspection, a drill. */
export interface RepeatedWork extends InBook {
  readonly what: "test";
  readonly key: string;
  readonly code: string;
  readonly title: string;
  readonly dueOn: CalendarDate;
}

export type WaitingInBook = WaitingEntry | WaitingPage | MissingEntry | RepeatedWork;

/** Whether somebody who edits the books can do what is waited for. */
export function mayActOn(waiting: WaitingInBook, keeper: Keeper): boolean {
  const { kind } = waiting.book;
  switch (waiting.what) {
    case "entry":
      return (
        whyNotSign(keeper, waiting.awaits, { kind, code: waiting.code, authorId: waiting.authorId }) === null &&
        !waiting.signed.includes(keeper.userId)
      );
    case "page":
      return whyNotSign(keeper, "master", { kind }) === null;
    case "daily":
    case "weekly":
    case "fuel":
      return isHead(keeper) && whyNotSign(keeper, "officer", { kind, code: waiting.code }) === null;
    case "declaration":
      return whyNotSign(keeper, "master", { kind }) === null;
    case "test":
      return whyNotSign(keeper, "officer", { kind, code: waiting.code }) === null;
  }
}

const isHead = ({ role }: Keeper): boolean => role === "captain" || role === "hod";

/**
 * Who is told of it: of an entry its author, where they may sign it, else whoever has charge of it. Of what nobody aboard can do, the captain
 * is told, wherever they are.
 */
export function hearersOf<Somebody extends Keeper>(waiting: WaitingInBook, keepers: readonly Somebody[]): Somebody[] {
  const able = keepers.filter((keeper) => mayActOn(waiting, keeper));
  if (waiting.what === "entry" && waiting.awaits !== "witness") {
    const author = able.filter(({ userId }) => userId === waiting.authorId);
    if (author.length > 0) return author;
    // The captain may sign anything; it is the officers whom it waits for.
    const officers = able.filter(({ role }) => role !== "captain");
    if (waiting.awaits === "officer" && officers.length > 0) return officers;
  }
  return able.length > 0 ? able : keepers.filter(({ role }) => role === "captain");
}
