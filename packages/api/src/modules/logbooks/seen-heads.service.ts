import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { isEvent } from "./events.repository.ts";
import { type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import { findLogbook, updateLogbook } from "./logbooks.repository.ts";
import type { SeenHeadInput } from "./logbooks.schema.ts";
import { keepFinding } from "./proving.service.ts";

export function headOf(scope: VesselScope, { id, headSeq: seq, headHash: hash }: LogbookRow) {
  return { seq, hash, seal: sealOfHead(scope, id, { seq, hash }) };
}

/** It names the vessel: a book of another one may have been opened under the same id, and proves nothing here. */
const sealOfHead = ({ services, vesselId }: VesselScope, id: string, { seq, hash }: { seq: number; hash: string }) =>
  services.secrets.sign(`book head\n${vesselId}\n${id}\n${seq}\n${hash}`).toString("hex");

export interface TakenHead {
  readonly holds: boolean;
  /** Whether the ship sealed what was seen: then the book is told to everybody as one that does not hold. */
  readonly isSealed: boolean;
  /** Where the book ends by now. */
  readonly head: { readonly seq: number; readonly hash: string };
}

/**
 * What a device has seen of a book is held against it. Whoever wrote the whole chain anew, or cut its end off, does not reach the devices: an
 * event that the ship has sealed and the book does not hold proves it, for good. What she did not seal proves nothing, whoever says it.
 */
export async function tellHead(scope: VesselScope, { id, seq, hash, seal }: SeenHeadInput): Promise<TakenHead> {
  const { tx, vesselId } = scope;
  const book = expectRow(await findLogbook(tx, vesselId, id));
  const head = { seq: book.headSeq, hash: book.headHash };
  const isSealed = seal === sealOfHead(scope, id, { seq, hash });
  if (await isEvent(tx, vesselId, { logbookId: id, seq, hash })) return { holds: true, isSealed, head };
  if (isSealed) await keepLost(scope, id, { seq, hash });
  return { holds: false, isSealed, head };
}

/** The latest of what was lost; a book that is told so stays so. */
async function keepLost(scope: VesselScope, id: string, lostHead: NonNullable<LogbookRow["lostHead"]>) {
  const book = expectRow(await findLogbook(scope.tx, scope.vesselId, id, "update"));
  if (book.lostHead !== null && book.lostHead.seq >= lostHead.seq) return;
  const { number, headSeq, headHash } = book;
  await updateLogbook(scope.tx, book, { lostHead, updatedAt: scope.now });
  const facts = { name: number, ...lostHead, headSeq, headHash };
  await recordChange(scope, logbookRecord, id, { verb: "head_lost", facts });
  const firstBad = { seq: lostHead.seq, entryNo: null, fault: "head" } as const;
  scope.afterCommit.push((services) => keepFinding(services, { id, vesselId: scope.vesselId, firstBad }));
}
