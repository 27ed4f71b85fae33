import type { MessageParams } from "@ymp/core/errors";
import type { Refusal } from "../../app/failures.ts";

/** A change that was made without a link (or whose answer never came) and waits to be sent. */
export interface QueuedWrite {
  /** Made on the device; sorts by time of making. */
  id: string;
  accountId: string;
  vesselId: string;
  /** The procedure: "jobs.complete". */
  path: string;
  input: unknown;
  /** What the server tells it by when it is sent again: its id, until the server took none or a part of it. */
  key?: string;
  /** What the panel calls it. */
  label: { messageKey: string; params: MessageParams };
  /** Message key for each field of the input that its author may mend in the queue. */
  fields: Record<string, string>;
  /** The record it changes. Writes on one record keep their order even when one of them is refused. */
  subject: string | null;
  /** The record whose files on this device must be on the server first: "job:018f…". */
  awaitsFilesOf?: string;
  queuedAt: Date;
  attempts: number;
  /** Until then the tab that made it waits for its answer, and no other sends it. */
  heldUntil?: Date;
  /** Why the server would not take it; it waits for its author then. */
  refusal: Refusal | null;
}

/**
 * The next write to send: the oldest that was not refused, does not wait for files or for an answer, and does not follow such a
 * one on its record.
 */
export function nextToSend(
  writes: readonly QueuedWrite[],
  awaited: ReadonlySet<string> = new Set(),
  isInHand: (write: QueuedWrite) => boolean = () => false,
): QueuedWrite | undefined {
  const heldBack = new Set<string>();
  for (const write of inOrder(writes)) {
    const isHeldBack = write.subject !== null && heldBack.has(write.subject);
    const isAwaiting = write.awaitsFilesOf !== undefined && awaited.has(write.awaitsFilesOf);
    if (!write.refusal && !isAwaiting && !isHeldBack && !isInHand(write)) return write;
    if (write.subject !== null) heldBack.add(write.subject);
  }
  return undefined;
}

export function inOrder(writes: readonly QueuedWrite[]): QueuedWrite[] {
  return [...writes].sort((a, b) => (a.id < b.id ? -1 : 1));
}
