const dayMs = 86_400_000;
/** How far clocks may run apart. */
const aheadMs = 5 * 60_000;

export interface Lateness {
  readonly isLate: boolean;
  /** It stands in the book why. */
  readonly needsReason: boolean;
}

/** Late is what was done before something that stands in the book already, or more than a day ago; the latter says why. */
export function latenessOf(occurredAt: Date, recordedAt: Date, lastOccurredAt: Date | null): Lateness {
  const needsReason = recordedAt.getTime() - occurredAt.getTime() > dayMs;
  return { isLate: needsReason || (lastOccurredAt !== null && occurredAt < lastOccurredAt), needsReason };
}

export const isAhead = (occurredAt: Date, now: Date): boolean => occurredAt.getTime() > now.getTime() + aheadMs;
