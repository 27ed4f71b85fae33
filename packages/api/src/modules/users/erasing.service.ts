import { judgeLastAdministrator } from "@ymp/core/access/administrators";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import type { Principal } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import {
  administrationOf,
  findMember,
  lockAdministration,
  patchProfile,
} from "../../platform/accounts/places.repository.ts";
import { hasOtherSuperadmin } from "../../platform/accounts/superadmins.repository.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { deleteDisclosuresOf } from "../../platform/disclosures/disclosures.repository.ts";
import type { Services } from "../../services.ts";
import { enterVesselRows, eraseSignIn, findAccount, timeZoneOf } from "./erasing.repository.ts";
import { type HeldPlace, placesOf, removeMembership } from "./members.repository.ts";
import { placeRecord } from "./users.record.ts";
import type { DeleteAccountInput } from "./users.schema.ts";

/**
 * Takes an account away for good: its sign-in, its places on every vessel, and what is private in its profiles. Names, ranks
 * and everything the person wrote stay, since the vessels' records need an author.
 */
export async function deleteAccount(
  services: Services,
  { account }: Principal,
  { userId, confirmation }: DeleteAccountInput,
): Promise<void> {
  if (account.id !== userId && !account.isSuperadmin) throw new AppError("forbidden", "refusals:superadminOnly");
  const scope = { vesselId: null, userId };
  await writeIn(services.database, scope, async (tx) => {
    const user = await findAccount(tx, userId);
    if (!user || user.erasedAt) throw new AppError("not_found", "refusals:recordNotFound");
    if (user.username.toLowerCase() !== confirmation.toLowerCase())
      throw new AppError("invalid", "users:refusal.confirmation", {}, { confirmation: "users:refusal.confirmation" });
    if (user.isSuperadmin && !(await hasOtherSuperadmin(tx, userId)))
      throw new AppError("conflict", "users:refusal.lastSuperadmin");
    for (const place of await placesOf(tx, userId)) await leaveVessel(services, tx, place, userId, account.id);
    await eraseSignIn(tx, { userId, by: account.id, now: services.now() });
  });
  await services.accounts.sessions.closeAll(userId);
  services.accounts.forget(userId);
}

/** Vessels come in the order of their ids, so that two erasures do not wait for each other in a circle. */
async function leaveVessel(
  services: Services,
  tx: Db,
  { vesselId, vesselName }: HeldPlace,
  userId: string,
  by: string,
): Promise<void> {
  const now = services.now();
  await enterVesselRows(tx, vesselId);
  await lockAdministration(tx, vesselId);
  const today = todayIn(await timeZoneOf(tx, vesselId), now);
  const refusals = judgeLastAdministrator(await administrationOf(tx, vesselId), userId, null, today);
  if (refusals.length > 0) throw new AppError("conflict", "users:refusal.lastAdministratorOf", { vessel: vesselName });
  const member = await findMember(tx, vesselId, userId);
  if (!member) return;
  await removeMembership(tx, member.membership);
  if (member.profile) {
    await patchProfile(tx, member.profile, withoutPrivateFields, now);
    await deleteDisclosuresOf(tx, vesselId, member.profile.id);
  }
  const audited = { tx, vesselId, now, actor: { kind: "user" as const, userId: by }, audit: { rows: 0 } };
  await recordChange(audited, placeRecord, member.profile?.id ?? userId, { verb: "erased" });
}

const withoutPrivateFields = {
  email: null,
  isOnMailingList: false,
  photoFileId: null,
  birthDate: null,
  birthPlace: null,
  gender: null,
  nationality: null,
  address: null,
  city: null,
  postal: null,
  phone: null,
  phone2: null,
  skype: null,
  emergencyName: null,
  emergencyPhone: null,
  emergencyRelation: null,
  emergencyEmail: null,
  emergencyAddress: null,
  emergencySkype: null,
  masterPinHash: null,
};
