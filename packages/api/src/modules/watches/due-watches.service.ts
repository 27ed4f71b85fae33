import { mostWatches } from "@ymp/core/watches/watch-plan";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { unsignedHandovers, untakenWatches } from "./due-watches.repository.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Watches that begin within the hour, or began within the last and were not taken over; handovers of the last day that wait for a signature. */
export async function dueWatches({ tx, vesselId, now }: VesselScope) {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const [untaken, unsigned] = await Promise.all([
    wholeUpTo(
      untakenWatches(tx, vesselId, { from: at(-hourMs), until: at(hourMs), now }),
      mostWatches,
      "watch-plans:refusal.tooMany",
    ),
    wholeUpTo(
      unsignedHandovers(tx, vesselId, { from: at(-dayMs), until: at(-hourMs) }),
      mostWatches,
      "watch-plans:refusal.tooMany",
    ),
  ]);
  return { untaken, unsigned };
}
