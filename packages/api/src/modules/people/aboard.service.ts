import { type Presence, presenceOf } from "@ymp/core/people/onboard";
import type { VesselScope } from "../../context.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { findSigningMeans, profilesOnBoard } from "./people.repository.ts";

/** Whether the reader is on board by the crew list, and by whose word. */
export async function readersPresence({ tx, vesselId, profileId, access }: VesselScope): Promise<Presence> {
  const means = profileId === null ? undefined : await findSigningMeans(tx, vesselId, profileId);
  return means ? presenceOf({ ...means, role: access.role }) : "ashore";
}

/** Whether a drawn signature of the reader's is kept, which is under whatever they sign. */
export async function keepsDrawing({ tx, vesselId, profileId }: VesselScope): Promise<boolean> {
  const means = profileId === null ? undefined : await findSigningMeans(tx, vesselId, profileId);
  return typeof means?.signatureDrawing === "string";
}

/** Whether each of them is on board, in their order. */
export async function presencesOf({ tx, vesselId }: VesselScope, readers: readonly Reader[]): Promise<Presence[]> {
  const aboard = new Map((await profilesOnBoard(tx, vesselId)).map((profile) => [profile.id, profile]));
  return readers.map(({ profileId, access: { role } }) => {
    const person = profileId === null ? undefined : aboard.get(profileId);
    return person ? presenceOf({ ...person, role }) : "ashore";
  });
}
