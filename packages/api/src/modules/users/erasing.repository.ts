import type { Db } from "@ymp/db/client";
import { companyMemberships, themes, users } from "@ymp/db/schema/accounts";
import { crewMailRecipients, crewMails } from "@ymp/db/schema/crew-mail";
import { mails } from "@ymp/db/schema/operations";
import { answeredWrites, savedViews } from "@ymp/db/schema/platform";
import {
  apiTokens,
  passwordResets,
  recoveryCodes,
  securityKeyChallenges,
  securityKeys,
  sessions,
} from "@ymp/db/schema/sign-in";
import { vessels } from "@ymp/db/schema/vessels";
import { and, eq, or, sql } from "drizzle-orm";
import { jsonTexts } from "../../kit/lists.ts";
import { accountColumns } from "../../platform/accounts/personal-columns.ts";
import { forgottenFacts, forgottenFields } from "./forgotten.ts";

/** Locked, so that a second erasure of the same account finds it gone. */
export async function findAccount(tx: Db, userId: string) {
  const [user] = await tx.select(accountColumns).from(users).where(eq(users.id, userId)).for("update");
  return user;
}

/** From here on the transaction sees that vessel's rows. */
export async function enterVesselRows(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select set_config('app.vessel_id', ${vesselId}, true)`);
}

/** Outside every vessel: where a profile of the account is kept, also after its place was taken away. */
export async function profilesOf(tx: Db, userId: string): Promise<{ vesselId: string; id: string }[]> {
  return tx.execute<{ vesselId: string; id: string }>(
    sql`select vessel_id as "vesselId", profile_id as id from app.profiles_of(${userId}::uuid)`,
  );
}

export async function timeZoneOf(tx: Db, vesselId: string): Promise<string> {
  const [vessel] = await tx.select({ timeZone: vessels.timeZone }).from(vessels).where(eq(vessels.id, vesselId));
  return vessel?.timeZone ?? "UTC";
}

/** Views of lists that nobody else uses, on the vessel of the scope. */
export async function deleteOwnViews(tx: Db, vesselId: string, userId: string): Promise<void> {
  await tx
    .delete(savedViews)
    .where(and(eq(savedViews.vesselId, vesselId), eq(savedViews.userId, userId), eq(savedViews.isShared, false)));
}

/** Where mails to the crew went, and what a mail server said of it. That a mail was sent stays. */
export async function forgetMailAddresses(tx: Db, { vesselId, id }: { vesselId: string; id: string }): Promise<void> {
  await tx
    .update(crewMailRecipients)
    .set({ address: "", failure: null })
    .where(and(eq(crewMailRecipients.vesselId, vesselId), eq(crewMailRecipients.profileId, id)));
  await tx
    .update(crewMails)
    .set({ replyTo: "" })
    .where(
      and(
        eq(crewMails.vesselId, vesselId),
        sql`${crewMails.createdBy} = (select p.user_id from profiles p where p.vessel_id = ${vesselId} and p.id = ${id})`,
      ),
    );
}

/** The person's own history on the vessel of the scope; of an account that was erased, and of no other. */
export async function forgetInHistory(tx: Db, userId: string): Promise<void> {
  await tx.execute(
    sql`select app.forget_in_history(${userId}::uuid, ${texts(forgottenFields)}, ${texts(forgottenFacts)})`,
  );
}

const texts = (list: readonly string[]) => sql`array${jsonTexts(list)}`;

/**
 * The row stays under a name nobody can sign in with: what the person wrote keeps its author. The database takes the names of
 * before out of what was done from outside.
 */
export async function eraseSignIn(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const tombstone = `deleted-${userId}`;
  const ownTables = [sessions, apiTokens, themes, recoveryCodes, securityKeys, securityKeyChallenges];
  for (const table of [...ownTables, passwordResets, companyMemberships, answeredWrites])
    await tx.delete(table).where(eq(table.userId, userId));
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await tx
    .delete(mails)
    .where(or(eq(mails.userId, userId), eq(sql`lower(${mails.recipient})`, account?.email.toLowerCase())));
  await tx
    .update(users)
    .set({
      username: tombstone,
      email: `${tombstone}@erased.invalid`,
      passwordHash: "",
      isSuperadmin: false,
      isOnMailingList: false,
      mustChangePassword: false,
      lastVesselId: null,
      provenEmail: null,
      invitedEmail: null,
      totpSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
      securityKeysSince: null,
      privacyVersion: null,
      privacyAcknowledgedAt: null,
      softDeletedAt: now,
      erasedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}
