import { AppError } from "@ymp/core/errors";
import { seesDisclosures } from "@ymp/core/guests/guest-access";
import type { VesselScope } from "../../context.ts";
import { listGuestDisclosures } from "./guest-disclosures.repository.ts";
import type { GuestHistoryInput } from "./guests.schema.ts";
import { expectGuest } from "./guests-reading.service.ts";

/** Whom papers and health of the guest were shown; told to whoever sees both. */
export async function guestDisclosures(scope: VesselScope, { id, ...page }: GuestHistoryInput) {
  await expectGuest(scope, id);
  if (!seesDisclosures(scope.access)) throw new AppError("forbidden", "guests:refusal.disclosures");
  return listGuestDisclosures(scope.tx, scope.vesselId, id, page);
}
