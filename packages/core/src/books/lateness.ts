import { isAhead } from "../clock-reach.ts";

const dayMs = 86_400_000;
/** Clocks of devices run apart; what arrives within a quarter of an hour was recorded when it arrived. */
const waitedMs = 900_000;

export interface Lateness {
  readonly isLate: boolean;
  /** It stands in the book why. */
  readonly needsReason: boolean;
}

/**
 * Late is what was done before something that stands in the book already, or more than a day ago. The author gives the reason for an entry made more than a
 * day after; of what was written in time and waited for a link, the time of writing says it.
 * @param endedAt when it was done with
 * @param writtenAt by the device that it waited on
 */
export function latenessOf(
  endedAt: Date,
  recordedAt: Date,
  lastOccurredAt: Date | null,
  writtenAt: Date | null = null,
): Lateness {
  const isOver = (at: Date) => at.getTime() - endedAt.getTime() > dayMs;
  const isLate = isOver(recordedAt) || (lastOccurredAt !== null && endedAt < lastOccurredAt);
  return { isLate, needsReason: isOver(recordedAt) && isOver(writtenAt ?? recordedAt) };
}

/**
 * When an entry was written on a device that had no link. The device's clock says it, which nobody proves: a time that lies before the
 * operation or after its arrival says nothing.
 */
export function writtenBefore(writtenAt: Date | undefined, endedAt: Date, recordedAt: Date): Date | null {
  if (writtenAt === undefined || isAhead(endedAt, writtenAt)) return null;
  return recordedAt.getTime() - writtenAt.getTime() > waitedMs ? writtenAt : null;
}

/** The latest operation of a book; a time from a fast clock does not make later entries late. */
export function latestOf(lastOccurredAt: Date | null, occurredAt: Date, recordedAt: Date): Date {
  const reached = occurredAt < recordedAt ? occurredAt : recordedAt;
  return lastOccurredAt !== null && lastOccurredAt > reached ? lastOccurredAt : reached;
}
