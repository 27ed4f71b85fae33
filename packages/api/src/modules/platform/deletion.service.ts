import { AppError } from "@ymp/core/errors";
import { erasureOf } from "@ymp/core/platform/cooling-off";
import { printMoment } from "../../kit/printed-dates.ts";
import type { PlatformRequest } from "../../platform/outside.ts";
import { changeVessel } from "./changing.service.ts";
import { notifyVessel } from "./telling.service.ts";

/** Closes the vessel at once. It is erased once it has cooled off, unless somebody takes it back before. */
export async function requestDeletion(
  request: PlatformRequest,
  { vesselId, confirmation }: { vesselId: string; confirmation: string },
): Promise<void> {
  await changeVessel(request, vesselId, (vessel, outside) => {
    if (confirmation !== vessel.name.trim())
      throw new AppError("invalid", "platform:confirmationWrong", {}, { confirmation: "platform:confirmationWrong" });
    if (vessel.deletionRequestedAt) return null;
    const { now, actor } = outside;
    const deletesAt = erasureOf(now);
    return {
      patch: { deletionRequestedAt: now, deletionRequestedBy: actor.userId, deletesAt },
      verb: "deletion_requested",
      facts: { deletesAt: deletesAt.toISOString() },
      alongside: (closed) =>
        notifyVessel(outside, closed, "deletion", (locale) => ({
          until: printMoment(deletesAt, closed.timeZone, locale),
        })),
    };
  });
}

export async function cancelDeletion(request: PlatformRequest, vesselId: string): Promise<void> {
  await changeVessel(request, vesselId, (vessel) =>
    vessel.deletionRequestedAt
      ? {
          patch: { deletionRequestedAt: null, deletionRequestedBy: null, deletesAt: null },
          verb: "deletion_cancelled",
        }
      : null,
  );
}
