const hourMs = 3_600_000;
/** A round tells what was bunkered since the one before, so the bunkering lies before it; one that is still going on ends after it. */
const before = 48 * hourMs;
const after = 12 * hourMs;

/**
 * Rounds of the sea or port log in which fuel was taken and that no entry H of the oil record book tells: "in the fuel log, not in the book".
 * They are told, and never entered by themselves.
 */
export const unbookedFuel = (rounds: readonly Date[], bunkerings: readonly Date[]): Date[] =>
  rounds.filter((round) => {
    const [from, to] = [round.getTime() - before, round.getTime() + after];
    return !bunkerings.some((begun) => begun.getTime() >= from && begun.getTime() <= to);
  });
