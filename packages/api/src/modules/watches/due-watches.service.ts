import { mostWatches } from "@ymp/core/watches/watch-plan";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { missedWatches, unsignedHandovers, untakenWatches } from "./due-watches.repository.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Watches that begin within the hour, or began within the last and were not taken over; those of the last day that nobody took over;
 * handovers of the last day that wait for a signature.
 */
export async function dueWatches({ tx, vesselId, now }: VesselScope) {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const [untaken, missed, unsigned] = await Promise.all([
    wholeUpTo(
      untakenWatches(tx, vesselId, { from: at(-hourMs), until: at(hourMs), now }),
      mostWatches,
      "watch-plans:refusal.tooMany",
    ),
    wholeUpTo(
      missedWatches(tx, vesselId, { from: at(-dayMs), until: now }),
      mostWatches,
      "watch-plans:refusal.tooMany",
    ),
    wholeUpTo(
      unsignedHandovers(tx, vesselId, { from: at(-dayMs), until: at(-hourMs) }),
      mostWatches,
      "watch-plans:refusal.tooMany",
    ),
  ]);
  return { untaken, missed, unsigned };
}

/** What is older is left as it is. */
const settledForDays = 14;

/** Watches of two weeks that nobody took over, and handovers that one alone signed more than a day ago. */
export async function unsettledWatches({ tx, vesselId, now }: VesselScope) {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const from = at(-settledForDays * dayMs);
  const [missed, unsigned] = await Promise.all([
    wholeUpTo(missedWatches(tx, vesselId, { from, until: now }), mostWatches, "watch-plans:refusal.tooMany"),
    wholeUpTo(unsignedHandovers(tx, vesselId, { from, until: at(-dayMs) }), mostWatches, "watch-plans:refusal.tooMany"),
  ]);
  return { missed, unsigned };
}
