import type { SetThemeInput } from "./session.schema.ts";

/** A limit on attempts: so many within a window that begins with the first of them. */
export interface AttemptLimit {
  readonly points: number;
  readonly windowMinutes: number;
}

export const signInLimits = {
  account: { points: 10, windowMinutes: 15 },
  address: { points: 60, windowMinutes: 15 },
} as const satisfies Record<string, AttemptLimit>;

export const resetLimits = {
  account: { points: 5, windowMinutes: 60 },
  address: { points: 20, windowMinutes: 60 },
} as const satisfies Record<string, AttemptLimit>;

export const resetLifeMinutes = 60;

/** Whole minutes until the window is over, at least one. */
export function minutesToWait(windowEndsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 60_000));
}

/** Choosing a kind of navigation opens it. */
export function withConsequences(chosen: SetThemeInput): SetThemeInput {
  return chosen.navType ? { ...chosen, navCollapsed: false } : chosen;
}
