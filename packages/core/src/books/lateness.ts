const dayMs = 86_400_000;

export interface Lateness {
  readonly isLate: boolean;
  /** It stands in the book why. */
  readonly needsReason: boolean;
}

/**
 * Late is what was done before something that stands in the book already, or more than a day ago; the latter says why.
 * @param endedAt when it was done with
 */
export function latenessOf(endedAt: Date, recordedAt: Date, lastOccurredAt: Date | null): Lateness {
  const needsReason = recordedAt.getTime() - endedAt.getTime() > dayMs;
  return { isLate: needsReason || (lastOccurredAt !== null && endedAt < lastOccurredAt), needsReason };
}

/** The latest operation of a book; what a clock that runs ahead told makes nothing late that follows. */
export function latestOf(lastOccurredAt: Date | null, occurredAt: Date, recordedAt: Date): Date {
  const reached = occurredAt < recordedAt ? occurredAt : recordedAt;
  return lastOccurredAt !== null && lastOccurredAt > reached ? lastOccurredAt : reached;
}
