/** So many within a window that begins with the first of them. */
export interface AttemptLimit {
  readonly points: number;
  readonly windowMinutes: number;
}

/** Whole minutes until the window is over, at least one. */
export function minutesToWait(windowEndsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 60_000));
}
