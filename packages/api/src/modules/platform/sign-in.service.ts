import { AppError } from "@ymp/core/errors";
import { patchProfile } from "../../platform/accounts/places.repository.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { tellOwner } from "../../platform/mail/tell-owner.ts";
import { administer, enterFromOutside, type PlatformRequest } from "../../platform/outside.ts";
import { removeSecondStep } from "../two-step/second-step.service.ts";
import { recordPlace } from "../users/places.service.ts";
import { closeResetLinks, findAccountRow, findByEmail, patchAccount, placesOf } from "./accounts.repository.ts";
import { expectAccount, expectOpenAccount } from "./accounts.service.ts";
import { findProfileOf } from "./places.repository.ts";

/** Sends a link that sets a new password, as if the person had asked for it. */
export async function sendReset(request: PlatformRequest, userId: string): Promise<void> {
  await administer(request, async (outside) => {
    const { email } = await expectOpenAccount(outside.tx, userId);
    await outside.services.enqueue(outside.tx, { name: "send_reset_link", email });
    await recordPlatformChanges(outside, {
      subject: { kind: "account", id: userId },
      verb: "reset_sent",
      facts: { email },
    });
  });
}

/** Also in the profiles that had the old address. Links that went there open nothing any more. */
export async function setAccountEmail(
  request: PlatformRequest,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await administer(request, async (outside) => {
    const { tx, now, afterCommit, services } = outside;
    const account = await expectAccount(tx, userId);
    if (account.email === email) return;
    const holder = await findByEmail(tx, email);
    if (holder && holder.id !== userId)
      throw new AppError("conflict", "users:refusal.emailTaken", {}, { email: "users:refusal.emailTaken" });
    await patchAccount(tx, userId, { email }, now);
    await tellOwner(services, tx, userId, { template: "emailChanged", from: account.email, email });
    await services.enqueue(tx, { name: "send_reset_link", email, reason: "newAddress" });
    await closeResetLinks(tx, userId, now);
    for (const { vesselId } of await placesOf(tx, [userId])) {
      const scope = await enterFromOutside(outside, vesselId);
      const profile = await findProfileOf(tx, vesselId, userId);
      if (profile?.email === account.email) await patchProfile(tx, profile, { email }, now);
      const change = { verb: "updated", before: { email: account.email }, after: { email } };
      await recordPlace(scope, { profile: profile ?? null, user: account }, change);
    }
    const facts = { from: account.email, to: email };
    await recordPlatformChanges(outside, { subject: { kind: "account", id: userId }, verb: "email", facts });
    afterCommit.push(async () => services.accounts.forget(userId));
  });
}

/** For somebody who lost both the device and the recovery codes, once the administrator knows who is asking. */
export async function turnSecondStepOff(request: PlatformRequest, userId: string): Promise<void> {
  await administer(request, async (outside) => {
    const account = await findAccountRow(outside.tx, userId);
    if (!account || account.erasedAt) throw new AppError("not_found", "platform:noSuchAccount");
    if (!account.hasSecondStep) throw new AppError("conflict", "platform:stepIsOff");
    await recordPlatformChanges(outside, { subject: { kind: "account", id: userId }, verb: "two_step_off" });
    // In a transaction of its own: within this one it would wait for this one.
    outside.afterCommit.push(() => removeSecondStep(outside.services, userId));
  });
}
