import { fullName } from "@ymp/core/people/profile-fields";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { profileRecord } from "./people.record.ts";
import type { SetPettyCashInput } from "./people.schema.ts";
import { lockKnown } from "./people.service.ts";
import { expectMayChangePerson } from "./person-editing.service.ts";
import { floatsOf, putFloat } from "./petty-cash.repository.ts";

/** States what somebody holds of the vessel's money in one currency; nothing held is zero. */
export async function setPettyCash(scope: VesselScope, input: SetPettyCashInput): Promise<void> {
  const { tx, vesselId, actor, now } = scope;
  const { profileId, currency, amountMinor, base } = input;
  const profile = await lockKnown(scope, profileId);
  await expectMayChangePerson(scope, profileId, ["pettyCash"]);
  const held = await floatsOf(tx, vesselId, profileId);
  const was = held.find((sum) => sum.currency === currency)?.amountMinor ?? 0;
  // A sum has no version of its own: what the writer saw tells whether somebody else counted meanwhile.
  const sum = { amountMinor: was, version: profile.version };
  const edited = base ? { version: profile.version - 1, base } : { version: profile.version };
  if (!expectBase(sum, edited, { amountMinor })) return;
  await putFloat(tx, { vesselId, profileId, currency, amountMinor, createdBy: actor.userId }, now);
  await recordChange(scope, profileRecord, profileId, {
    verb: "petty_cash",
    facts: { name: fullName(profile), currency, was, amountMinor },
  });
}
