import type { VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { isEvent } from "./events.repository.ts";
import { type LogbookRow, logbookRecord } from "./logbooks.record.ts";
import { findLogbook, updateLogbook } from "./logbooks.repository.ts";
import type { SeenHeadInput } from "./logbooks.schema.ts";
import { isSettled, type LossAnswered, lossesAnswered, type SeenEvent } from "./losses.service.ts";
import { keepLost } from "./lost-heads.service.ts";
import { keepFinding } from "./proving.service.ts";

/** The end of a book as devices keep it, with the last answer that it holds. */
export function headOf(scope: VesselScope, book: LogbookRow, answers: readonly LossAnswered[]) {
  const { id, headSeq: seq, headHash: hash } = book;
  const head = { seq, hash, line: answers.at(-1)?.seq ?? 0 };
  return { ...head, seal: sealOfHead(scope, id, head) };
}

type UnsealedHead = SeenEvent & { readonly hash: string };

/** It names the vessel: a book of another one may have been opened under the same id, and proves nothing here. */
const sealOfHead = ({ services, vesselId }: VesselScope, id: string, { seq, hash, line }: UnsealedHead) =>
  services.secrets
    .sign(`book head\n${vesselId}\n${id}\n${seq}\n${hash}${line === 0 ? "" : `\n${line}`}`)
    .toString("hex");

export interface TakenHead {
  readonly holds: boolean;
  /** Whether the ship sealed what was seen: then the book is told to everybody as one that does not hold. */
  readonly isSealed: boolean;
  /** Whether the master has said since why it is missing: it is told no more. */
  readonly isAnswered: boolean;
  /** Where the book ends by now. */
  readonly head: { readonly seq: number; readonly hash: string };
}

/**
 * What a device has seen of a book is held against it. Whoever wrote the whole chain anew, or cut its end off, does not reach the devices: an
 * event that the ship has sealed and the book does not hold proves it, for good. What she did not seal proves nothing, whoever says it.
 */
export async function tellHead(scope: VesselScope, { id, seq, hash, line, seal }: SeenHeadInput): Promise<TakenHead> {
  const { tx, vesselId } = scope;
  const book = expectRow(await findLogbook(tx, vesselId, id));
  const head = { seq: book.headSeq, hash: book.headHash };
  const isSealed = seal === sealOfHead(scope, id, { seq, hash, line });
  if (await isEvent(tx, vesselId, { logbookId: id, seq, hash }))
    return { holds: true, isSealed, isAnswered: false, head };
  const isAnswered = isSealed && isSettled(await lossesAnswered(scope, book), { seq, line });
  if (isSealed && !isAnswered) await tellLost(scope, id, { seq, hash, line });
  return { holds: false, isSealed, isAnswered, head };
}

/** A book that is told so stays so until its master answers. */
async function tellLost(scope: VesselScope, id: string, seen: UnsealedHead) {
  const lost = await keepLost(scope, id, seen);
  if (!lost) return;
  const { book, lostHead } = lost;
  const { number, headSeq, headHash } = book;
  await updateLogbook(scope.tx, book, { lostHead, updatedAt: scope.now });
  const facts = { name: number, ...lostHead, headSeq, headHash };
  await recordChange(scope, logbookRecord, id, { verb: "head_lost", facts });
  const firstBad = { seq: lostHead.seq, entryNo: null, fault: "head" } as const;
  scope.afterCommit.push((services) => keepFinding(services, { id, vesselId: scope.vesselId, firstBad }));
}
