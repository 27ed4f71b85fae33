import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../../context.ts";
import { awaitsAnswer } from "../../platform/accounts/invited.repository.ts";
import type { AccountRow } from "../../platform/accounts/personal-columns.ts";
import { findMember, patchProfile } from "../../platform/accounts/places.repository.ts";
import { tellOwner } from "../../platform/mail/tell-owner.ts";
import { enterFromOutside, type FromOutside, stepOutside } from "../../platform/outside.ts";
import { enterVesselRows } from "./erasing.repository.ts";
import { findUserByEmail, patchUser, placesOf } from "./members.repository.ts";
import { recordPlace } from "./places.service.ts";

type MovedAccount = Pick<AccountRow, "id" | "email">;

/** Whose account has the address, closed ones included. */
export const holderOf = findUserByEmail;

/**
 * The account keeps its address until the link in the new mailbox is used. Whether somebody else has that address is found
 * out later, by the queue, so the answer is the same for every address.
 */
export async function askAtNewAddress({ tx, services }: VesselScope, user: MovedAccount, email: string): Promise<void> {
  // Asked was whoever has the mailbox of now.
  if (await awaitsAnswer(tx, user.id)) throw new AppError("conflict", "users:refusal.answerFirst");
  await services.enqueue(tx, { name: "send_address_link", userId: user.id, email });
}

/**
 * Moves the account to another address: told to the one before, in the profiles that had it, and in the history of every
 * vessel. Links that were sent before are the caller's to close.
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
  await tellOwner(services, tx, account.id, { template: "emailChanged", from: account.email, email });
  for (const { vesselId } of await placesOf(tx, account.id)) {
    const scope = here?.vesselId === vesselId ? here : await enterFromOutside(outside, vesselId);
    await enterVesselRows(tx, vesselId);
    const member = await findMember(tx, vesselId, account.id);
    if (!member) continue;
    if (member.profile?.email === account.email) await patchProfile(tx, member.profile, { email }, now);
    await recordPlace(scope, member, { verb: "updated", before: { email: account.email }, after: { email } });
  }
  await (here ? enterVesselRows(tx, here.vesselId) : stepOutside(tx));
  outside.afterCommit.push(async () => services.accounts.forget(account.id));
}
