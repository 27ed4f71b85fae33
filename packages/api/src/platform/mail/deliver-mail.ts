import { mails } from "@ymp/db/schema/operations";
import { eq, sql } from "drizzle-orm";
import { writeIn } from "../../kit/second-attempt.ts";
import type { Services } from "../../services.ts";
import type { MailEnclosure } from "../queue/tasks.ts";
import { attachmentOf } from "./attachment.ts";
import { findMail } from "./mails.repository.ts";

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** The way mails leave. `keeps`: they stay where they are and are read on the inbox page. */
export type MailTransport = { kind: "keeps" } | { kind: "sends"; send(mail: OutgoingMail): Promise<void> };

/**
 * Sends a mail that was kept, so that whoever waits learns whether it left. One that did not goes to the queue, which
 * tries again later. True also where mails stay to be read on the inbox page.
 */
export async function sendAtOnce(services: Services, mailId: string): Promise<boolean> {
  try {
    await deliverMail(services, mailId);
    return true;
  } catch {
    // What went wrong is in the mail's row.
    const scope = { vesselId: null, userId: null };
    await writeIn(services.database, scope, (tx) => services.enqueue(tx, { name: "send_mail", mailId }));
    return false;
  }
}

/** As it is in the queue. */
export async function deliverQueued(
  services: Services,
  { mailId, enclosed = {} }: { mailId: string; enclosed?: MailEnclosure | undefined },
): Promise<void> {
  const { file, replyTo } = enclosed;
  await deliverMail(services, mailId, { files: file ? [file] : [], replyTo });
}

interface Enclosed {
  readonly files?: readonly { readonly vesselId: string; readonly fileId: string }[];
  readonly replyTo?: string | undefined;
}

/**
 * Sends a mail once. A failure is noted and thrown, so that the queue tries again later.
 * @returns `sent` also where it was before; `kept` where mails stay to be read on the inbox page
 */
export async function deliverMail(
  services: Services,
  mailId: string,
  { files = [], replyTo }: Enclosed = {},
): Promise<"sent" | "kept"> {
  const { database, mailTransport: transport } = services;
  const { db } = database;
  const mail = await findMail(db, mailId);
  if (transport.kind === "keeps") return "kept";
  if (!mail || mail.sentAt) return "sent";
  try {
    const attachments = await Promise.all(files.map((file) => attachmentOf(services, file)));
    const { id, recipient: to, says } = mail;
    await transport.send({ id, to, ...says, replyTo, attachments });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await db.update(mails).set({ failure, updatedAt: sql`now()` }).where(eq(mails.id, mailId));
    throw error;
  }
  // A mail that was sent is not kept to be read: it may hold a link that opens an account.
  await db
    .update(mails)
    .set({ sentAt: services.now(), failure: null, html: "", text: "", updatedAt: sql`now()` })
    .where(eq(mails.id, mailId));
  return "sent";
}
