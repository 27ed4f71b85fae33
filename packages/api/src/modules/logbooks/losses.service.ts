import type { LostPayload } from "@ymp/core/books/book-events";
import type { VesselScope } from "../../context.ts";
import { eventsOfType, isEvent } from "./events.repository.ts";
import { payloadOf } from "./events.rules.ts";
import type { EventRow, LogbookRow } from "./logbooks.record.ts";

/** What the master has said of events that the book no longer holds. */
export interface LossAnswered {
  readonly seq: number;
  readonly at: Date;
  readonly name: string;
  readonly rank: string | null;
  readonly reason: string;
  readonly lost: { readonly from: number; readonly seq: number; readonly hash: string };
}

export async function lossesAnswered(
  { tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">,
  book: Pick<LogbookRow, "id" | "headSeq">,
): Promise<LossAnswered[]> {
  return (await eventsOfType(tx, vesselId, book, "answer_lost")).map(answered);
}

function answered(event: EventRow): LossAnswered {
  const { name, rank = null, reason, lost } = payloadOf<LostPayload>(event);
  return { seq: event.seq, at: event.createdAt, name, rank, reason, lost };
}

export interface SeenEvent {
  readonly seq: number;
  /** The last answer that the book held when it was seen; 0 where it held none. */
  readonly line: number;
}

/**
 * An answer settles what was seen before it, from the first event that was missed on. What was seen since, or stood before that one, it does
 * not explain.
 */
export const isSettled = (answers: readonly LossAnswered[], { seq, line }: SeenEvent): boolean =>
  answers.some((answer) => line < answer.seq && seq >= answer.lost.from);

/** Who answered for a head that was mailed before the loss; null where nobody did. */
export const answerTo = (answers: readonly LossAnswered[], mailed: SeenEvent): LossAnswered | null =>
  answers.find((answer) => isSettled([answer], mailed) && mailed.seq <= answer.lost.seq) ?? null;

/** What a device has seen, the book no longer holds, and nobody has answered for; null where there is none. */
export async function openLoss({ tx, vesselId }: Pick<VesselScope, "tx" | "vesselId">, book: LogbookRow) {
  const { id, lostHead } = book;
  if (lostHead === null || (await isEvent(tx, vesselId, { ...lostHead, logbookId: id }))) return null;
  const { seq, hash, from = seq, line = 0 } = lostHead;
  const answers = await lossesAnswered({ tx, vesselId }, book);
  return isSettled(answers, { seq: from, line }) ? null : { seq, hash, from };
}
