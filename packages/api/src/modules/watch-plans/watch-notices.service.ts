import { can } from "@ymp/core/access/resolve-access";
import type { SwapState } from "@ymp/core/watches/watch-swap";
import type { VesselScope } from "../../context.ts";
import { type Notice, notify, notifyAll } from "../../platform/notifications/notify.ts";
import { readersOf } from "../../platform/notifications/readers.ts";
import { readShipZones } from "../vessel/zones.service.ts";
import { changesOf, toldTimes } from "./told-changes.rules.ts";
import type { WatchPlanRow, WatchRow, WatchSwapRow } from "./watch-plans.record.ts";

/** Tells watchkeepers that the plan stands. */
export async function tellWatchkeepers(
  scope: VesselScope,
  plan: WatchPlanRow,
  profileIds: readonly (string | null)[],
): Promise<void> {
  const concerned = new Set(profileIds);
  const readers = (await readersOf(scope)).filter(({ profileId }) => profileId !== null && concerned.has(profileId));
  await notify(scope, {
    event: "watch_planned",
    to: readers.map(({ userId }) => userId),
    record: { kind: "watch_plan", id: plan.id },
    facts: { title: plan.name, what: "published" },
    dedupeKey: `watch_planned:${plan.id}:published:${plan.version}`,
  });
}

/** Tells whoever had or has another watch ahead which it was and which it is. */
export async function tellOfChanges(
  scope: VesselScope,
  plan: WatchPlanRow,
  before: readonly WatchRow[],
  after: readonly WatchRow[],
): Promise<void> {
  const changes = changesOf(before, after, scope.now);
  if (changes.size === 0) return;
  const zones = await readShipZones(scope);
  const timesOf = (rows: readonly WatchRow[]) => toldTimes(rows, zones);
  await notifyAll(
    scope,
    (await readersOf(scope)).flatMap(({ userId, profileId }): Notice[] => {
      const change = profileId === null ? undefined : changes.get(profileId);
      if (!change) return [];
      return [
        {
          ...{ event: "watch_planned", to: [userId], record: { kind: "watch_plan", id: plan.id } },
          facts: { title: plan.name, what: "moved", before: timesOf(change.lost), after: timesOf(change.gained) },
          ...{ dedupeKey: `watch_planned:${plan.id}:changed`, isRenewed: true },
        },
      ];
    }),
  );
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
