import type { Db } from "@ymp/db/client";
import { themes, users } from "@ymp/db/schema/accounts";
import type { Locale } from "@ymp/i18n/locales";
import { eq } from "drizzle-orm";
import type { ScopedServices } from "../../services.ts";
import type { MailTemplate } from "./compose-mail.ts";
import { writeMail } from "./write-mail.ts";

/** What touches the way into an account, and is told to its owner, who may not have done it. */
export type OwnerNotice =
  | { template: "stepOn" | "stepOff" | "appOff" | "passwordChanged" }
  | { template: "keyAdded" | "keyRemoved"; key: string }
  | { template: "tokenMade"; token: string }
  /** Goes to the address before. */
  | { template: "emailChanged"; from: string; email: string };

/** Writes to the owner of an account in the owner's language, in the transaction of what it tells. */
export async function notifyOwner(
  services: ScopedServices,
  tx: Db,
  userId: string,
  notice: OwnerNotice,
): Promise<void> {
  const owner = await findOwner(tx, userId);
  if (!owner) return;
  const { template, ...facts } = notice satisfies { template: MailTemplate };
  const { from: to = owner.email, ...params } = { from: undefined, ...facts };
  await writeMail(services, tx, {
    to,
    locale: owner.locale ?? "en",
    template,
    params: { name: owner.name, username: owner.username, ...params },
    link: `${services.origin}/app/security`,
    aboutUserId: userId,
  });
}

async function findOwner(
  tx: Db,
  userId: string,
): Promise<{ name: string; username: string; email: string; locale: Locale | null } | undefined> {
  const [owner] = await tx
    .select({ name: users.name, username: users.username, email: users.email, locale: themes.locale })
    .from(users)
    .leftJoin(themes, eq(themes.userId, users.id))
    .where(eq(users.id, userId));
  return owner;
}
