import { AppError } from "@ymp/core/errors";
import type { z } from "zod";
import type { RequestContext, VesselScope } from "../../context.ts";
import { expectRow } from "../../kit/rows.ts";
import { expectConfirmed } from "../../platform/accounts/confirmation.ts";
import { findMember, type Member, patchProfile } from "../../platform/accounts/places.repository.ts";
import { tellOwner } from "../../platform/mail/tell-owner.ts";
import { shareJobWith } from "../jobs/sharing.service.ts";
import { closeLinks } from "./invitations.repository.ts";
import { findUserByEmail, patchUser, placesOf, worksForCompany } from "./members.repository.ts";
import { lockMember, recordPlace } from "./places.service.ts";
import type { setEmailInput, shareJobInput } from "./users.schema.ts";
import { mayAdminister } from "./users.service.ts";

/**
 * Changes the address an account signs in with. Whoever holds it can ask for a new password, so an account that opens more
 * than this vessel is changed by its owner or by the platform. One's own is changed after proving that it is oneself.
 */
export async function setEmail(
  scope: VesselScope,
  { principal }: Pick<RequestContext, "principal">,
  { userId, email }: z.infer<typeof setEmailInput>,
): Promise<void> {
  const { tx, now } = scope;
  if (scope.actor.userId === userId) expectConfirmed(principal, now);
  const member = await memberForEmail(scope, userId);
  const { user, profile } = member;
  if (user.email === email) return;
  const holder = await findUserByEmail(tx, email);
  if (holder && holder.id !== userId)
    throw new AppError("conflict", "users:refusal.emailTaken", {}, { email: "users:refusal.emailTaken" });
  await patchUser(tx, userId, { email });
  await tellOwner(scope.services, tx, userId, { template: "emailChanged", from: user.email, email });
  await closeLinks(tx, userId, now);
  if (profile && (profile.email === null || profile.email === user.email))
    await patchProfile(tx, profile, { email }, now);
  await recordPlace(scope, member, { verb: "updated", before: { email: user.email }, after: { email } });
}

async function memberForEmail(scope: VesselScope, userId: string): Promise<Member> {
  if (scope.actor.userId === userId) return expectRow(await findMember(scope.tx, scope.vesselId, userId));
  if (!mayAdminister(scope.access)) throw new AppError("not_found", "errors:recordNotFound");
  const member = await lockMember(scope, userId);
  if (scope.access.role !== "superadmin" && (await opensMore(scope, member)))
    throw new AppError("forbidden", "users:refusal.accountOfOthers", {}, { email: "users:refusal.accountOfOthers" });
  return member;
}

async function opensMore({ tx, vesselId }: VesselScope, { user }: Member): Promise<boolean> {
  if (user.isSuperadmin || (await worksForCompany(tx, user.id))) return true;
  const places = await placesOf(tx, user.id);
  return places.some((place) => place.vesselId !== vesselId);
}

/** Sends the person a link that sets a new password; the answer does not tell whether it left. */
export async function sendReset(scope: VesselScope, userId: string): Promise<void> {
  const member = await lockMember(scope, userId);
  if (member.membership.softDeletedAt) throw new AppError("conflict", "users:refusal.deleted");
  await scope.services.enqueue(scope.tx, { name: "send_reset_link", email: member.user.email });
  await recordPlace(scope, member, { verb: "reset_sent", facts: { email: member.user.email } });
}

/** Makes an outsider an assignee of the job, which opens it to them, or takes that back. */
export async function shareJob(scope: VesselScope, input: z.infer<typeof shareJobInput>): Promise<void> {
  const { profile, membership } = await lockMember(scope, input.userId);
  if (!profile || membership.role !== "user") throw new AppError("conflict", "users:refusal.notInvited");
  await shareJobWith(scope, { jobId: input.jobId, profileId: profile.id, isShared: input.isShared });
}
