import { guestPolicy, heldGuest } from "@ymp/core/guests/guest-fields";
import type { VesselScope } from "../../context.ts";
import { expectMayChange } from "../../kit/field-editing.ts";
import { expectRow, expectVersion } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { requireInsider } from "../jobs/jobs-scope.ts";
import { guestRecord } from "./guests.record.ts";
import { lockGuest, type NewGuest, updateGuest } from "./guests.repository.ts";
import type { Versioned } from "./guests.service.ts";

/** Stands where the name stood, in every list and search. */
const erasedName = "–";

const nothing = {
  ...{ name: erasedName, firstName: "", lastName: erasedName, knownAs: null, isPrivate: false },
  ...{ birthDate: null, birthPlace: null, gender: null, nationality: null },
  ...{ passportNumber: null, passportCountry: null, passportExpiresOn: null },
  ...{ visaNumber: null, visaCountry: null, visaExpiresOn: null },
  ...{ phone: null, email: null, emergencyName: null, emergencyRelation: null, emergencyPhone: null },
  ...{ allergies: [], conditions: null, medication: null, mobility: null },
  ...{ swimming: null, divingLevel: null, hasJetSkiLicence: false, notes: null },
} satisfies Partial<NewGuest>;

/** Takes away everything personal, as a guest may ask. That somebody was aboard remains, and a passenger list that was handed in. */
export async function eraseGuest(scope: VesselScope, { id, version }: Versioned): Promise<Versioned> {
  requireInsider(scope);
  const before = expectRow(await lockGuest(scope.tx, scope.vesselId, id));
  if (before.erasedAt === null) expectVersion(before, version);
  expectMayChange(scope, guestPolicy, heldGuest(before), ["erasedAt"]);
  const ended = { archivedAt: before.archivedAt ?? scope.now, erasedAt: scope.now };
  const after = await updateGuest(scope.tx, before, { ...nothing, ...ended }, scope.now);
  await recordChange(scope, guestRecord, id, { verb: "erased", after });
  return { id, version: after.version };
}
