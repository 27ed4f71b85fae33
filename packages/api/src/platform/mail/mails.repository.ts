import type { Db } from "@ymp/db/client";
import { mails } from "@ymp/db/schema/operations";
import { desc, eq, isNull, sql } from "drizzle-orm";

/** The columns are closed to us: the database answers to what sends mails, in nobody's name and outside every vessel. */
const says = sql<{ subject: string; html: string; text: string }>`app.text_of_mail(${mails.id})`;

const columns = { id: mails.id, recipient: mails.recipient, createdAt: mails.createdAt, sentAt: mails.sentAt, says };

export async function findMail(db: Db, id: string) {
  const [mail] = await db.select(columns).from(mails).where(eq(mails.id, id));
  return mail;
}

/** The latest first. */
export const listMails = (db: Db) => db.select(columns).from(mails).orderBy(desc(mails.createdAt), desc(mails.id));

/** A mail that is written when it goes. */
export interface Letter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly template: string;
  readonly userId: string | null;
}

/** Tried again, it goes to the address that is known by now; one that was sent stays as it is. */
export async function putLetter(db: Db, letter: Letter): Promise<void> {
  const { recipient, subject, html, text } = letter;
  await db
    .insert(mails)
    .values(letter)
    .onConflictDoUpdate({ target: mails.id, set: { recipient, subject, html, text }, setWhere: isNull(mails.sentAt) });
}
