import type { VesselScope } from "../../context.ts";
import { findSigningMeans } from "./people.repository.ts";

/** Whether the reader is on board by the muster. */
export async function isAboard({ tx, vesselId, profileId }: VesselScope): Promise<boolean> {
  const means = profileId === null ? undefined : await findSigningMeans(tx, vesselId, profileId);
  return means?.isOnboard ?? false;
}
