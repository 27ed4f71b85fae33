import { can } from "@ymp/core/access/resolve-access";
import { wallClockAt } from "@ymp/core/time";
import type { VesselScope } from "../../context.ts";
import type { Notice } from "../../platform/notifications/notify.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { plansAtFault } from "../watch-plans/plans-at-fault.service.ts";
import { dueWatches } from "../watches/due-watches.service.ts";

/**
 * A watch of one's own that begins soon or was not taken over, to whoever stands it; one that nobody took over, a handover that nobody
 * signed and a watch of somebody who is away, to officers: told once each.
 */
export async function watchNotices(scope: VesselScope, readers: readonly Reader[]): Promise<Notice[]> {
  const [{ untaken, missed, unsigned }, atFault] = await Promise.all([dueWatches(scope), plansAtFault(scope)]);
  const officers = readers.filter((reader) => can(reader.access, "watchkeeping:edit"));
  const but = (profileId: string) =>
    officers.filter((reader) => reader.profileId !== profileId).map(({ userId }) => userId);
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
    ...missed.map(
      ({ id, planId, plan, profileId, startsAt }): Notice => ({
        ...{ event: "watch_soon", record: { kind: "watch_plan", id: planId }, to: but(profileId) },
        facts: { title: plan, what: "missed", time: clockOf(scope, startsAt) },
        dedupeKey: `watch_soon:${id}:missed`,
      }),
    ),
    ...atFault.flatMap(({ id, name, away }) =>
      away.map(
        (person): Notice => ({
          ...{ event: "watch_planned", record: { kind: "watch_plan", id } },
          to: officers.map(({ userId }) => userId),
          facts: { title: name, what: "absent", name: person.name },
          dedupeKey: `watch_absent:${person.watchId}:${person.profileId}`,
        }),
      ),
    ),
    ...unsigned.map(
      ({ id, name, handoverId, profileId }): Notice => ({
        ...{ event: "watch_handover", record: { kind: "watch_log", id }, facts: { title: name } },
        to: but(profileId),
        dedupeKey: `watch_handover:${handoverId}`,
      }),
    ),
  ];
}

function clockOf({ vessel }: VesselScope, at: Date): string {
  const { hour, minute } = wallClockAt(vessel.timeZone, at);
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}
