import type { Keeper } from "@ymp/core/books/book-rights";
import { signsPages } from "@ymp/core/books/book-signers";
import { dueDay, repeatedIn } from "@ymp/core/books/due-in-books";
import type { WhatIsMissing } from "@ymp/core/books/missing";
import { todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { presencesOf } from "../people/aboard.service.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { logbooksOnBoard } from "./logbooks.repository.ts";
import { missingIn } from "./missing.service.ts";
import { pagesOf } from "./pages.service.ts";
import { entriesUnsignedSince, lastDaysOf, pagesUnverified } from "./waiting.repository.ts";
import type { MissingEntry, RepeatedWork, WaitingBook, WaitingEntry, WaitingPage } from "./waiting.rules.ts";

const dayMs = 86_400_000;

export const waitingBook = ({ id, kind, number, title }: LogbookRow): WaitingBook => ({ id, kind, number, title });

async function booksById(scope: VesselScope): Promise<Map<string, LogbookRow>> {
  const books = await logbooksOnBoard(scope.tx, scope.vesselId, true);
  return new Map(books.map((book) => [book.id, book]));
}

const openBooks = (scope: VesselScope) => logbooksOnBoard(scope.tx, scope.vesselId, false);

/** Entries that have waited for a signature for more than a day, the oldest first. */
export async function entriesToSign(scope: VesselScope): Promise<WaitingEntry[]> {
  const until = new Date(scope.now.getTime() - dayMs);
  const [rows, books] = await Promise.all([entriesUnsignedSince(scope.tx, scope.vesselId, until), booksById(scope)]);
  return rows.flatMap(({ id, logbookId, ...entry }) => {
    const book = books.get(logbookId);
    return book ? [{ what: "entry" as const, book: waitingBook(book), entryId: id, ...entry }] : [];
  });
}

/** Pages that wait for the master, and for nobody else. */
export async function pagesToVerify(scope: VesselScope): Promise<WaitingPage[]> {
  const [rows, books] = await Promise.all([pagesUnverified(scope.tx, scope.vesselId), booksById(scope)]);
  const ofBooks = [...books.values()].map(async (book) => {
    const numbers = rows.filter(({ logbookId }) => logbookId === book.id).map(({ page }) => page);
    if (numbers.length === 0 || !signsPages(book.kind)) return [];
    const pages = await pagesOf(scope, book, numbers);
    return pages
      .filter(({ state }) => state === "awaitingMaster" || state === "awaitingReverification")
      .map(({ pageNo, entries, marks }) => {
        const last = Math.max(0, ...[...entries, ...marks].map(({ createdAt }) => createdAt.getTime()));
        return { what: "page" as const, book: waitingBook(book), page: pageNo, since: new Date(last) };
      });
  });
  return (await Promise.all(ofBooks)).flat().toSorted((one, other) => one.since.getTime() - other.since.getTime());
}

/** What is to be entered, where one kind of entry alone is. */
const codeOf = { daily: "", weekly: "C", fuel: "H", declaration: "" } as const satisfies Record<WhatIsMissing, string>;

/** What should have stood in the open books before today and no entry has followed: a day is over before its entry is missing. */
export async function entriesMissing(scope: VesselScope): Promise<MissingEntry[]> {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  const books = await openBooks(scope);
  const missing = await missingIn(scope, books);
  return books
    .flatMap((book) => (missing.get(book.id) ?? []).map((one) => ({ book: waitingBook(book), ...one })))
    .filter(({ dueOn, until }) => until === null && dueOn < today)
    .map(({ book, what, tank, dueOn }) => ({ what, book, tank, dueOn, code: codeOf[what] }))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/** Tests, inspections and drills that stand in open books each time, with the last day on which they are in time. */
export async function repeatedWork(scope: VesselScope): Promise<RepeatedWork[]> {
  const { tx, vesselId, vessel } = scope;
  const ofBooks = (await openBooks(scope)).map(async (book) => {
    const repeated = repeatedIn(book.kind);
    if (repeated.length === 0) return [];
    const lastOf = await lastDaysOf(tx, vesselId, book.kind, repeated);
    const openedOn = todayIn(vessel.timeZone, book.openedAt);
    return repeated.map((one) => ({
      ...{ what: "test" as const, book: waitingBook(book), key: one.key, code: one.code, title: one.title },
      dueOn: dueDay(one, lastOf.get(one.key) ?? null, openedOn),
    }));
  });
  return (await Promise.all(ofBooks)).flat().toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/** Books that the nightly proof found not to hold, with when it found that first. */
export async function booksThatDoNotHold(scope: VesselScope): Promise<{ book: WaitingBook; since: Date }[]> {
  const books = await logbooksOnBoard(scope.tx, scope.vesselId, true);
  return books.flatMap((book) => (book.brokenSince ? [{ book: waitingBook(book), since: book.brokenSince }] : []));
}

/** Of these what is late. */
export async function testsOverdue(scope: VesselScope): Promise<RepeatedWork[]> {
  const today = todayIn(scope.vessel.timeZone, scope.now);
  return (await repeatedWork(scope)).filter(({ dueOn }) => dueOn < today);
}

/** People with accounts as keepers of the books. */
export async function keepersAmong(scope: VesselScope, readers: readonly Reader[]): Promise<Keeper[]> {
  const presences = await presencesOf(scope, readers);
  return readers.map(({ userId, access: { role, department } }, at) => ({
    ...{ userId, role, department },
    presence: presences[at] ?? "ashore",
  }));
}
