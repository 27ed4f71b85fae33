import type { VesselScope } from "../context.ts";

/** What every new row of a vessel has. */
export const stampOf = ({ vesselId, actor, now }: VesselScope, id: string) => ({
  vesselId,
  id,
  createdBy: actor.userId,
  createdAt: now,
  updatedAt: now,
});
