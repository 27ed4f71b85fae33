import { judgeLastAdministrator } from "@ymp/core/access/administrators";
import { AppError } from "@ymp/core/errors";
import { inScope } from "@ymp/db/scope";
import type { z } from "zod";
import type { Principal, VesselScope } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Account } from "../../platform/accounts/accounts.ts";
import {
  administrationOf,
  findMember,
  leftWithCompany,
  lockAdministration,
  type Member,
} from "../../platform/accounts/places.repository.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import type { Services } from "../../services.ts";
import { revokeTokens } from "../tokens/tokens.service.ts";
import { enterVesselRows } from "./erasing.repository.ts";
import { patchMembership } from "./members.repository.ts";
import { awaitedPlaces, heldFor, takeHeldPlace, vesselsHeldBy } from "./owners.repository.ts";
import { recordPlace, shipsToday } from "./places.service.ts";
import { placeRecord } from "./users.record.ts";
import type { answerInvitationInput } from "./users.schema.ts";

/** What waits for the answer of the person who is signed in: vessels that asked the account aboard. */
export async function listInvitations(services: Services, account: Account) {
  const scope = { vesselId: null, userId: account.id, access: "snapshot" } as const;
  return inScope(services.database, scope, async (tx) => {
    const ids = await heldFor(tx, account);
    const found = [];
    for (const vesselId of await vesselsHeldBy(tx, ids)) {
      await enterVesselRows(tx, vesselId);
      const [place] = await awaitedPlaces(tx, vesselId, ids);
      if (!place) continue;
      const { role, userType, department, endsOn, invitedAt } = place.membership;
      found.push({
        ...{ vesselId, vesselName: place.vesselName, inviter: place.inviter ?? "YMP" },
        ...{ role, userType, department, endsOn, invitedAt },
      });
    }
    return found;
  });
}
export type Invitation = Awaited<ReturnType<typeof listInvitations>>[number];

/** The owner agrees, and the place opens; or does not, and it is taken off the vessel's list. */
export async function answerInvitation(
  services: Services,
  { account }: Principal,
  { vesselId, accepts }: z.infer<typeof answerInvitationInput>,
): Promise<void> {
  const now = services.now();
  await writeIn(services.database, { vesselId: null, userId: account.id }, async (tx) => {
    const ids = await heldFor(tx, account);
    await enterVesselRows(tx, vesselId);
    await lockAdministration(tx, vesselId);
    const [place] = await awaitedPlaces(tx, vesselId, ids);
    if (!place) throw new AppError("not_found", "users:refusal.noInvitation");
    const { membership } = place;
    const wasAboard = accepts && membership.userId !== account.id && (await takeHeldPlace(tx, membership, account.id));
    const leftBy = accepts ? await leftWithCompany(tx, vesselId, account.id) : null;
    const wasOff = leftBy && !(membership.reopenedAt && membership.reopenedAt >= leftBy) ? { reopenedAt: leftBy } : {};
    const patch = accepts
      ? {
          ...{ awaitsConsent: false, leftAt: null, lastSeenAt: null },
          ...(wasAboard || membership.leftAt ? { reopenedAt: now } : wasOff),
        }
      : { softDeletedAt: now, softDeletedBy: account.id, leftAt: now };
    const after = await patchMembership(tx, membership, patch, now);
    const member = await findMember(tx, vesselId, after.userId);
    const audited = { tx, vesselId, now, actor: { kind: "user" as const, userId: account.id }, audit: { rows: 0 } };
    const recordId = member?.profile?.id ?? after.userId;
    await recordChange(audited, placeRecord, recordId, { verb: accepts ? "consented" : "declined" });
  });
  services.accounts.forget(account.id);
}

/** Anyone who is aboard by consent may go: the place closes, and with it the tokens that were made for this vessel. */
export async function leaveVessel(scope: VesselScope): Promise<void> {
  const { tx, vesselId, actor, now } = scope;
  await lockAdministration(tx, vesselId);
  const member = actor.userId ? await findMember(tx, vesselId, actor.userId) : undefined;
  if (!member || member.membership.softDeletedAt) throw new AppError("not_found", "users:refusal.noPlaceToLeave");
  await keepAnotherAdministrator(scope, member);
  await patchMembership(tx, member.membership, { softDeletedAt: now, softDeletedBy: member.user.id, leftAt: now }, now);
  await revokeTokens(tx, { userId: member.user.id, vesselId, now });
  await recordPlace(scope, member, { verb: "left", facts: { username: member.user.username } });
}

async function keepAnotherAdministrator(scope: VesselScope, { user }: Member): Promise<void> {
  const places = await administrationOf(scope.tx, scope.vesselId);
  if (judgeLastAdministrator(places, user.id, null, shipsToday(scope)).length === 0) return;
  throw new AppError("conflict", "users:refusal.lastToLeave");
}
