/** So many within a window that begins with the first of them. */
export interface AttemptLimit {
  readonly points: number;
  readonly windowMinutes: number;
}

/** Whole minutes until the window is over, at least one. */
export function minutesToWait(windowEndsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 60_000));
}

export interface SignInLimits {
  readonly account: AttemptLimit;
  /** Once there were so many wrong ones from an address, each account has few from there. */
  readonly address: AttemptLimit;
  readonly accountFromAddress: AttemptLimit;
  /** So many from one address are no crew any more. */
  readonly addressAtAll: number;
}
