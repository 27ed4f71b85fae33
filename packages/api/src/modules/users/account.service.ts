import { isInUse } from "@ymp/core/access/joining";
import { can } from "@ymp/core/access/resolve-access";
import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { Principal, RequestContext, VesselScope } from "../../context.ts";
import { expectOwnMatter } from "../../kit/own-matter.ts";
import { expectRow } from "../../kit/rows.ts";
import { expectConfirmed } from "../../platform/accounts/confirmation.ts";
import { findMember, type Member, patchProfile } from "../../platform/accounts/places.repository.ts";
import { recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { shareJobWith } from "../jobs/sharing.service.ts";
import { mayDrawUp } from "../worklists/worklists.rules.ts";
import { askAtNewAddress, leadToMailbox } from "./address.service.ts";
import { refuseAboard } from "./joining.service.ts";
import { placesOf, worksForCompany } from "./members.repository.ts";
import { expectMayChangePlace, expectOpenPlace, lockMember, recordPlace } from "./places.service.ts";
import type { setEmailInput, shareJobInput } from "./users.schema.ts";
import { mayAdminister } from "./users.service.ts";
import { askAt } from "./welcome.service.ts";

/** Whether the address is another from now on, or once the link in the new mailbox is used. */
export interface NewAddress {
  awaitsProof: boolean;
}

/**
 * Changes the address an account signs in with. The person who holds it can ask for a new password, so it is changed by its owner,
 * or by the platform, after proving that it is them. It follows the proof: the owner's own is another once the link in the
 * new mailbox is used. Of somebody who has not come aboard yet, the person who asked them corrects what they typed.
 */
export async function setEmail(
  scope: VesselScope,
  { principal }: Pick<RequestContext, "principal">,
  { userId, email }: z.infer<typeof setEmailInput>,
): Promise<NewAddress> {
  const self = scope.actor.userId === userId ? principal : null;
  const isSelf = self !== null;
  const isPlatform = scope.access.role === "superadmin";
  expectOwnMatter(scope, isSelf);
  if (self) expectConfirmed(self, scope.now);
  const member = isSelf ? expectRow(await findMember(scope.tx, scope.vesselId, userId)) : await memberOf(scope, userId);
  if (isPlatform) expectConfirmed(principal, scope.now);
  const before = member.user.invitedEmail ?? member.user.email;
  if (before === email) return { awaitsProof: false };
  if (isPlatform && !isSelf) await recordOnPlatform(scope, userId, { from: before, to: email });
  if (self) await askOfOwner(scope, self, { member, email });
  else if (isPlatform && isInUse(member.user)) await leadToMailbox(scope, member.user, email, scope);
  else await correctAddress(scope, member, email);
  return { awaitsProof: isSelf };
}

async function recordOnPlatform(
  scope: VesselScope,
  userId: string,
  facts: { from: string; to: string },
): Promise<void> {
  await recordPlatformChanges(scope, { subject: { kind: "account", id: userId }, verb: "email", facts });
}

async function askOfOwner(
  scope: VesselScope,
  principal: Principal,
  { member, email }: { member: Member; email: string },
): Promise<void> {
  await askAtNewAddress(scope, principal, email);
  await recordPlace(scope, member, { verb: "address_asked", facts: { email } });
}

async function memberOf(scope: VesselScope, userId: string): Promise<Member> {
  if (!mayAdminister(scope.access)) throw new AppError("not_found", "refusals:recordNotFound");
  const member = await lockMember(scope, userId);
  if (scope.access.role === "superadmin" && !member.membership.softDeletedAt) return member;
  expectMayChangePlace(scope, member, ["email"], "forbidden");
  const refusal = "users:refusal.accountOfOthers";
  if (await opensMore(scope, member)) throw new AppError("forbidden", refusal, {}, { email: refusal });
  return member;
}

async function opensMore({ tx, vesselId }: VesselScope, { user }: Member): Promise<boolean> {
  if (user.isSuperadmin || (await worksForCompany(tx, user.id))) return true;
  const places = await placesOf(tx, user.id);
  return places.some((place) => place.vesselId !== vesselId && !place.isDeleted);
}

/** Nothing of what was typed before is kept: neither its password nor what was done with it. */
async function correctAddress(scope: VesselScope, member: Member, email: string): Promise<void> {
  await refuseAboard(scope, email);
  await followAddress(scope, member.profile, member.user.invitedEmail ?? member.user.email, email);
  await askAt(scope, member, email);
  const before = member.user.invitedEmail ?? member.user.email;
  await recordPlace(scope, member, { verb: "updated", before: { email: before }, after: { email } });
}

async function followAddress(scope: VesselScope, profile: Member["profile"], before: string, email: string) {
  if (profile && (profile.email === null || profile.email === before))
    await patchProfile(scope.tx, profile, { email }, scope.now);
}

/** Sends the person a link that sets a new password; the answer does not tell whether it left. */
export async function sendReset(scope: VesselScope, userId: string): Promise<void> {
  const member = await lockMember(scope, userId);
  expectOpenPlace(scope, member);
  const email = member.user.invitedEmail ?? member.user.email;
  await scope.services.enqueue(scope.tx, { name: "send_reset_link", email });
  await recordPlace(scope, member, { verb: "reset_sent", facts: { email } });
}

/** Makes an outsider an assignee of the job, which opens it to them, or takes that back: as sharing a list of such jobs does. */
export async function shareJob(scope: VesselScope, input: z.infer<typeof shareJobInput>): Promise<void> {
  if (!can(scope.access, "employees:edit") && !mayDrawUp(scope.access))
    throw new AppError("forbidden", "worklists:refusal.needsHead");
  const { profile, membership } = await lockMember(scope, input.userId);
  if (!profile || membership.role !== "user") throw new AppError("conflict", "users:refusal.notInvited");
  await shareJobWith(scope, { jobId: input.jobId, profileId: profile.id, isShared: input.isShared });
}
