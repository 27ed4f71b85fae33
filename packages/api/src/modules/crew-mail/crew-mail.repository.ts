import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { memberships, users } from "@ymp/db/schema/accounts";
import { crewMailRecipients, crewMails, crewMailTemplates } from "@ymp/db/schema/crew-mail";
import { files } from "@ymp/db/schema/files";
import { profiles } from "@ymp/db/schema/people";
import { recordFiles } from "@ymp/db/schema/platform";
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { expectRow } from "../../kit/rows.ts";
import { isCrewAboard, placeOfProfile } from "../../platform/accounts/crew-aboard.ts";
import type { CrewMailRecipientRow, CrewMailRow, CrewMailTemplateRow } from "./crew-mail.record.ts";
import type { ListCrewMailsInput } from "./crew-mail.schema.ts";

/** Neither left by the muster nor signed off. Whoever was asked aboard and has not answered is not of the crew yet. */
const hasNotLeft = (today: CalendarDate): SQL => sql`coalesce(not ${memberships.awaitsConsent}, true)
  and (select s.end_reason from onboard_stays s where s.vessel_id = ${profiles.vesselId} and s.profile_id = ${profiles.id}
    order by s.started_at desc, s.id desc limit 1) is distinct from 'left'
  and (not exists (select from engagements e where e.vessel_id = ${profiles.vesselId} and e.profile_id = ${profiles.id})
    or exists (select from engagements e where e.vessel_id = ${profiles.vesselId} and e.profile_id = ${profiles.id}
      and (e.signed_off_on is null or e.signed_off_on >= ${today}::date)))`;

/** The account's address was used to sign in; that of the profile stands in for people without an account. */
const address = sql<string | null>`nullif(coalesce(${users.email}, ${profiles.email}), '')`;

/** Of the crew today, each with the address that a mail would go to. */
export function crewToWrite(tx: Db, vesselId: string, today: CalendarDate, only: SQL = sql`true`) {
  return tx
    .select({
      id: profiles.id,
      userId: profiles.userId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      department: profiles.department,
      jobTitle: profiles.jobTitle,
      isOnboard: profiles.isOnboard,
      isOnMailingList: profiles.isOnMailingList,
      address,
    })
    .from(profiles)
    .leftJoin(memberships, placeOfProfile)
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.vesselId, vesselId), isCrewAboard(today), hasNotLeft(today), only))
    .orderBy(asc(profiles.firstName), asc(profiles.lastName), asc(profiles.id));
}
export type WritablePerson = Awaited<ReturnType<typeof crewToWrite>>[number];

export const onlyProfile = (id: string): SQL => eq(profiles.id, id);

export async function insertMail(tx: Db, row: typeof crewMails.$inferInsert): Promise<CrewMailRow> {
  return expectRow((await tx.insert(crewMails).values(row).returning())[0]);
}

export async function insertRecipients(tx: Db, rows: (typeof crewMailRecipients.$inferInsert)[]): Promise<void> {
  await tx.insert(crewMailRecipients).values(rows);
}

export async function insertFiles(tx: Db, rows: (typeof recordFiles.$inferInsert)[]): Promise<void> {
  await tx.insert(recordFiles).values(rows);
}

export async function findMail(tx: Db, vesselId: string, id: string): Promise<CrewMailRow | undefined> {
  const [row] = await tx
    .select()
    .from(crewMails)
    .where(and(eq(crewMails.vesselId, vesselId), eq(crewMails.id, id)));
  return row;
}

/** How much somebody has sent since then. */
export async function mailsSince(tx: Db, vesselId: string, userId: string | null, since: Date): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(crewMails)
    .where(
      and(
        eq(crewMails.vesselId, vesselId),
        userId === null ? sql`created_by is null` : eq(crewMails.createdBy, userId),
        gte(crewMails.createdAt, since),
      ),
    );
  return row?.sent ?? 0;
}

export async function addressesSince(tx: Db, vesselId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(crewMailRecipients)
    .where(and(eq(crewMailRecipients.vesselId, vesselId), gte(crewMailRecipients.createdAt, since)));
  return row?.sent ?? 0;
}

/** Who sends mails of the vessel takes their turn, so that two at once are counted one after the other. */
export async function takeTurn(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`crew mails of ${vesselId}`}, 0))`);
}

const pages = keysetPages(z.tuple([z.iso.datetime(), z.uuid()]));
const within = (states: SQL) => sql<number>`(select count(*)::int from crew_mail_recipients r
  where r.vessel_id = crew_mails.vessel_id and r.crew_mail_id = crew_mails.id and r.state in (${states}))`;

/** The last ones on top, with how each fares. @param writtenBy null: by everybody */
export async function mailsPage(tx: Db, vesselId: string, input: ListCrewMailsInput, writtenBy: string | null) {
  const seen = pages.seen(input);
  const { createdAt, id, createdBy } = crewMails;
  const rows = await tx
    .select({
      ...getTableColumns(crewMails),
      waiting: within(sql`'waiting', 'retrying'`),
      sent: within(sql`'sent'`),
      kept: within(sql`'kept'`),
      failed: within(sql`'refused', 'withheld'`),
    })
    .from(crewMails)
    .where(
      and(
        eq(crewMails.vesselId, vesselId),
        writtenBy === null ? undefined : eq(createdBy, writtenBy),
        seen && sql`(${createdAt}, ${id}) < (${seen[0]}::timestamptz, ${seen[1]}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => [row.createdAt.toISOString(), row.id]);
}

export function recipientsOfMail(tx: Db, vesselId: string, crewMailId: string) {
  const { id, profileId, name, address: sentTo, state, tries, failure, sentAt } = crewMailRecipients;
  return tx
    .select({ id, profileId, name, address: sentTo, state, tries, failure, sentAt })
    .from(crewMailRecipients)
    .where(and(eq(crewMailRecipients.vesselId, vesselId), eq(crewMailRecipients.crewMailId, crewMailId)))
    .orderBy(asc(name), asc(id));
}

export function filesOfMail(tx: Db, vesselId: string, crewMailId: string) {
  return tx
    .select({ id: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(recordFiles)
    .innerJoin(files, and(eq(files.vesselId, recordFiles.vesselId), eq(files.id, recordFiles.fileId)))
    .where(
      and(
        eq(recordFiles.vesselId, vesselId),
        eq(recordFiles.recordKind, "crew_mail"),
        eq(recordFiles.recordId, crewMailId),
      ),
    )
    .orderBy(asc(recordFiles.createdAt), asc(recordFiles.id));
}

export async function lockRecipient(tx: Db, vesselId: string, id: string): Promise<CrewMailRecipientRow | undefined> {
  const [row] = await tx
    .select()
    .from(crewMailRecipients)
    .where(and(eq(crewMailRecipients.vesselId, vesselId), eq(crewMailRecipients.id, id)))
    .for("update");
  return row;
}

/** Those it could not be brought to; a second who asks waits here and finds none. */
export function lockRefused(tx: Db, vesselId: string, crewMailId: string) {
  const { id, profileId } = crewMailRecipients;
  return tx
    .select({ id, profileId })
    .from(crewMailRecipients)
    .where(
      and(
        eq(crewMailRecipients.vesselId, vesselId),
        eq(crewMailRecipients.crewMailId, crewMailId),
        eq(crewMailRecipients.state, "refused"),
      ),
    )
    .orderBy(asc(id))
    .for("update");
}

type Fate = Partial<Pick<CrewMailRecipientRow, "state" | "tries" | "failure" | "sentAt">>;

export async function setRecipients(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  fate: Fate & { address?: string },
  now: Date,
): Promise<void> {
  await tx
    .update(crewMailRecipients)
    .set({ ...fate, updatedAt: now, version: sql`${crewMailRecipients.version} + 1` })
    .where(and(eq(crewMailRecipients.vesselId, vesselId), inArray(crewMailRecipients.id, [...ids])));
}

export function templatesOf(tx: Db, vesselId: string) {
  const { id, version, name, subject, body } = crewMailTemplates;
  return tx
    .select({ id, version, name, subject, body })
    .from(crewMailTemplates)
    .where(eq(crewMailTemplates.vesselId, vesselId))
    .orderBy(asc(name), asc(id));
}

export async function lockTemplate(tx: Db, vesselId: string, id: string): Promise<CrewMailTemplateRow | undefined> {
  const [row] = await tx
    .select()
    .from(crewMailTemplates)
    .where(and(eq(crewMailTemplates.vesselId, vesselId), eq(crewMailTemplates.id, id)))
    .for("update");
  return row;
}

export async function insertTemplate(tx: Db, row: typeof crewMailTemplates.$inferInsert): Promise<CrewMailTemplateRow> {
  return expectRow((await tx.insert(crewMailTemplates).values(row).returning())[0]);
}

export async function updateTemplate(
  tx: Db,
  { vesselId, id }: CrewMailTemplateRow,
  words: Partial<Pick<CrewMailTemplateRow, "name" | "subject" | "body">>,
  now: Date,
): Promise<CrewMailTemplateRow> {
  const rows = await tx
    .update(crewMailTemplates)
    .set({ ...words, updatedAt: now, version: sql`${crewMailTemplates.version} + 1` })
    .where(and(eq(crewMailTemplates.vesselId, vesselId), eq(crewMailTemplates.id, id)))
    .returning();
  return expectRow(rows[0]);
}

export async function deleteTemplate(tx: Db, { vesselId, id }: CrewMailTemplateRow): Promise<void> {
  await tx.delete(crewMailTemplates).where(and(eq(crewMailTemplates.vesselId, vesselId), eq(crewMailTemplates.id, id)));
}
