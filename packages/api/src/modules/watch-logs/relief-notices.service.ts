import { mostWatches } from "@ymp/core/watches/watch-plan";
import type { VesselScope } from "../../context.ts";
import { wholeUpTo } from "../../kit/bounded.ts";
import { notify } from "../../platform/notifications/notify.ts";
import { readersOf } from "../../platform/notifications/readers.ts";
import type { WatchLogRow } from "./watch-logs.record.ts";
import { type ListedWatch, watchkeepersAfter } from "./watch-logs.repository.ts";

/** Who stands the same position next. */
export async function nextWatchkeepers({ tx, vesselId }: VesselScope, watch: ListedWatch): Promise<string[]> {
  const rows = await wholeUpTo(watchkeepersAfter(tx, vesselId, watch), mostWatches, "watch-plans:refusal.tooMany");
  return rows.flatMap(({ profileId }) => profileId ?? []);
}

/** Tells whoever takes over that a handover waits for their signature. */
export async function tellRelief(scope: VesselScope, log: WatchLogRow, next: readonly string[]): Promise<void> {
  const readers = (await readersOf(scope)).filter(({ profileId }) => profileId !== null && next.includes(profileId));
  await notify(scope, {
    event: "watch_handover",
    to: readers.map(({ userId }) => userId),
    record: { kind: "watch_log", id: log.id },
    facts: { title: log.name },
    dedupeKey: `watch_handover:${log.handoverId}`,
  });
}
