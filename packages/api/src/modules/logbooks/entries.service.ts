import { can } from "@ymp/core/access/resolve-access";
import type { EntryPayload, SignPayload, StrikePayload } from "@ymp/core/books/book-events";
import { whyNotSign, whyNotStrike, whyNotSubmit } from "@ymp/core/books/book-rights";
import type { PageState } from "@ymp/core/books/entry-state";
import { correctionOf } from "@ymp/core/books/kinds";
import { AppError } from "@ymp/core/errors";
import { offsetMinutesAt } from "@ymp/core/time-zone";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { correctionsOf, entriesPage, findEntry, marksOf } from "./events.repository.ts";
import { payloadOf } from "./events.rules.ts";
import { filesPutTo } from "./files-of-events.rules.ts";
import { jobsOf } from "./jobs-in-books.service.ts";
import { readingKeeper } from "./keepers.service.ts";
import type { EventRow, LogbookRow } from "./logbooks.record.ts";
import { departmentOf, findLogbook } from "./logbooks.repository.ts";
import type { EntriesInput, PagesInput } from "./logbooks.schema.ts";
import { lastPageOf, ownState, type Page, pagesOf } from "./pages.service.ts";

/** Entries as the book holds them, in the order of their numbers. */
export async function listEntries(scope: VesselScope, input: EntriesInput) {
  const book = expectRow(await findLogbook(scope.tx, scope.vesselId, input.id));
  const { rows, nextCursor } = await entriesPage(scope.tx, scope.vesselId, input);
  return { rows: await presented(scope, book, rows), nextCursor };
}

export async function getEntry(scope: VesselScope, { id, entryId }: { id?: string | undefined; entryId: string }) {
  const entry = expectRow(await findEntry(scope.tx, scope.vesselId, entryId));
  if (id !== undefined && entry.logbookId !== id) throw new AppError("not_found", "refusals:recordNotFound");
  const book = expectRow(await findLogbook(scope.tx, scope.vesselId, entry.logbookId));
  const [shown] = await presented(scope, book, [entry]);
  const strike = await mayStrike(scope, book, entry);
  const operation = { kind: book.kind, code: entry.code ?? undefined, authorId: entry.userId };
  const attach =
    can(scope.access, "logbook:edit") &&
    book.closedAt === null &&
    whyNotSubmit(await readingKeeper(scope), operation) === null;
  return {
    ...expectRow(shown),
    ...{ event: entry.event, previousHash: entry.previousHash, book: { id: book.id, kind: book.kind } },
    can: { strike: strike && !shown?.isStruck, attach: attach && !shown?.isStruck },
  };
}

async function mayStrike(scope: VesselScope, book: LogbookRow, { userId }: EventRow): Promise<boolean> {
  const { tx, vesselId, access } = scope;
  if (correctionOf(book.kind) !== "strike" || !can(access, "logbook:edit")) return false;
  if (book.closedAt !== null && access.role !== "captain") return false;
  const [keeper, department] = await Promise.all([readingKeeper(scope), departmentOf(tx, vesselId, userId)]);
  return whyNotStrike(keeper, { userId, department }) === null;
}

/** Pages with their state, from the last written one backwards unless told otherwise. */
export async function listPages(scope: VesselScope, { id, from, count }: PagesInput) {
  const book = expectRow(await findLogbook(scope.tx, scope.vesselId, id));
  const last = lastPageOf(book);
  const first = Math.max(book.firstPageNo, from ?? last - count + 1);
  const to = Math.min(last, first + count - 1);
  const numbers = Array.from({ length: Math.max(0, to - first + 1) }, (_, nth) => first + nth);
  const pages = await pagesOf(scope, book, numbers);
  return { firstPageNo: book.firstPageNo, lastPageNo: last, pages: pages.map(presentedPage) };
}

function presentedPage({ pageNo, state, hash, entries, verifications }: Page) {
  const [first, last] = [entries[0], entries.at(-1)];
  return {
    ...{ pageNo, state, hash, entries: entries.length },
    firstNo: first?.entryNo ?? null,
    lastNo: last?.entryNo ?? null,
    verifications: verifications.map(presentedSignature),
  };
}

async function presented(scope: VesselScope, book: LogbookRow, entries: readonly EventRow[]) {
  const ids = entries.map(({ id }) => id);
  const { tx, vesselId } = scope;
  const mayEdit = can(scope.access, "logbook:edit");
  const [marks, corrections, states, jobs, keeper] = await Promise.all([
    marksOf(tx, vesselId, ids),
    correctionsOf(tx, vesselId, ids),
    statesOfPages(scope, book, entries),
    jobsOf(scope, entries),
    readingKeeper(scope),
  ]);
  return entries.map((entry) => {
    const own = marks.filter(({ entryId }) => entryId === entry.id);
    const payload = payloadOf<EntryPayload>(entry);
    const state = ownState(entry, own, states.get(entry.pageNo ?? 0) ?? null);
    const operation = { kind: book.kind, code: payload.code, authorId: entry.userId };
    const {
      author,
      signers,
      lines = null,
      columns = null,
      warnings = [],
      lateReason = null,
      writtenAt,
      writtenOffsetMin = 0,
      corrects = null,
      madeBy = null,
      paper = null,
    } = payload;
    return {
      ...{ id: entry.id, no: entry.entryNo ?? 0, code: payload.code, title: payload.title, hash: entry.hash },
      ...{ pageNo: entry.pageNo ?? 0, lastPageNo: entry.lastPageNo ?? 0, occurredAt: entry.occurredAt },
      ...{ shipOffsetMin: payload.shipOffsetMin, recordedAt: entry.createdAt, seq: entry.seq },
      recordedOffsetMin: payload.recordedOffsetMin ?? offsetMinutesAt(scope.vessel.timeZone, entry.createdAt),
      ...{ author: { ...author, rank: author.rank ?? null, userId: entry.userId }, values: payload.values },
      ...{ lines, columns, warnings, signers, madeBy, paper, isLate: entry.isLate === true, lateReason },
      /** On a device, where it waited for a link. */
      written: writtenAt === undefined ? null : { at: new Date(writtenAt), offsetMin: writtenOffsetMin },
      ...state,
      maySign: mayEdit ? state.awaits.filter((capacity) => whyNotSign(keeper, capacity, operation) === null) : [],
      signatures: own.filter(({ type }) => type === "sign").map(presentedSignature),
      files: filesPutTo(own, entry.id),
      strike: own.filter(({ type }) => type === "strike").map(presentedStrike)[0] ?? null,
      corrects: entry.correctsId === null ? null : { id: entry.correctsId, no: corrects ?? 0 },
      job: jobs.get(entry.jobId ?? "") ?? null,
      correctedBy: corrections
        .filter(({ correctsId }) => correctsId === entry.id)
        .map(({ id, no }) => ({ id, no: no ?? 0 })),
    };
  });
}

async function statesOfPages(
  scope: VesselScope,
  book: LogbookRow,
  entries: readonly EventRow[],
): Promise<Map<number, PageState | null>> {
  const numbers = [...new Set(entries.map(({ pageNo }) => pageNo ?? 0))];
  const pages = await pagesOf(scope, book, numbers);
  return new Map(pages.map(({ pageNo, state }) => [pageNo, state]));
}

function presentedSignature(event: EventRow) {
  const { name, rank = null, role, givenAt } = payloadOf<SignPayload>(event);
  return {
    ...{ id: event.id, name, rank, role, userId: event.userId, signedAt: event.createdAt, drawing: event.drawing },
    /** Without a link, by the clock of the device that it waited on. */
    givenAt: givenAt === undefined ? null : new Date(givenAt),
  };
}

const presentedStrike = (event: EventRow) => ({
  ...presentedSignature(event),
  reason: payloadOf<StrikePayload>(event).reason,
});
