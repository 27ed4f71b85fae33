import { todayIn } from "@ymp/core/calendar-date";
import type { VesselScope } from "../../context.ts";
import { findSigner } from "./signatures.repository.ts";

/** As whom the reader would sign; null for scripts, which sign nothing. */
export async function signerOf({ tx, vesselId, vessel, actor, profileId, now }: VesselScope) {
  const { userId, kind } = actor;
  if (kind !== "user" || userId === null) return null;
  const signer = await findSigner(tx, { vesselId, userId, profileId, today: todayIn(vessel.timeZone, now) });
  return signer ? { name: signer.name, rank: signer.rank } : null;
}
