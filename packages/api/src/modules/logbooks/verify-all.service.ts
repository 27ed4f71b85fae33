import type { Database } from "@ymp/db/client";
import { vessels } from "@ymp/db/schema/vessels";
import { inScope } from "@ymp/db/scope";
import { asc } from "drizzle-orm";
import type { Services } from "../../services.ts";
import { logbooksOnBoard } from "./logbooks.repository.ts";
import { type VerificationReport, verify } from "./verifying.service.ts";

export interface VerifiedBook extends VerificationReport {
  readonly vessel: string;
  readonly vesselId: string;
}

/** Proves every book of every vessel, one after the other. */
export async function* verifyAllBooks(
  database: Database,
  services: Pick<Services, "secrets">,
): AsyncGenerator<VerifiedBook> {
  const all = await database.db.select({ id: vessels.id, name: vessels.name }).from(vessels).orderBy(asc(vessels.name));
  for (const { id: vesselId, name } of all) {
    const scope = { vesselId, userId: null, access: "snapshot" } as const;
    const books = await inScope(database, scope, (tx) => logbooksOnBoard(tx, vesselId, true));
    for (const book of books) {
      const report = await inScope(database, scope, (tx) => verify({ tx, vesselId, services }, book));
      yield { vessel: name, vesselId, ...report };
    }
  }
}
