import type { AttemptLimit, SignInLimits } from "../../platform/limits/attempt-limit.ts";
import type { SetThemeInput } from "./session.schema.ts";

export const signInLimits = {
  account: { points: 10, windowMinutes: 15 },
  address: { points: 60, windowMinutes: 15 },
  accountFromAddress: { points: 2, windowMinutes: 15 },
  addressAtAll: 600,
} as const satisfies SignInLimits;

export const resetLimits = {
  account: { points: 5, windowMinutes: 60 },
  address: { points: 20, windowMinutes: 60 },
} as const satisfies Record<string, AttemptLimit>;

export const resetLifeMinutes = 60;

/** Choosing a kind of navigation opens it. */
export function withConsequences(chosen: SetThemeInput): SetThemeInput {
  return chosen.navType ? { ...chosen, navCollapsed: false } : chosen;
}
