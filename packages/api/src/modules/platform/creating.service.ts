import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { recordChange } from "../../platform/changes/record-change.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { administer, enterFromOutside, type Outside, type PlatformRequest } from "../../platform/outside.ts";
import { createUser } from "../users/joining.service.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import { takePlace } from "./places.service.ts";
import { refusePast } from "./subscriptions.service.ts";
import { copyTemplate } from "./template.service.ts";
import { findCompany, findVessel, insertVessel } from "./vessels.repository.ts";
import type { CreateVesselInput } from "./vessels.schema.ts";

/** Makes a vessel, from a pattern where one is named, with her first captain where one is named. */
export function createVessel(request: PlatformRequest, input: CreateVesselInput) {
  return administer(request, async (outside) => {
    const { tx, now } = outside;
    const { id, templateVesselId, captain: _captain, captainUserId: _captainUserId, ...facts } = input;
    // A vessel has no author; whoever sends the same new id again is sending the same vessel.
    if (await findVessel(tx, id)) return { id, copied: null, captain: null };
    await refuseImpossible(outside, input);
    const vessel = await insertVessel(tx, { ...facts, id, createdAt: now, updatedAt: now });
    const copied = templateVesselId ? await copyTemplate(outside, templateVesselId, id) : null;
    const scope = await enterFromOutside(outside, id);
    const told = { name: vessel.name, edition: vessel.edition, template: copied?.templateName ?? null };
    await recordChange(scope, vesselRecord, id, { verb: "created", facts: told });
    await recordPlatformChanges(outside, { subject: { kind: "vessel", id }, verb: "created", facts: told });
    const captain = await appointCaptain(outside, input);
    return { id, copied: copied?.counts ?? null, captain };
  });
}
export type CreatedVessel = Awaited<ReturnType<typeof createVessel>>;

async function refuseImpossible({ tx, now }: Outside, input: CreateVesselInput): Promise<void> {
  if (input.captain && input.captainUserId)
    throw new AppError("invalid", "platform:twoCaptains", {}, { captainUserId: "platform:twoCaptains" });
  refusePast(input.subscriptionEndsOn, input.timeZone, now);
  if (input.companyId && !(await findCompany(tx, input.companyId)))
    throw new AppError("not_found", "platform:noSuchCompany");
}

async function appointCaptain(outside: Outside, { id, captain, captainUserId }: CreateVesselInput) {
  if (captainUserId) {
    await takePlace(outside, { userId: captainUserId, vesselId: id, role: "captain", department: "bridge" });
    return null;
  }
  if (!captain) return null;
  const scope = await enterFromOutside(outside, id);
  return createUser(scope, {
    ...captain,
    userId: newId(),
    profileId: newId(),
    role: "captain",
    department: "bridge",
    isOnMailingList: true,
  });
}
