import { mails } from "@ymp/db/schema/accounts";
import { eq, sql } from "drizzle-orm";
import type { Services } from "../../services.ts";

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The way mails leave. `keeps`: they stay where they are and are read on the inbox page. */
export type MailTransport = { kind: "keeps" } | { kind: "sends"; send(mail: OutgoingMail): Promise<void> };

/** Sends a mail once. A failure is noted and thrown, so that the queue tries again later. */
export async function deliverMail(services: Services, transport: MailTransport, mailId: string): Promise<void> {
  const { db } = services.database;
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (!mail || mail.sentAt || transport.kind === "keeps") return;
  try {
    await transport.send({ ...mail, to: mail.recipient });
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
}
