import type { Database, Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";
import type { Account } from "./accounts.ts";

/** A row in which vessels hold places for the owner of an account: its own, or one that stands for it under the address typed. */
export interface AskedRow {
  id: string;
  isOwn: boolean;
  /** A place of it waits for an answer. */
  isWaiting: boolean;
  /** The account may answer for it. */
  isAnswerable: boolean;
}

/**
 * The one question for what was asked of an account. An owner answers, none before a mailbox of the account is proved. Asked
 * was the person who holds the mailbox that was typed: one that was proved at another answers nothing. Nobody asks an administrator of
 * the platform. Outside every vessel, in the scope of the account.
 */
export async function askedRows(tx: Db, accountId: string): Promise<AskedRow[]> {
  return tx.execute<AskedRow & Record<string, unknown>>(sql`
    select u.id, u.id = o.id as "isOwn",
      case when u.id = o.id
        then exists (select from ${memberships} m where m.user_id = o.id and m.awaits_consent and m.soft_deleted_at is null)
        else exists (select from app.memberships_of(array[u.id]) m where m.soft_deleted_at is null)
      end as "isWaiting",
      o.proven_email is not null and (u.id = o.id
        or (not o.is_superadmin and lower(u.invited_email) = lower(o.proven_email))) as "isAnswerable"
    from ${users} o join ${users} u on u.id = o.id or u.stands_for_id = o.id
    where o.id = ${accountId}`);
}

/** Whether a vessel waits for the person who has the account's mailbox, also where nobody has proved it yet. */
export const isAsked = async (tx: Db, accountId: string): Promise<boolean> =>
  (await askedRows(tx, accountId)).some(({ isWaiting }) => isWaiting);

/**
 * Whether leading the account to another mailbox would lose a question: one that its owner can answer now, or one to its own
 * place, which goes where the account goes.
 */
export const answersFirst = async (tx: Db, accountId: string): Promise<boolean> =>
  (await askedRows(tx, accountId)).some(({ isWaiting, isOwn, isAnswerable }) => isWaiting && (isOwn || isAnswerable));

/** Whether there is something to answer for the person who is signed in. */
export function isAskedAboard(database: Database, { id }: Account): Promise<boolean> {
  const scope = { vesselId: null, userId: id, access: "read" } as const;
  return inScope(database, scope, async (tx) =>
    (await askedRows(tx, id)).some(({ isWaiting, isAnswerable }) => isWaiting && isAnswerable),
  );
}
