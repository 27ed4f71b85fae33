import { createHash, randomBytes } from "node:crypto";
import { writeIn } from "../../kit/second-attempt.ts";
import { closeAddressLinks, holdAccount, isOpenedAnew } from "../../platform/accounts/hold-account.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { holderOf } from "../users/address.service.ts";
import { findTheme, findUser, insertReset, type User } from "./session.repository.ts";
import { resetLifeMinutes } from "./session.rules.ts";
import { defaultTheme } from "./session.schema.ts";

interface AskedAddress {
  userId: string;
  email: string;
  /** The address it was asked at: led to another meanwhile, the account goes nowhere by what was asked before. */
  from: string;
  /** ISO; what was set since, a password or a first second step, ended the asking. */
  askedAt: string;
}

/**
 * Asks the mailbox that an account is to move to. Where the address is somebody else's, that owner is told who tried: anyone who
 * asked learns of neither.
 */
export async function sendAddressLink(services: Services, asked: AskedAddress): Promise<void> {
  const { db } = services.database;
  const { userId, email } = asked;
  const [user, holder] = [await findUser(db, userId), await holderOf(db, email)];
  if (!user || user.softDeletedAt || user.erasedAt) return;
  if (holder && holder.id !== userId) await notifyHolder(services, user, holder);
  else await sendLink(services, user, asked);
}

const unscoped = { vesselId: null, userId: null } as const;
const localeOf = async (services: Services, userId: string) =>
  ((await findTheme(services.database.db, userId)) ?? defaultTheme).locale;

async function notifyHolder(
  services: Services,
  user: User,
  holder: Pick<User, "id" | "email" | "name" | "username">,
): Promise<void> {
  const locale = await localeOf(services, holder.id);
  await writeIn(services.database, unscoped, (tx) =>
    writeMail(services, tx, {
      to: holder.email,
      locale,
      template: "addressTaken",
      params: { name: holder.name, username: holder.username, inviter: user.name },
      link: `${services.origin}/auth/login`,
      aboutUserId: holder.id,
    }),
  );
}

async function sendLink(services: Services, user: User, { email, from, askedAt }: AskedAddress): Promise<void> {
  const locale = await localeOf(services, user.id);
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const now = services.now();
  const expiresAt = new Date(now.getTime() + resetLifeMinutes * 60_000);
  await writeIn(services.database, unscoped, async (tx) => {
    const held = await holdAccount(tx, user.id);
    if (held?.email !== from || isOpenedAnew(held, new Date(askedAt), now)) return;
    await closeAddressLinks(tx, user.id, now);
    await insertReset(tx, { tokenHash, userId: user.id, expiresAt, createdAt: now, newEmail: email });
    await writeMail(services, tx, {
      to: email,
      locale,
      template: "newAddress",
      params: { name: user.name, username: user.username, minutes: resetLifeMinutes },
      link: `${services.origin}/auth/reset-password/${token}`,
      aboutUserId: user.id,
    });
  });
}
