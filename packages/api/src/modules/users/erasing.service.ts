import { judgeLastAdministrator } from "@ymp/core/access/administrators";
import { todayIn } from "@ymp/core/calendar-date";
import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import type { Principal } from "../../context.ts";
import {
  administrationOf,
  findMember,
  lockAdministration,
  patchProfile,
} from "../../platform/accounts/places.repository.ts";
import { hasOtherSuperadmin } from "../../platform/accounts/superadmins.repository.ts";
import { recordChange } from "../../platform/changes/record-change.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { deleteDisclosuresOf } from "../../platform/disclosures/disclosures.repository.ts";
import { ofOwnAccount, stepOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { askAgain } from "./address.service.ts";
import {
  deleteOwnViews,
  enterVesselRows,
  eraseSignIn,
  findAccount,
  forgetInHistory,
  forgetMailAddresses,
  profilesOf,
  timeZoneOf,
} from "./erasing.repository.ts";
import { forgottenValues } from "./forgotten.ts";
import { type HeldPlace, placesOf, removeMembership } from "./members.repository.ts";
import { heldFor } from "./owners.repository.ts";
import { placeRecord } from "./users.record.ts";
import type { DeleteAccountInput } from "./users.schema.ts";

/**
 * Takes an account away for good: its sign-in, its places on every vessel, and what is private in its profiles and their histories. Names, ranks
 * and everything the person wrote stay, since the vessels' records need an author.
 */
export async function deleteAccount(
  services: Services,
  { account }: Principal,
  { userId, confirmation }: DeleteAccountInput,
): Promise<void> {
  if (account.id !== userId && !account.isSuperadmin) throw new AppError("forbidden", "refusals:superadminOnly");
  await ofOwnAccount(services, userId, async (outside) => {
    const { tx } = outside;
    const user = await findAccount(tx, userId);
    if (!user || user.erasedAt) throw new AppError("not_found", "refusals:recordNotFound");
    if (user.username.toLowerCase() !== confirmation.toLowerCase())
      throw new AppError("invalid", "users:refusal.confirmation", {}, { confirmation: "users:refusal.confirmation" });
    if (user.isSuperadmin && !(await hasOtherSuperadmin(tx, userId)))
      throw new AppError("conflict", "users:refusal.lastSuperadmin");
    // Rows that stand for the account where it was asked and has not answered go with it.
    const held = (await heldFor(tx, user)).filter((id) => id !== userId);
    for (const id of [...held, userId]) await eraseHeld(services, tx, { id, by: account.id });
    // What was asked of another mailbox than its owner proved is not theirs to end.
    await askAgain(outside, userId);
    const audited = { tx, actor: { kind: "user" as const, userId: account.id }, now: services.now() };
    await recordPlatformChanges(audited, { subject: { kind: "account", id: userId }, verb: "erased" });
  });
  await services.accounts.sessions.closeAll(userId);
  services.accounts.forget(userId);
}

async function eraseHeld(services: Services, tx: Db, { id, by }: { id: string; by: string }): Promise<void> {
  await stepOutside(tx);
  const [places, kept] = [await placesOf(tx, id), await profilesOf(tx, id)];
  for (const place of places) await leaveVessel(services, tx, place, id, by);
  const left = kept.filter(({ vesselId }) => !places.some((place) => place.vesselId === vesselId));
  for (const profile of left) await forgetProfile(services, tx, profile, { userId: id, by });
  await stepOutside(tx);
  await eraseSignIn(tx, { userId: id, now: services.now() });
  for (const { vesselId } of [...places, ...left]) {
    await enterVesselRows(tx, vesselId);
    await forgetInHistory(tx, id);
  }
}

/** Where the account's place was taken away before, the profile stays, and is emptied like the others. */
async function forgetProfile(
  services: Services,
  tx: Db,
  profile: { vesselId: string; id: string },
  { userId, by }: { userId: string; by: string },
): Promise<void> {
  const { vesselId, id } = profile;
  await enterVesselRows(tx, vesselId);
  await deleteOwnViews(tx, vesselId, userId);
  await emptyProfile(services, tx, profile);
  await recordErased(services, tx, { vesselId, recordId: id, by });
}

async function emptyProfile(services: Services, tx: Db, profile: { vesselId: string; id: string }): Promise<void> {
  await patchProfile(tx, profile, forgottenValues, services.now());
  await deleteDisclosuresOf(tx, profile.vesselId, profile.id);
  await forgetMailAddresses(tx, profile);
}

async function recordErased(
  services: Services,
  tx: Db,
  { vesselId, recordId, by }: { vesselId: string; recordId: string; by: string },
): Promise<void> {
  const actor = { kind: "user" as const, userId: by };
  const audited = { tx, vesselId, now: services.now(), actor, audit: { rows: 0 } };
  await recordChange(audited, placeRecord, recordId, { verb: "erased" });
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
  await deleteOwnViews(tx, vesselId, userId);
  if (member.profile) await emptyProfile(services, tx, member.profile);
  await recordErased(services, tx, { vesselId, recordId: member.profile?.id ?? userId, by });
}
