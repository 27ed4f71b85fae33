const dayMs = 86_400_000;
/** How far the clocks of those who write in books may run apart. */
const aheadMs = 5 * 60_000;
/** As far back as work is written down at all. */
const backMs = 5 * 366 * dayMs;

export const isAhead = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + aheadMs;
export const isLongAgo = (at: Date, now: Date): boolean => at.getTime() < now.getTime() - backMs;
