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
  const places = await placesOf(tx, id);
  for (const place of places) await leaveVessel(services, tx, place, id, by);
  await stepOutside(tx);
  await eraseSignIn(tx, { userId: id, now: services.now() });
  for (const { vesselId } of places) {
    await enterVesselRows(tx, vesselId);
    await forgetInHistory(tx, id);
  }
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
  if (member.profile) {
    await patchProfile(tx, member.profile, forgottenValues, now);
    await deleteDisclosuresOf(tx, vesselId, member.profile.id);
  }
  const audited = { tx, vesselId, now, actor: { kind: "user" as const, userId: by }, audit: { rows: 0 } };
  await recordChange(audited, placeRecord, member.profile?.id ?? userId, { verb: "erased" });
}
