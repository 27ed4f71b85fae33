import { can } from "@ymp/core/access/resolve-access";
import { wallClockAt } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import type { Notice } from "../../platform/notifications/notify.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { dueWatches } from "../watches/due-watches.service.ts";

/** A watch of one's own that begins soon or was not taken over, to whoever stands it; a handover that nobody signed, to officers: told once each. */
export async function watchNotices(scope: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const { untaken, unsigned } = await dueWatches(scope);
  return [
    ...untaken.map(({ id, planId, plan, profileId, startsAt }): Notice => {
      const what = startsAt > scope.now ? "soon" : "late";
      return {
        ...{ event: "watch_soon", record: { kind: "watch_plan", id: planId } },
        to: readers.filter((reader) => reader.profileId === profileId).map(({ userId }) => userId),
        facts: { title: plan, what, time: clockOf(scope, startsAt) },
        dedupeKey: `watch_soon:${id}:${what}:${startsAt.getTime()}`,
      };
    }),
    ...unsigned.map(
      ({ id, name, handoverId, profileId }): Notice => ({
        ...{ event: "watch_handover", record: { kind: "watch_log", id }, facts: { title: name } },
        to: readers
          .filter((reader) => can(reader.access, "watchkeeping:edit") && reader.profileId !== profileId)
          .map(({ userId }) => userId),
        dedupeKey: `watch_handover:${handoverId}`,
      }),
    ),
  ];
}

function clockOf({ vessel }: VesselScope, at: Date): string {
  const { hour, minute } = wallClockAt(vessel.timeZone, at);
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}
