/** Days before the end at which the end of something is told, each once. */
export const expiryThresholds = [90, 60, 30, 7, 0] as const;
export type ExpiryThreshold = (typeof expiryThresholds)[number];

/** The narrowest that was reached: somebody who is told late is told once. Null while the end is far away. */
export function thresholdReached(daysLeft: number): ExpiryThreshold | null {
  return expiryThresholds.findLast((threshold) => daysLeft <= threshold) ?? null;
}
