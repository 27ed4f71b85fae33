import { todayIn } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import type { VesselScope } from "../../context.ts";
import { addDisclosures, addGuestDisclosures, type Disclosure, everybodyOf } from "./disclosures.repository.ts";
import { isOfGuests } from "./given-out.ts";

type DisclosingScope = Pick<VesselScope, "tx" | "vesselId" | "vessel" | "actor" | "profileId" | "now" | "givenOut">;

/** Writes who was given what of whom. Looking at one's own is no disclosure. */
export async function recordDisclosures({
  tx,
  vesselId,
  vessel,
  actor,
  now,
  ...scope
}: DisclosingScope): Promise<void> {
  const readerId = actor.userId;
  if (!readerId || scope.givenOut.length === 0) return;
  const day = todayIn(vessel.timeZone, now);
  await addGuestDisclosures(tx, { vesselId, readerId, day, at: now }, scope.givenOut.filter(isOfGuests));
  const disclosures = new Map<string, Disclosure>();
  for (const given of scope.givenOut) {
    if (isOfGuests(given)) continue;
    const { kind, profileIds } = given;
    const ids = profileIds === "everybody" ? await everybodyOf(tx, vesselId) : profileIds;
    for (const profileId of ids)
      if (profileId !== scope.profileId) disclosures.set(`${profileId} ${kind}`, { id: newId(), profileId, kind });
  }
  if (disclosures.size === 0) return;
  await addDisclosures(tx, { vesselId, readerId, day, at: now }, [...disclosures.values()]);
}
