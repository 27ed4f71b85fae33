/** Days before an expiry at which a notice is sent, each once. */
export const expiryThresholds = [90, 60, 30, 7, 0] as const;
export type ExpiryThreshold = (typeof expiryThresholds)[number];

/** The smallest threshold that was reached, so that a late notice is sent only once. Null while the end is far away. */
export function thresholdReached(daysLeft: number): ExpiryThreshold | null {
  return expiryThresholds.findLast((threshold) => daysLeft <= threshold) ?? null;
}
