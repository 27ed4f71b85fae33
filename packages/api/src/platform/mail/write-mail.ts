import { newId } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { mails } from "@ymp/db/schema/operations";
import type { ScopedServices } from "../../services.ts";
import type { MailEnclosure } from "../queue/tasks.ts";
import { composeMail, type MailOrder } from "./compose-mail.ts";

/** Whom a mail is about, where its fate is told; mails of nobody in particular say null. */
type MailSubject = { aboutUserId?: string | null };
type Enclosing = { enclosed?: MailEnclosure };

/** Writes a mail and puts its sending into the queue, both in the caller's transaction. */
export async function writeMail(
  services: ScopedServices,
  tx: Db,
  { enclosed, ...order }: MailOrder & MailSubject & Enclosing,
): Promise<string> {
  const mailId = await keepMail(services, tx, order);
  await services.enqueue(tx, { name: "send_mail", mailId, ...(enclosed ? { enclosed } : {}) });
  return mailId;
}

/** Writes a mail that the caller sends itself with `sendAtOnce`, once its transaction is committed. */
export async function keepMail(services: ScopedServices, tx: Db, order: MailOrder & MailSubject): Promise<string> {
  const id = newId();
  const { subject, html, text } = composeMail(services.translate, order);
  const { to: recipient, template, aboutUserId: userId = null } = order;
  await tx.insert(mails).values({ id, recipient, subject, html, text, template, userId, createdAt: services.now() });
  return id;
}
