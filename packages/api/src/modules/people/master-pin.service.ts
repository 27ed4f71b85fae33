import { AppError, assertAllowed } from "@ymp/core/errors";
import { judgeMasterPin } from "@ymp/core/people/master-pin";
import { fullName } from "@ymp/core/people/profile-fields";
import type { RequestContext, VesselScope } from "../../context.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { forgiveAttempts, limitAttempts } from "../session/attempts.ts";
import { signInLimits } from "../session/session.rules.ts";
import { profileRecord } from "./people.record.ts";
import { findPasswordHash, updateProfile } from "./people.repository.ts";
import { actionsOn } from "./people.rules.ts";
import type { SetPinInput } from "./people.schema.ts";
import { lockKnown } from "./people.service.ts";

type Sender = Pick<RequestContext, "address" | "principal">;

/** Whoever knows the pin signs in that person's name, so it is set with the password only, and by no script's own token. */
export async function setMasterPin(
  scope: VesselScope,
  sender: Sender,
  { profileId, pin, currentPassword }: SetPinInput,
): Promise<void> {
  const profile = await lockKnown(scope, profileId);
  if (!actionsOn(scope, profileId).setPin) throw new AppError("forbidden", "people:pinIsOwn");
  assertAllowed(judgeMasterPin(pin, profile));
  await provePassword(scope, sender, currentPassword);
  const masterPinHash = await scope.services.passwords.hash(pin);
  await updateProfile(scope.tx, scope.vesselId, profileId, { masterPinHash }, scope.now);
  await recordChange(scope, profileRecord, profileId, { verb: "pin_set", facts: { name: fullName(profile) } });
}

async function provePassword({ services, tx, actor }: VesselScope, sender: Sender, password: string): Promise<void> {
  const { userId } = actor;
  const { address, principal } = sender;
  if (!userId || principal?.limits) throw new AppError("forbidden", "errors:notByToken");
  await limitAttempts(services, "password", signInLimits, { account: userId, address });
  const passwordHash = await findPasswordHash(tx, userId);
  if (!passwordHash || !(await services.passwords.verify(passwordHash, password))) {
    const messageKey = "auth:currentPasswordWrong";
    throw new AppError("invalid", messageKey, {}, { currentPassword: messageKey });
  }
  await forgiveAttempts(services, "password", userId);
}
