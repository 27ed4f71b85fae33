import { can } from "@ymp/core/access/resolve-access";
import type { SwapState } from "@ymp/core/watches/watch-swap";
import type { VesselScope } from "../../context.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { readersOf } from "../../platform/notifications/readers.ts";
import type { WatchPlanRow, WatchSwapRow } from "./watch-plans.record.ts";

const renewed: { isRenewed: true } = { isRenewed: true };

/** Tells watchkeepers that the plan stands, or that a published one changed for them. Each change is told once. */
export async function tellWatchkeepers(
  scope: VesselScope,
  plan: WatchPlanRow,
  what: "published" | "changed",
  profileIds: readonly (string | null)[],
): Promise<void> {
  const concerned = new Set(profileIds);
  const readers = (await readersOf(scope)).filter(({ profileId }) => profileId !== null && concerned.has(profileId));
  await notify(scope, {
    event: "watch_planned",
    to: readers.map(({ userId }) => userId),
    record: { kind: "watch_plan", id: plan.id },
    facts: { title: plan.name, what },
    dedupeKey: `watch_planned:${plan.id}:${what === "published" ? `published:${plan.version}` : "changed"}`,
    ...(what === "changed" ? renewed : {}),
  });
}

/** Tells those whose turn it is, and those whom the answer concerns: officers once the two agree. */
export async function tellOfSwap(scope: VesselScope, plan: WatchPlanRow, swap: WatchSwapRow): Promise<void> {
  const to = toldOf[swap.state](swap);
  const toOfficers = swap.state === "accepted";
  const readers = (await readersOf(scope)).filter(
    ({ profileId, access }) =>
      (profileId !== null && to.includes(profileId)) ||
      (toOfficers && can(access, "watchkeeping:edit") && profileId !== swap.otherProfileId),
  );
  await notify(scope, {
    event: "watch_planned",
    to: readers.map(({ userId }) => userId),
    record: { kind: "watch_plan", id: plan.id },
    facts: { title: plan.name, what: `swap_${swap.state}` },
    dedupeKey: `watch_swap:${swap.id}:${swap.version}`,
  });
}

const both = ({ profileId, otherProfileId }: WatchSwapRow) => [profileId, otherProfileId];
const toldOf: Readonly<Record<SwapState, (swap: WatchSwapRow) => string[]>> = {
  asked: ({ otherProfileId }) => [otherProfileId],
  accepted: ({ profileId }) => [profileId],
  declined: ({ profileId }) => [profileId],
  withdrawn: ({ otherProfileId }) => [otherProfileId],
  approved: both,
  refused: both,
  lapsed: both,
};
