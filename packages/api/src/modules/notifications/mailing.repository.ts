import { newIdAt } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { themes, users } from "@ymp/db/schema/accounts";
import { notifications } from "@ymp/db/schema/notifications";
import { defaultLocale, isLocale, type Locale } from "@ymp/i18n/locales";
import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { factsToday, isStillTold } from "../../platform/notifications/still-told.repository.ts";

const dayMs = 86_400_000;
/** What could not be told by mail for so long is no news. */
const tellableDays = 14;

const oldestId = (now: Date) => newIdAt(new Date(now.getTime() - tellableDays * dayMs));

export type WaitingNotice = typeof notifications.$inferSelect;

/** What waits to be mailed to somebody, by id; a second sender waits here. */
export function lockWaiting(
  tx: Db,
  { vesselId, userId }: { vesselId: string; userId: string },
  ways: readonly ("now" | "digest")[],
  now: Date,
  { after, batchSize }: { after: string | undefined; batchSize: number },
): Promise<WaitingNotice[]> {
  return tx
    .select({ ...getTableColumns(notifications), facts: factsToday })
    .from(notifications)
    .where(
      and(
        eq(notifications.vesselId, vesselId),
        eq(notifications.userId, userId),
        gt(notifications.id, after ?? oldestId(now)),
        inArray(notifications.mail, [...ways]),
        isNull(notifications.mailedAt),
      ),
    )
    .orderBy(asc(notifications.id))
    .limit(batchSize)
    .for("update");
}

/** Those of the notices whose record is the reader's to know of by now. */
export async function onlyStillTold(
  tx: Db,
  vesselId: string,
  reader: Reader,
  notices: readonly WaitingNotice[],
): Promise<WaitingNotice[]> {
  const ids = jsonIds(notices.map(({ id }) => id));
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.vesselId, vesselId), sql`${notifications.id} in ${ids}`, isStillTold(reader)));
  const kept = new Set(rows.map(({ id }) => id));
  return notices.filter(({ id }) => kept.has(id));
}

export interface MailStanding {
  userId: string;
  hasUrgent: boolean;
  oldestWaitingAt: Date | null;
  lastSentAt: Date | null;
}

/** The state of mail for each of them; only those for whom something waits. */
export async function mailStandings(
  tx: Db,
  vesselId: string,
  userIds: readonly string[],
  now: Date,
): Promise<MailStanding[]> {
  const rows = await tx.execute<{ user_id: string; urgent: boolean; oldest: Date | null; last: Date | null }>(sql`
    select reader.id as user_id, told.urgent, told.oldest, told.last
    from ${jsonIds(userIds)} as reader(id)
    join lateral (
      select count(*) filter (where n.mail = 'now' and n.mailed_at is null) > 0 as urgent,
        count(*) filter (where n.mail <> 'none' and n.mailed_at is null) as waiting,
        min(n.created_at) filter (where n.mail = 'digest' and n.mailed_at is null) as oldest,
        max(n.mailed_at) filter (where n.mail = 'digest') as last
      from ${notifications} n
      where n.vessel_id = ${vesselId}::uuid and n.user_id = reader.id and n.id > ${oldestId(now)}::uuid
    ) told on told.waiting > 0`);
  return rows.map(({ user_id, urgent, oldest, last }) => ({
    userId: user_id,
    hasUrgent: urgent,
    oldestWaitingAt: oldest && new Date(oldest),
    lastSentAt: last && new Date(last),
  }));
}

export async function markMailed(tx: Db, vesselId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(notifications)
    .set({ mailedAt: now })
    .where(and(eq(notifications.vesselId, vesselId), sql`${notifications.id} in ${jsonIds(ids)}`));
}

export interface Addressee {
  userId: string;
  email: string;
  name: string;
  locale: Locale;
}

export async function findAddressee(tx: Db, userId: string): Promise<Addressee | undefined> {
  const [row] = await tx
    .select({ email: users.email, name: users.name, locale: themes.locale })
    .from(users)
    .leftJoin(themes, eq(themes.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { locale } = row;
  return { ...row, userId, locale: locale && isLocale(locale) ? locale : defaultLocale };
}

export async function namesOf(tx: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} in ${jsonIds(userIds)}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
