import type { Db } from "@ymp/db/client";
import { inBatches } from "../../kit/bounded.ts";
import { ArchiveRefused } from "../../platform/archives/check-archive.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { Secrets } from "../../platform/secrets/secrets.ts";
import { eventsAfter, sealEvents } from "./events.repository.ts";
import { type EventRow, type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import { logbooksOnBoard } from "./logbooks.repository.ts";
import { sealOf, type Verifying, verify } from "./verifying.service.ts";

const eventsAtOnce = 500;

/**
 * The books of a vessel that comes by an archive: each is proved as far as that can be done without the key of the installation it comes
 * from, and sealed with the key of this one, which stands in the history. One that was known there not to hold arrives as it is.
 * @throws ArchiveRefused for one that does not hold
 */
export async function receiveBooks(
  { secrets, now }: { secrets: Secrets; now: Date },
  { tx, vesselId }: { tx: Db; vesselId: string },
): Promise<void> {
  const arriving: Verifying = { tx, vesselId, services: { secrets }, isSealedElsewhere: true };
  for (const book of await logbooksOnBoard(tx, vesselId, true)) {
    if (book.brokenSince !== null) continue;
    const { ok, firstBad, headHash } = await verify(arriving, book);
    if (!ok)
      throw new ArchiveRefused(
        `The book ${book.number} does not hold: event ${firstBad?.seq} (${firstBad?.fault}). The archive was changed after it was written.`,
      );
    await sealAnew(arriving, book);
    const scope = { tx, vesselId, now, actor: { kind: "system", userId: null } as const, audit: { rows: 0 } };
    const facts = { name: book.number, seq: book.headSeq, hash: headHash };
    await recordChange(scope, logbookRecord, book.id, { verb: "sealed_anew", facts });
  }
}

async function sealAnew(arriving: Verifying, { id }: LogbookRow): Promise<void> {
  const { tx, vesselId } = arriving;
  const read = (batchSize: number, last?: EventRow) => eventsAfter(tx, vesselId, id, last?.seq ?? 0, batchSize);
  for await (const events of inBatches<EventRow>(eventsAtOnce, read))
    await sealEvents(
      tx,
      vesselId,
      events.map((event) => ({ id: event.id, seal: sealOf(arriving, id, event) })),
    );
}
