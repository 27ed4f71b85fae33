import type { BookHead } from "@ymp/core/books/book-head";
import type { Database, Db } from "@ymp/db/client";
import { vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { asc } from "drizzle-orm";
import type { Services } from "../../services.ts";
import { isEvent } from "./events.repository.ts";
import type { LogbookRow } from "./logbooks.record.ts";
import { logbooksOnBoard } from "./logbooks.repository.ts";
import { answerTo, type LossAnswered, lossesAnswered } from "./losses.service.ts";
import { type VerificationReport, verify } from "./verifying.service.ts";

export interface VerifiedBook extends VerificationReport {
  readonly vessel: string;
  readonly vesselId: string;
  /** Of the heads that were given, those that this book holds. */
  readonly holds: readonly BookHead[];
  /** Of those that it does not hold, what its master has answered for. */
  readonly answered: readonly { readonly head: BookHead; readonly answer: LossAnswered }[];
}

/** What lies beyond the first event that does not hold was not reckoned. */
async function heldBy(
  tx: Db,
  vesselId: string,
  { id, number, events }: VerificationReport,
  heads: readonly BookHead[],
): Promise<BookHead[]> {
  const held: BookHead[] = [];
  for (const head of heads)
    if (head.number === number && head.seq <= events && (await isEvent(tx, vesselId, { ...head, logbookId: id })))
      held.push(head);
  return held;
}

async function answeredBy(tx: Db, vesselId: string, book: LogbookRow, lost: readonly BookHead[]) {
  if (lost.length === 0) return [];
  const answers = await lossesAnswered({ tx, vesselId }, book);
  return lost.flatMap((head) => {
    const answer = answerTo(answers, head);
    return answer ? [{ head, answer }] : [];
  });
}

/** Proves every book of every vessel, one after the other. */
export async function* verifyAllBooks(
  database: Database,
  services: Pick<Services, "secrets">,
  heads: readonly BookHead[] = [],
): AsyncGenerator<VerifiedBook> {
  const all = await database.db.select({ id: vessels.id, name: vessels.name }).from(vessels).orderBy(asc(vessels.name));
  for (const { id: vesselId, name } of all) {
    const scope = { vesselId, userId: null, access: "snapshot" } as const;
    const books = await inScope(database, scope, (tx) => logbooksOnBoard(tx, vesselId, true));
    for (const book of books) {
      const report = await inScope(database, scope, (tx) => verify({ tx, vesselId, services }, book));
      const holds = await inScope(database, scope, (tx) => heldBy(tx, vesselId, report, heads));
      const lost = heads.filter((head) => head.number === book.number && !holds.includes(head));
      const answered = await inScope(database, scope, (tx) => answeredBy(tx, vesselId, book, lost));
      yield { vessel: name, vesselId, ...report, holds, answered };
    }
  }
}
