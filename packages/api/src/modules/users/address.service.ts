import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import type { Principal, VesselScope } from "../../context.ts";
import { closeLinks, holdConfirmedAccount } from "../../platform/accounts/hold-account.ts";
import { answersFirst } from "../../platform/accounts/invited.repository.ts";
import type { AccountRow } from "../../platform/accounts/personal-columns.ts";
import { findMember, patchProfile } from "../../platform/accounts/places.repository.ts";
import { notifyOwner } from "../../platform/mail/notify-owner.ts";
import { enterFromOutside, type FromOutside, stepOutside } from "../../platform/outside.ts";
import { enterVesselRows } from "./erasing.repository.ts";
import { findUserByEmail, patchUser, placesOf } from "./members.repository.ts";
import { askedElsewhere } from "./owners.repository.ts";
import { recordPlace } from "./places.service.ts";
import { resetSignIn } from "./reset-sign-in.service.ts";
import { askAt } from "./welcome.service.ts";

type MovedAccount = Pick<AccountRow, "id" | "email">;

/** Whose account has the address, closed ones included. */
export const holderOf = findUserByEmail;

/**
 * The account keeps its address until the link in the new mailbox is used. What ends the session it is asked in, such as a new
 * password, ends the asking as well, also before the link is made. Whether somebody else has that address is found
 * out later, by the queue, so the answer is the same for every address.
 */
export async function askAtNewAddress(scope: VesselScope, principal: Principal, email: string): Promise<void> {
  const { tx, services, vesselId, now } = scope;
  const userId = principal.account.id;
  await stepOutside(tx);
  const { email: from, provenEmail } = await holdConfirmedAccount(tx, principal, now);
  // The platform led it there, for an owner who may have lost it to anyone who asks now.
  if (provenEmail !== null && provenEmail !== from) throw new AppError("conflict", "users:refusal.proveFirst");
  await expectAnswered(tx, userId);
  await enterVesselRows(tx, vesselId);
  await services.enqueue(tx, { name: "send_address_link", userId, email, from, askedAt: now.toISOString() });
}

/** Asked was the person who has the mailbox of now: the question is answered before the account leaves it. */
export async function expectAnswered(tx: Db, userId: string): Promise<void> {
  if (await answersFirst(tx, userId)) throw new AppError("conflict", "users:refusal.answerFirst");
}

/**
 * Moves the account to another address: told to the one before, in the profiles that had it, and in the history of every
 * vessel. Links that were sent before are the caller's to close. What was asked of the mailbox
 * of before is asked there again.
 * @param here the vessel the transaction has entered, which it is left on; without one it ends outside every vessel
 */
export async function moveAddress(
  outside: FromOutside,
  account: MovedAccount,
  email: string,
  here?: VesselScope,
): Promise<void> {
  const { tx, now, services } = outside;
  const holder = await holderOf(tx, email);
  if (holder && holder.id !== account.id)
    throw new AppError("conflict", "users:refusal.emailTaken", {}, { email: "users:refusal.emailTaken" });
  await patchUser(tx, account.id, { email });
  await notifyOwner(services, tx, account.id, { template: "emailChanged", from: account.email, email });
  for (const { vesselId } of await placesOf(tx, account.id)) {
    const scope = here?.vesselId === vesselId ? here : await enterFromOutside(outside, vesselId);
    await enterVesselRows(tx, vesselId);
    const member = await findMember(tx, vesselId, account.id);
    if (!member) continue;
    if (member.profile?.email === account.email) await patchProfile(tx, member.profile, { email }, now);
    await recordPlace(scope, member, { verb: "updated", before: { email: account.email }, after: { email } });
  }
  await askAgain(outside, account.id);
  await (here ? enterVesselRows(tx, here.vesselId) : stepOutside(tx));
  outside.afterCommit.push(async () => services.accounts.forget(account.id));
}

/**
 * The platform leads an account to a mailbox that is its owner's, who may have lost the one before: at once, and a link goes there.
 * Links of before open nothing. One that nobody had proved is emptied, since nothing tells its owner from anyone else who signs in;
 * one that was proved keeps its ways in, and moves on only once the link was used.
 */
export async function leadToMailbox(
  outside: FromOutside,
  account: MovedAccount & Pick<AccountRow, "provenEmail">,
  email: string,
  here?: VesselScope,
): Promise<void> {
  const { tx, now, services } = outside;
  await moveAddress(outside, account, email, here);
  await stepOutside(tx);
  if (account.provenEmail === null) await resetSignIn(outside, account.id);
  else await closeLinks(tx, account.id, now);
  if (here) await enterVesselRows(tx, here.vesselId);
  await services.enqueue(tx, { name: "send_reset_link", email, reason: "newAddress" });
}

/**
 * Vessels that asked for the person who has an address, through an account that has left it: the link goes to that mailbox again, so
 * nobody ends it by leading the account elsewhere, or by erasing it. The person who did so is not told to the vessel.
 */
export async function askAgain(outside: FromOutside, accountId: string): Promise<void> {
  const { tx } = outside;
  await stepOutside(tx);
  for (const { id, invitedEmail } of await askedElsewhere(tx, accountId)) {
    await stepOutside(tx);
    for (const { vesselId, isDeleted } of await placesOf(tx, id)) {
      if (isDeleted) continue;
      const scope = await enterFromOutside({ ...outside, actor: { kind: "system", userId: null } }, vesselId);
      const member = await findMember(tx, vesselId, id);
      if (member) await askAt(scope, member, invitedEmail);
    }
  }
}
