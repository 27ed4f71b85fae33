import type { LostPayload } from "@ymp/core/books/book-events";
import { AppError } from "@ymp/core/errors";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { type Signer, signByPin } from "../people/pin-signing.service.ts";
import { append, signedBy, takeTurn } from "./chain.service.ts";
import { signerAs } from "./keepers.service.ts";
import { logbookRecord } from "./logbooks.record.ts";
import { findLogbook } from "./logbooks.repository.ts";
import type { AnswerLostInput } from "./logbooks.schema.ts";
import { openLoss, type SeenEvent } from "./losses.service.ts";
import { keepFinding } from "./proving.service.ts";
import { verifyLogbook } from "./verifying.service.ts";

/** The master says why events are missing, such as after a backup was brought back: an event of the book as every other, for good. */
export function answerLost(gate: AtTheGate, input: AnswerLostInput): Promise<{ id: string }> {
  return signByPin(gate, input, {
    judge: signerAs("master", input.id),
    work: (scope, signer) => answer(scope, signer, input),
  });
}

async function answer(scope: VesselScope, signer: Signer, { id, lost: shown, reason }: AnswerLostInput) {
  const before = await takeTurn(scope, id);
  const lost = await openLoss(scope, before);
  if (lost === null) throw new AppError("conflict", "logbook-refusals:nothingLost");
  if (lost.seq !== shown.seq || lost.hash !== shown.hash) throw new AppError("stale", "logbook-refusals:lostAnother");
  const payload = { ...signedBy(signer, "master"), reason, lost } satisfies LostPayload;
  const { book } = await append(scope, before, {
    type: "answer_lost",
    says: { payload },
    columns: { capacity: "master", drawing: signer.drawing },
  });
  const facts = { name: book.number, ...lost, reason };
  await recordChange(scope, logbookRecord, id, { verb: "lost_answered", facts });
  const { vesselId } = scope;
  const { firstBad } = await verifyLogbook(scope, id);
  scope.afterCommit.push((services) => keepFinding(services, { id, vesselId, firstBad }));
  return { id };
}

/** A loss that was told keeps the first event that is missed, and the last. */
export async function keepLost(scope: VesselScope, id: string, { seq, hash, line }: SeenEvent & { hash: string }) {
  const book = expectRow(await findLogbook(scope.tx, scope.vesselId, id, "update"));
  const known = await openLoss(scope, book);
  const from = Math.min(seq, known?.from ?? seq);
  if (known && known.seq >= seq && from === known.from) return null;
  const last = known && known.seq > seq ? { seq: known.seq, hash: known.hash } : { seq, hash };
  return { book, lostHead: { ...last, from, line } };
}
