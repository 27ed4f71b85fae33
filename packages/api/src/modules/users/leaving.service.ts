import { rolesToGive } from "@ymp/core/access/appointment";
import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import { expectBase } from "../../kit/expect-base.ts";
import { placeOf } from "../../platform/accounts/places.repository.ts";
import { revokeTokens } from "../tokens/tokens.service.ts";
import { patchMembership, placesOf, worksForCompany } from "./members.repository.ts";
import {
  expectMayChangePlace,
  factsOf,
  keepAdministrator,
  lockMember,
  recordPlace,
  shipsToday,
} from "./places.service.ts";
import type { setEndsOnInput, setSoftDeletedInput } from "./users.schema.ts";
import { welcome } from "./welcome.service.ts";

/**
 * Takes somebody off the vessel's list of accounts, or puts them back. What they wrote stays theirs. Who left by their own
 * choice is asked before the place opens again.
 */
export async function setSoftDeleted(
  scope: VesselScope,
  { userId, isDeleted }: z.infer<typeof setSoftDeletedInput>,
): Promise<void> {
  refuseSelf(scope, userId);
  const member = await lockMember(scope, userId);
  const { membership, user } = member;
  expectMayChangePlace(scope, member, ["softDeletedAt"]);
  if ((membership.softDeletedAt !== null) === isDeleted) return;
  if (isDeleted) await keepAdministrator(scope, userId, { ...placeOf(membership), isDeleted });
  else if (!rolesToGive(scope.access.role).includes(membership.role))
    throw new AppError("forbidden", "users:refusal.roleAbove");
  const awaitsConsent = membership.awaitsConsent || (!isDeleted && membership.leftAt !== null);
  const after = await patchMembership(
    scope.tx,
    membership,
    {
      softDeletedAt: isDeleted ? scope.now : null,
      softDeletedBy: isDeleted ? scope.actor.userId : null,
      awaitsConsent,
      ...(isDeleted ? {} : { reopenedAt: scope.now }),
    },
    scope.now,
  );
  if (isDeleted) await revokeTokens(scope.tx, { userId, vesselId: scope.vesselId, now: scope.now });
  if (!isDeleted && awaitsConsent) await welcome(scope, { membership: after, user }, "welcome");
  await recordPlace(scope, member, { verb: isDeleted ? "deleted" : "restored", facts: { username: user.username } });
  if (isDeleted && !(await mayEnterAnyVessel(scope, userId, user.isSuperadmin)))
    scope.afterCommit.push(() => scope.services.accounts.sessions.closeAll(userId));
}

/**
 * Sets the last day of somebody's access, in ship's time; null lets it run on. Where the day had passed, the place is open again
 * from now on.
 */
export async function setEndsOn(
  scope: VesselScope,
  { userId, endsOn, ...seen }: z.infer<typeof setEndsOnInput>,
): Promise<{ version: number }> {
  refuseSelf(scope, userId);
  const member = await lockMember(scope, userId);
  const { membership } = member;
  expectMayChangePlace(scope, member, ["endsOn"]);
  if (!expectBase(membership, seen, { endsOn })) return { version: membership.version };
  await keepAdministrator(scope, userId, { ...placeOf(membership), endsOn });
  const hadEnded = membership.endsOn !== null && membership.endsOn < shipsToday(scope);
  const reopened = hadEnded ? { reopenedAt: scope.now } : {};
  const after = await patchMembership(scope.tx, membership, { endsOn, ...reopened }, scope.now);
  await recordPlace(scope, member, { verb: "ends", before: factsOf(membership), after: factsOf(after) });
  return { version: after.version };
}

async function mayEnterAnyVessel(scope: VesselScope, userId: string, isSuperadmin: boolean): Promise<boolean> {
  if (isSuperadmin || (await worksForCompany(scope.tx, userId))) return true;
  const today = shipsToday(scope);
  const places = await placesOf(scope.tx, userId);
  return places.some(({ isDeleted, endsOn }) => !isDeleted && (endsOn === null || endsOn >= today));
}

function refuseSelf({ actor }: VesselScope, userId: string): void {
  if (actor.userId === userId) throw new AppError("forbidden", "users:refusal.self");
}
