import { happenedBefore } from "@ymp/core/clock-window";
import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { passwordResets, sessions } from "@ymp/db/schema/sign-in";
import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import type { Principal } from "../../context.ts";
import { expectConfirmed } from "./confirmation.ts";

const waysInColumns = {
  email: users.email,
  provenEmail: users.provenEmail,
  totpConfirmedAt: users.totpConfirmedAt,
  securityKeysSince: users.securityKeysSince,
  passwordSetAt: users.passwordSetAt,
  softDeletedAt: users.softDeletedAt,
  erasedAt: users.erasedAt,
};
export type HeldAccount = Pick<typeof users.$inferSelect, keyof typeof waysInColumns>;

/**
 * Before anything else in a transaction that makes or ends a way into the account: they take turns, so that what ends all others
 * ends what is made beside it. After the account come its tokens, then its sessions, then its links.
 */
export async function holdAccount(tx: Db, userId: string): Promise<HeldAccount | undefined> {
  const [account] = await tx.select(waysInColumns).from(users).where(eq(users.id, userId)).for("update");
  return account;
}

type Bearer = Pick<Principal, "account" | "sessionId" | "confirmedAt">;

/** Of anyone who asks by a session: it may have been ended since the gate let the request in. */
export async function holdOwnAccount(tx: Db, { account, sessionId }: Bearer): Promise<HeldAccount> {
  const held = await holdAccount(tx, account.id);
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, account.id), eq(sessions.id, sessionId)));
  if (!held || !session || held.softDeletedAt || held.erasedAt)
    throw new AppError("unauthenticated", "errors:signInFirst");
  return held;
}

/** The same where it was confirmed: by a password or without a second step of before, which open nothing any more, it was not. */
export async function holdConfirmedAccount(tx: Db, principal: Bearer & Principal, now: Date): Promise<HeldAccount> {
  const held = await holdOwnAccount(tx, principal);
  const { totpConfirmedAt, securityKeysSince } = held;
  const { confirmedAt } = principal;
  const isOfBefore = waysInOf(held).some((since) => happenedBefore(confirmedAt ?? new Date(0), since, now));
  const account = { ...principal.account, totpConfirmedAt, securityKeysSince };
  if (isOfBefore) expectConfirmed({ ...principal, account, confirmedAt: undefined }, now);
  return held;
}

const waysInOf = ({ totpConfirmedAt, securityKeysSince, passwordSetAt }: HeldAccount): Date[] =>
  [totpConfirmedAt, securityKeysSince, passwordSetAt].filter((since) => since !== null);

/** Whether the account was closed, or opens by another password or second step than at that moment or before. */
export const isOpenedAnew = (held: HeldAccount, at: Date, now: Date): boolean =>
  held.softDeletedAt !== null ||
  held.erasedAt !== null ||
  waysInOf(held).some((since) => since.getTime() === at.getTime() || happenedBefore(at, since, now));

/** But for one, if any. In the transaction of what ends them; every process is told by their trigger. */
export async function endSessions(tx: Db, userId: string, exceptId?: string): Promise<void> {
  const isEnded = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isEnded));
}

const unused = (userId: string) => and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt));

/** Links that were sent and not used open nothing any more. */
export async function closeLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.update(passwordResets).set({ usedAt: now }).where(unused(userId));
}

/** Of links to new addresses the last one opens. */
export async function closeAddressLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(unused(userId), isNotNull(passwordResets.newEmail)));
}
