/** How far the clocks of two processes may be apart before one is taken to have jumped. */
const toleranceMs = 5 * 60_000;

/**
 * Whether a window is over. One that ends later than now and its whole length was started under a clock that ran ahead, and
 * is over too: a jump of the clock locks nobody out for as long as the jump.
 */
export function isWindowOver(endsAt: Date, lengthMs: number, now: Date): boolean {
  const left = endsAt.getTime() - now.getTime();
  return left <= 0 || left > lengthMs + toleranceMs;
}

/** Whether something that happened then is younger than that. What has yet to happen is not. */
export function isYoungerThan(at: Date, lengthMs: number, now: Date): boolean {
  const age = now.getTime() - at.getTime();
  return age < lengthMs && age >= -toleranceMs;
}

/** Whether a moment is so far ahead that only a clock which jumped can have written it. */
export function isOfJumpedClock(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() + toleranceMs;
}

/**
 * Whether something happened before a turn, such as a new password. A turn that a clock which ran ahead wrote says nothing: it would
 * shut people out for as long as the jump.
 */
export function happenedBefore(at: Date, turn: Date, now: Date): boolean {
  return at < turn && !isOfJumpedClock(turn, now);
}

/** For SQL that compares windows itself. */
export const latestEndOfWindow = (lengthMs: number, now: Date) => new Date(now.getTime() + lengthMs + toleranceMs);

/** Whether what was given from then until then holds. It does not where a clock that ran ahead gave it. */
export function holdsNow({ from, until }: { from: Date; until: Date }, now: Date): boolean {
  return until > now && !isOfJumpedClock(from, now);
}
