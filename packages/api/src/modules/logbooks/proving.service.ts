import { recordChange } from "../../platform/changes/record-change.ts";
import { notifyAshore } from "../../platform/mail/notify-vessel.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { readersOf } from "../../platform/notifications/readers.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { logbookRecord } from "./logbooks.record.ts";
import { findLogbook, updateLogbook } from "./logbooks.repository.ts";
import { type VerifiedBook, verifyAllBooks } from "./verify-all.service.ts";

/**
 * Looks every night whether all books hold. For each that does not it raises an alarm; when that is found first, the captain, the company and
 * the platform are told.
 */
export async function proveBooks(services: Services): Promise<void> {
  const { database, secrets, noteSecurity, reportError } = services;
  for await (const report of verifyAllBooks(database, { secrets })) {
    const { vessel, vesselId, number, firstBad } = report;
    if (firstBad !== null) {
      const detail = `${vessel}, ${number}: event ${firstBad.seq} (${[firstBad.fault, firstBad.missing].filter(Boolean).join(": ")})`;
      noteSecurity({ event: "bookBroken", userId: null, detail });
    }
    try {
      await keepFinding(services, report);
    } catch (error) {
      reportError(error, { part: "telling of a book that does not hold", vesselId });
    }
  }
}

/** What was found before is not told again, nor written: a book that holds again is told in the history. */
export async function keepFinding(
  services: Services,
  { id, vesselId, firstBad }: Pick<VerifiedBook, "id" | "vesselId" | "firstBad">,
): Promise<void> {
  await administerBySystem(services, async (outside) => {
    const scope = await enterFromOutside(outside, vesselId);
    const { tx, now, vessel } = scope;
    const book = await findLogbook(tx, vesselId, id, "update");
    if (!book || (book.brokenSince !== null) === (firstBad !== null)) return;
    await updateLogbook(tx, book, { brokenSince: firstBad === null ? null : now });
    const { kind, number } = book;
    if (firstBad === null)
      return recordChange(scope, logbookRecord, id, { verb: "holds_again", facts: { name: number } });
    const { seq, fault } = firstBad;
    await recordChange(scope, logbookRecord, id, { verb: "found_broken", facts: { name: number, seq, fault } });
    const captains = (await readersOf(scope)).filter(({ access }) => access.role === "captain");
    await notify(scope, {
      event: "book_broken",
      to: captains.map(({ userId }) => userId),
      record: { kind: "logbook", id },
      facts: { title: number, bookKind: kind, seq, fault },
      dedupeKey: `book_broken:${id}:${now.toISOString()}`,
    });
    await notifyAshore(outside, vessel, "bookBroken", () => ({ number, seq }));
  });
}
