import { newId } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { mails } from "@ymp/db/schema/accounts";
import type { Services } from "../../services.ts";
import { composeMail, type MailOrder } from "./compose-mail.ts";

/** Writes a mail and puts its sending into the queue, both in the caller's transaction. */
export async function writeMail(services: Services, tx: Db, order: MailOrder): Promise<void> {
  const id = newId();
  const { subject, html, text } = composeMail(services.translate, order);
  await tx.insert(mails).values({ id, recipient: order.to, subject, html, text, createdAt: services.now() });
  await services.enqueue(tx, { name: "send_mail", mailId: id });
}
