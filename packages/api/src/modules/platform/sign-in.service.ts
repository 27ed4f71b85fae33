import { AppError } from "@ymp/core/errors";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { administer, type PlatformRequest } from "../../platform/outside.ts";
import { removeSecondStep } from "../two-step/second-step.service.ts";
import { leadToMailbox } from "../users/address.service.ts";
import { findAccountRow } from "./accounts.repository.ts";
import { expectAccount, expectOpenAccount } from "./accounts.service.ts";

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

/** Also in the profiles that had the old address. */
export async function setAccountEmail(
  request: PlatformRequest,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await administer(request, async (outside) => {
    const account = await expectAccount(outside.tx, userId);
    if (account.email === email) return;
    await leadToMailbox(outside, account, email);
    const facts = { from: account.email, to: email };
    await recordPlatformChanges(outside, { subject: { kind: "account", id: userId }, verb: "email", facts });
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
