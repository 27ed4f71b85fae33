import { mostSwaps } from "@ymp/core/watches/watch-swap";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { openSwapsOf, setSwaps } from "./swaps.repository.ts";
import { stateNow } from "./swaps.rules.ts";
import { tellOfSwap } from "./watch-notices.service.ts";
import type { WatchPlanRow } from "./watch-plans.record.ts";
import { findWatches } from "./watches.repository.ts";

/** Ends the requests of a plan whose watches began or are others by now, and tells both. */
export async function lapseSwaps(scope: VesselScope, plan: WatchPlanRow): Promise<void> {
  const { tx, vesselId, now } = scope;
  const open = await wholeUpTo(openSwapsOf(tx, vesselId, plan.id), mostSwaps, "watch-plans:refusal.tooManySwaps");
  if (open.length === 0) return;
  const ids = open.flatMap(({ watchId, otherWatchId }) => [watchId, otherWatchId]).filter((id) => id !== null);
  const watches = await findWatches(tx, vesselId, ids);
  const lapsed = open.filter((swap) => stateNow(swap, { plan, watches, now }) === "lapsed").map(({ id }) => id);
  if (lapsed.length === 0) return;
  for (const swap of await setSwaps(tx, vesselId, lapsed, { state: "lapsed" }, now))
    await tellOfSwap(scope, plan, swap);
}
