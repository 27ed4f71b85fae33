import { fullName } from "@ymp/core/people/profile-fields";
import type { VesselScope } from "../../context.ts";
import { asSeen, expectBase } from "../../kit/expect-base.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { profileRecord } from "./people.record.ts";
import type { SetPettyCashInput } from "./people.schema.ts";
import { lockKnown } from "./people.service.ts";
import { expectMayChangePerson } from "./person-editing.service.ts";
import { findFloat, putFloat } from "./petty-cash.repository.ts";

/** States what somebody holds of the vessel's money in one currency; nothing held is zero. */
export async function setPettyCash(scope: VesselScope, input: SetPettyCashInput): Promise<void> {
  const { tx, vesselId, actor, now } = scope;
  const { profileId, currency, amountMinor } = input;
  const profile = await lockKnown(scope, profileId);
  await expectMayChangePerson(scope, profileId, ["pettyCash"]);
  const sum = (await findFloat(tx, vesselId, { profileId, currency })) ?? { amountMinor: 0, version: 0 };
  const { amountMinor: was } = sum;
  if (!expectBase(sum, asSeen(input, { amountMinor: 0 }), { amountMinor })) return;
  await putFloat(tx, { vesselId, profileId, currency, amountMinor, createdBy: actor.userId }, now);
  await recordChange(scope, profileRecord, profileId, {
    verb: "petty_cash",
    facts: { name: fullName(profile), currency, was, amountMinor },
  });
}
