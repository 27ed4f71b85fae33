import { createHash, randomBytes } from "node:crypto";
import { hasOwner } from "@ymp/core/access/joining";
import { AppError } from "@ymp/core/errors";
import type { Db } from "@ymp/db/client";
import type { Principal, RequestContext } from "../../context.ts";
import { writeIn } from "../../kit/second-attempt.ts";
import { forgiveAccount, limitAttempts } from "../../platform/accounts/attempts.ts";
import { endSessions, holdAccount, holdOwnAccount } from "../../platform/accounts/hold-account.ts";
import { answersFirst, isAsked } from "../../platform/accounts/invited.repository.ts";
import { refuseWeakPassword } from "../../platform/accounts/passwords.ts";
import { notifyOwner } from "../../platform/mail/notify-owner.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import { type Outside, ofOwnAccount } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import { revokeTokens } from "../tokens/tokens.service.ts";
import { expectAnswered, moveAddress } from "../users/address.service.ts";
import { resetSignIn } from "../users/reset-sign-in.service.ts";
import { deviceIdOf } from "./known-device.ts";
import { provePassword } from "./prove-password.service.ts";
import {
  closeAllLinks,
  findOpenReset,
  findTheme,
  findUser,
  findUserByEmail,
  insertReset,
  setPassword,
  takeReset,
  type User,
} from "./session.repository.ts";
import { resetLifeMinutes, resetLimits } from "./session.rules.ts";
import {
  type ChangePasswordInput,
  defaultTheme,
  type RequestResetInput,
  type ResetPasswordInput,
} from "./session.schema.ts";

const platformScope = { vesselId: null, userId: null };
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Does the same for every address, known or not: whether there is an account is found out later, by the queue. */
export async function requestReset(ctx: RequestContext, { email }: RequestResetInput): Promise<void> {
  const { services, address } = ctx;
  await limitAttempts(services, "reset", resetLimits, { account: email, address });
  await writeIn(services.database, platformScope, (tx) => services.enqueue(tx, { name: "send_reset_link", email }));
}

/** Writes the mail with the link, if somebody has the address, also at the moment it is made. The link's token is kept as a hash only. */
export async function sendResetLink(services: Services, email: string, reason?: "newAddress"): Promise<void> {
  const user = await findUserByEmail(services.database.db, email);
  if (!user) return;
  const { locale } = (await findTheme(services.database.db, user.id)) ?? defaultTheme;
  const token = randomBytes(32).toString("base64url");
  const now = services.now();
  const expiresAt = new Date(now.getTime() + resetLifeMinutes * 60_000);
  await writeIn(services.database, platformScope, async (tx) => {
    await holdAccount(tx, user.id);
    // Led to another mailbox since, or given up, it has no link to this one.
    if ((await findUserByEmail(tx, email))?.id !== user.id) return;
    await insertReset(tx, { tokenHash: hashOf(token), userId: user.id, expiresAt, createdAt: now });
    await writeMail(services, tx, {
      to: user.email,
      locale,
      template: reason ?? "reset",
      params: { name: user.name, username: user.username, minutes: resetLifeMinutes },
      link: `${services.origin}/auth/reset-password/${token}`,
      aboutUserId: user.id,
    });
  });
}

export async function resetPassword(ctx: RequestContext, { token, newPassword }: ResetPasswordInput): Promise<void> {
  const { services, address } = ctx;
  const { db } = services.database;
  const tokenHash = hashOf(token);
  const reset = await findOpenReset(db, tokenHash, services.now());
  const user = reset && (await findUser(db, reset.userId));
  if (!user || user.softDeletedAt) throw new AppError("invalid", "passwords:resetLinkInvalid");
  refuseWeakPassword(newPassword, user);
  const passwordHash = await services.passwords.hash(newPassword);
  await ofOwnAccount(services, user.id, async (outside) => {
    const { tx, now } = outside;
    await holdAccount(tx, user.id);
    if (!(await takeReset(tx, tokenHash, now))) throw new AppError("invalid", "passwords:resetLinkInvalid");
    await proveMailbox(outside, user, reset.newEmail);
    await replacePassword(services, tx, user, { passwordHash, provenEmail: reset.newEmail ?? user.email });
  });
  services.accounts.forget(user.id);
  // Tries at the password of before count no more; those against others from the same address do.
  await forgiveAccount(services, { account: user.id, address, deviceId: deviceIdOf(ctx, user.id) });
  services.noteSecurity({ event: "passwordReset", userId: user.id });
}

/**
 * What goes with a link that was used: the account moves to the address it was sent to, and one that nobody had proved when
 * a vessel asked for its owner is emptied of what the person who made it knows or set up.
 */
async function proveMailbox(outside: Outside, user: User, newEmail: string | null): Promise<void> {
  const { tx } = outside;
  if (await isClaimed(tx, user)) {
    // A vessel that waits for the account asked the person who has the mailbox of before.
    if (newEmail && (await answersFirst(tx, user.id))) throw new AppError("invalid", "passwords:resetLinkInvalid");
    await resetSignIn(outside, user.id);
  } else if (newEmail) await expectAnswered(tx, user.id);
  if (newEmail) await moveAddress(outside, user, newEmail);
}

/** Whether nobody proved its mailbox and a vessel asked for the person who has it: the link there is not for others to close. */
const isClaimed = async (tx: Db, user: User): Promise<boolean> => !hasOwner(user) && (await isAsked(tx, user.id));

/** The person who had the old password elsewhere is signed out. */
export async function changePassword(
  services: Services,
  { account, sessionId }: Principal,
  input: ChangePasswordInput,
  address: string,
): Promise<void> {
  const user = await findUser(services.database.db, account.id);
  if (!user) throw new AppError("unauthenticated", "errors:signInFirst");
  if (!user.mustChangePassword) await provePassword(services, account.id, typedNow(input));
  refuseWeakPassword(input.newPassword, user);
  if (await services.passwords.verify(user.passwordHash, input.newPassword))
    throw new AppError("invalid", "passwords:passwordUnchanged", {}, { newPassword: "passwords:passwordUnchanged" });
  const passwordHash = await services.passwords.hash(input.newPassword);
  await writeIn(services.database, { vesselId: null, userId: user.id }, async (tx) => {
    await holdOwnAccount(tx, { account, sessionId });
    await replacePassword(services, tx, user, { passwordHash, keptSessionId: sessionId });
    if (!(await isClaimed(tx, user))) await closeAllLinks(tx, user.id, services.now());
  });
  services.accounts.forget(account.id);
  services.noteSecurity({ event: "passwordChanged", userId: account.id, address });
}

function typedNow({ currentPassword }: ChangePasswordInput): string {
  if (currentPassword) return currentPassword;
  const missing = "passwords:currentPasswordMissing";
  throw new AppError("invalid", missing, {}, { currentPassword: missing });
}

/**
 * Ends what the one of before has opened: tokens, and sessions but for the one it is replaced in. Who replaces a password of their own
 * is told; a first one was asked of them.
 */
async function replacePassword(
  services: Services,
  tx: Db,
  user: User,
  { keptSessionId, ...chosen }: { passwordHash: string; provenEmail?: string; keptSessionId?: string },
): Promise<void> {
  const now = services.now();
  await setPassword(tx, user.id, { ...chosen, now });
  await revokeTokens(tx, { userId: user.id, now });
  await endSessions(tx, user.id, keptSessionId);
  if (!user.mustChangePassword) await notifyOwner(services, tx, user.id, { template: "passwordChanged" });
}
