import { type Presence, presenceOf } from "@ymp/core/people/onboard";
import type { VesselScope } from "../../context.ts";
import { findSigningMeans } from "./people.repository.ts";

/** Whether the reader is on board by the crew list, and by whose word. */
export async function readersPresence({ tx, vesselId, profileId, access }: VesselScope): Promise<Presence> {
  const means = profileId === null ? undefined : await findSigningMeans(tx, vesselId, profileId);
  return means ? presenceOf({ ...means, role: access.role }) : "ashore";
}
