import { randomInt } from "node:crypto";
import { randomColor } from "@ymp/core/color";
import { AppError } from "@ymp/core/errors";
import { newId } from "@ymp/core/ids";
import { recordChange } from "../../platform/changes/record-change.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { administer, enterFromOutside, type Outside, type PlatformRequest } from "../../platform/outside.ts";
import { sentBeforeFromOutside } from "../../platform/sent-again/sent-before.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import { findByEmail, findByName, insertAccount } from "./accounts.repository.ts";
import { takePlace } from "./places.service.ts";
import { refusePast } from "./subscriptions.service.ts";
import { copyTemplate } from "./template.service.ts";
import { findCompany, findVessel, insertVessel, languageOf } from "./vessels.repository.ts";
import type { CreateVesselInput } from "./vessels.schema.ts";

/** Makes a vessel, from a pattern where one is named, with her first captain where one is named. */
export async function createVessel(request: PlatformRequest, input: CreateVesselInput) {
  const passwordHash = await request.services.passwords.hashOfNobodys();
  return administer(request, async (outside) => {
    const { tx, now } = outside;
    const { id, templateVesselId, captain: _captain, captainUserId: _captainUserId, ...facts } = input;
    if (await sentBeforeFromOutside(outside, id, await findVessel(tx, id))) return { id, copied: null, captain: null };
    await refuseImpossible(outside, input);
    const language = input.language ?? (await languageOf(tx, outside.actor.userId));
    const vessel = await insertVessel(tx, { ...facts, language, id, createdAt: now, updatedAt: now });
    const copied = templateVesselId ? await copyTemplate(outside, templateVesselId, id) : null;
    const scope = await enterFromOutside(outside, id);
    const told = { name: vessel.name, edition: vessel.edition, template: copied?.templateName ?? null };
    await recordChange(scope, vesselRecord, id, { verb: "created", facts: told });
    await recordPlatformChanges(outside, { subject: { kind: "vessel", id }, verb: "created", facts: told });
    const captain = await appointCaptain(outside, input, passwordHash);
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

/** Somebody who has an account is asked aboard with it; anybody else gets one, and a link to choose a password. */
async function appointCaptain(
  outside: Outside,
  { id: vesselId, captain, captainUserId }: CreateVesselInput,
  passwordHash: string,
) {
  const place = { vesselId, role: "captain", department: "bridge" } as const;
  const known = captainUserId ?? (captain && (await findByEmail(outside.tx, captain.email))?.id);
  if (known) return told(known, true, await takePlace(outside, { ...place, userId: known }));
  if (!captain) return null;
  const userId = newId();
  await insertAccount(outside.tx, { ...(await newAccount(outside, userId, captain)), passwordHash });
  return told(userId, false, await takePlace(outside, { ...place, userId }, { like: captain, isNew: true }));
}

/** Filled in as the mail leaves, so the same object goes on. */
const told = <Place extends object>(userId: string, joinedExisting: boolean, place: Place) =>
  Object.assign(place, { userId, joinedExisting });

async function newAccount({ tx, now }: Outside, id: string, captain: NonNullable<CreateVesselInput["captain"]>) {
  const { firstName, lastName, username, email } = captain;
  if (await findByName(tx, username))
    throw new AppError(
      "conflict",
      "users:refusal.usernameTaken",
      {},
      { "captain.username": "users:refusal.usernameTaken" },
    );
  return {
    ...{ id, username, email, name: `${firstName} ${lastName}`, mustChangePassword: true, createdAt: now },
    backgroundColor: randomColor(() => randomInt(2 ** 32) / 2 ** 32),
  };
}
