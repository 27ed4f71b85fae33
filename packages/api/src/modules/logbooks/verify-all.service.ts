import type { BookHead } from "@ymp/core/books/book-head";
import type { Database, Db } from "@ymp/db/client";
import { vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { asc } from "drizzle-orm";
import type { Services } from "../../services.ts";
import { isEvent } from "./events.repository.ts";
import { logbooksOnBoard } from "./logbooks.repository.ts";
import { type VerificationReport, verify } from "./verifying.service.ts";

export interface VerifiedBook extends VerificationReport {
  readonly vessel: string;
  readonly vesselId: string;
  /** Of the heads that were given, those that this book holds. */
  readonly holds: readonly BookHead[];
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
      yield { vessel: name, vesselId, ...report, holds };
    }
  }
}
