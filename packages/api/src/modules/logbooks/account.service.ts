import type { Period } from "@ymp/core/books/inspected-period";
import { firstOf } from "@ymp/core/bounded";
import { todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { correctionsIn } from "./account.repository.ts";
import { findLogbook } from "./logbooks.repository.ts";
import type { getLogbook } from "./logbooks.service.ts";
import { lastPageOf, pagesOf } from "./pages.service.ts";
import { pagesUnverified } from "./waiting.repository.ts";

type Volume = Awaited<ReturnType<typeof getLogbook>>;

/** More is turned to page by page. */
const mostPages = 200;
const mostCorrections = 500;

/** What an officer asks of a volume in that time: pages without the master, days and weeks without an entry, what was put right, who signed. */
export async function accountOf(scope: VesselScope, volume: Volume, period: Period) {
  const { tx, vesselId, vessel } = scope;
  const [openPages, corrections] = await Promise.all([
    openPagesOf(scope, volume.id),
    correctionsIn(tx, vesselId, volume.id, period, mostCorrections + 1),
  ]);
  const { rows, hasMore } = firstOf(corrections, mostCorrections);
  const day = (at: Date) => todayIn(vessel.timeZone, at);
  const isWithin = (from: string, to: string | null) => from <= period.to && (to === null || to >= period.from);
  return {
    ...{ period, openPages, corrections: rows, hasMoreCorrections: hasMore },
    gaps: volume.missing.filter(({ dueOn, until }) => isWithin(dueOn, until)),
    signers: volume.signatories
      .filter(({ firstAt, lastAt }) => isWithin(day(firstAt), day(lastAt)))
      .map(({ name, rank, role, firstAt, lastAt }) => ({ name, rank, role, from: day(firstAt), to: day(lastAt) })),
  };
}

/** Whatever the period: a page that nobody signed is asked after, however old it is. */
async function openPagesOf(scope: VesselScope, bookId: string) {
  const { tx, vesselId } = scope;
  const book = expectRow(await findLogbook(tx, vesselId, bookId));
  const unverified = (await pagesUnverified(tx, vesselId)).filter(({ logbookId }) => logbookId === bookId);
  const numbers = [...new Set([...unverified.map(({ page }) => page), lastPageOf(book)])].slice(-mostPages);
  const pages = await pagesOf(scope, book, numbers);
  return pages.flatMap(({ pageNo, state, entries }) =>
    state === null || state === "verified" || entries.length === 0 ? [] : [{ pageNo, state }],
  );
}
