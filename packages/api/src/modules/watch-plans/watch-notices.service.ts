import type { VesselScope } from "../../context.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { readersOf } from "../../platform/notifications/readers.ts";
import type { WatchPlanRow } from "./watch-plans.record.ts";

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
