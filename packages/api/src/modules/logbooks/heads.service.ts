import { headText, readHead } from "@ymp/core/books/book-head";
import { AppError } from "@ymp/core/errors";
import { vessels } from "@ymp/db/schema/vessels";
import { asc } from "drizzle-orm";
import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { notifyBooksKept } from "../../platform/mail/notify-vessel.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { isEvent } from "./events.repository.ts";
import { findLogbook, logbooksOnBoard } from "./logbooks.repository.ts";
import { answerTo, type LossAnswered, lossesAnswered } from "./losses.service.ts";
import { sealOf, type VerificationReport, verifyLogbook } from "./verifying.service.ts";

const dayMs = 86_400_000;
/** A book that was closed is told for some days more, with its end: a mail may not arrive. */
const toldAfterClosingDays = 8;

/**
 * Sends the head of every book ashore, to the captain and the company: whoever had the database and the installation's key and wrote a
 * whole chain anew does not reach what lies in their mailboxes.
 */
export async function mailHeads(services: Services): Promise<void> {
  const all = await services.database.db.select({ id: vessels.id }).from(vessels).orderBy(asc(vessels.name));
  for (const { id } of all)
    try {
      await mailHeadsOf(services, id);
    } catch (error) {
      services.reportError(error, { part: "mailing the heads of books", vesselId: id });
    }
}

async function mailHeadsOf(services: Services, vesselId: string): Promise<void> {
  await administerBySystem(services, async (outside) => {
    const { tx, vessel, now } = await enterFromOutside(outside, vesselId);
    const since = now.getTime() - toldAfterClosingDays * dayMs;
    const books = (await logbooksOnBoard(tx, vesselId, true)).filter(
      ({ closedAt }) => closedAt === null || closedAt.getTime() > since,
    );
    if (books.length === 0) return;
    const lines = [];
    for (const book of books) {
      const { id, number, headSeq: seq, headHash: hash } = book;
      const line = (await lossesAnswered({ tx, vesselId }, book)).at(-1)?.seq ?? 0;
      const seal = sealOf({ tx, vesselId, services }, id, { seq, hash });
      lines.push({
        text: headText({ number, seq, hash, line }, seal),
        link: `${services.origin}/app/logbookdetails/${id}?vessel=${vesselId}`,
      });
    }
    await notifyBooksKept(outside, vessel, lines);
  });
}

/**
 * Proves the book, and says whether it holds a head that was mailed: null where none was given. Of one that it no longer holds, what its master
 * has said of it, where an answer settles it.
 */
export async function verifyAgainst(
  scope: VesselScope,
  { id, head }: { id: string; head?: string | undefined },
): Promise<VerificationReport & { holdsHead: boolean | null; answered: LossAnswered | null }> {
  const report = await verifyLogbook(scope, id);
  if (head === undefined) return { ...report, holdsHead: null, answered: null };
  const mailed = readHead(head);
  if (!mailed) throw new AppError("invalid", "logbook-refusals:headWrong", {}, { head: "logbook-refusals:headWrong" });
  const book = expectRow(await findLogbook(scope.tx, scope.vesselId, id));
  const { number } = book;
  if (mailed.number !== number)
    throw new AppError(
      "invalid",
      "logbook-refusals:headOfOther",
      { number: mailed.number },
      { head: "logbook-refusals:headOfOther" },
    );
  // What lies beyond the first event that does not hold was not reckoned.
  const isReckoned = mailed.seq <= report.events;
  const holdsHead = isReckoned && (await isEvent(scope.tx, scope.vesselId, { ...mailed, logbookId: id }));
  const answers = holdsHead ? [] : await lossesAnswered(scope, book);
  const answered = answerTo(answers, mailed);
  return { ...report, holdsHead, answered };
}
