import { assertAllowed } from "@ymp/core/errors";
import { judgeMasterPin } from "@ymp/core/people/master-pin";
import { fullName } from "@ymp/core/people/profile-fields";
import type { AtTheGate, VesselScope } from "../../context.ts";
import { expectOwnMatter } from "../../kit/own-matter.ts";
import { expectRow } from "../../kit/rows.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { provePassword } from "../session/prove-password.service.ts";
import { type ProfileRow, profileRecord } from "./people.record.ts";
import { findProfile, updateProfile } from "./people.repository.ts";
import { isOwn, knows } from "./people.rules.ts";
import type { SetPinInput } from "./people.schema.ts";
import { lockKnown } from "./people.service.ts";
import { expectMayChangePerson } from "./person-editing.service.ts";

/** Anyone who knows the pin signs in that person's name, so it is set with the password only, and by no script's own token. */
export async function setMasterPin(
  { services, principal, enter }: AtTheGate,
  { profileId, pin, currentPassword }: SetPinInput,
): Promise<void> {
  await enter("read", async (scope) => {
    expectOwnMatter(scope, isOwn(scope, profileId));
    const isKnown = knows(scope, profileId);
    await judge(scope, expectRow(isKnown ? await findProfile(scope.tx, scope.vesselId, profileId) : undefined), pin);
  });
  await provePassword(services, principal.account.id, currentPassword);
  const masterPinHash = await services.passwords.hash(pin);
  await enter("write", async (scope) => {
    const profile = await lockKnown(scope, profileId);
    await judge(scope, profile, pin);
    await updateProfile(scope.tx, scope.vesselId, profileId, { masterPinHash }, scope.now);
    await recordChange(scope, profileRecord, profileId, { verb: "pin_set", facts: { name: fullName(profile) } });
  });
}

async function judge(scope: VesselScope, profile: ProfileRow, pin: string): Promise<void> {
  await expectMayChangePerson(scope, profile.id, ["masterPin"]);
  assertAllowed(judgeMasterPin(pin, profile));
}
