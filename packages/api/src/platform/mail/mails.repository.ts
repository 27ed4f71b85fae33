import type { Db } from "@ymp/db/client";
import { mails } from "@ymp/db/schema/operations";
import { desc, eq, sql } from "drizzle-orm";

/** The columns are closed to us: the database answers to what sends mails, in nobody's name and outside every vessel. */
const says = sql<{ subject: string; html: string; text: string }>`app.text_of_mail(${mails.id})`;

const columns = { id: mails.id, recipient: mails.recipient, createdAt: mails.createdAt, sentAt: mails.sentAt, says };

export async function findMail(db: Db, id: string) {
  const [mail] = await db.select(columns).from(mails).where(eq(mails.id, id));
  return mail;
}

/** The latest first. */
export const listMails = (db: Db) => db.select(columns).from(mails).orderBy(desc(mails.createdAt), desc(mails.id));
