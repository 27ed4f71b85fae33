import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { digestSettings, notificationPreferences, notifications } from "@ymp/db/schema/notifications";
import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonIds, jsonTexts } from "../../kit/lists.ts";
import type { Reader } from "../../platform/notifications/readers.ts";
import { factsToday, isStillTold } from "../../platform/notifications/still-told.repository.ts";

/** Whose notices, and which of them the reader still wants. */
export interface NoticeReader extends Reader {
  readonly vesselId: string;
  readonly events: readonly string[];
}

const shownTo = (reader: NoticeReader) =>
  and(
    eq(notifications.vesselId, reader.vesselId),
    eq(notifications.userId, reader.userId),
    sql`${notifications.event} in ${jsonTexts(reader.events)}`,
    isStillTold(reader),
  );

const pages = keysetPages(z.uuid());

/** Newest first. */
export async function listNoticeRows(
  tx: Db,
  reader: NoticeReader,
  asked: { cursor?: string | null | undefined; limit: number; unreadOnly: boolean },
) {
  const seen = pages.seen(asked);
  const rows = await tx
    .select({
      id: notifications.id,
      event: notifications.event,
      recordKind: notifications.recordKind,
      recordId: notifications.recordId,
      facts: factsToday,
      at: notifications.createdAt,
      readAt: notifications.readAt,
      actorName: users.name,
      actorColor: users.backgroundColor,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actorUserId))
    .where(
      and(
        shownTo(reader),
        asked.unreadOnly ? isNull(notifications.readAt) : undefined,
        seen ? lt(notifications.id, seen) : undefined,
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(pages.rowsToRead(asked));
  return pages.page(rows, asked, ({ id }) => id);
}

export async function countUnread(tx: Db, reader: NoticeReader, upTo: number): Promise<number> {
  const unread = tx
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(shownTo(reader), isNull(notifications.readAt)))
    .limit(upTo)
    .as("unread");
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(unread);
  return row?.total ?? 0;
}

/** @param ids null: all of them */
export async function markRowsRead(
  tx: Db,
  { vesselId, userId }: Pick<NoticeReader, "vesselId" | "userId">,
  ids: readonly string[] | null,
  now: Date,
): Promise<number> {
  const marked = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.vesselId, vesselId),
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? sql`${notifications.id} in ${jsonIds(ids)}` : undefined,
      ),
    )
    .returning({ id: notifications.id });
  return marked.length;
}

export async function putPreference(db: Db, row: typeof notificationPreferences.$inferInsert): Promise<void> {
  const { inApp, mail } = row;
  await db
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.event],
      set: { inApp, mail, updatedAt: sql`now()` },
    });
}

export async function putDigest(db: Db, row: typeof digestSettings.$inferInsert): Promise<void> {
  const { userId: _, ...settings } = row;
  await db.insert(digestSettings).values(row).onConflictDoUpdate({ target: digestSettings.userId, set: settings });
}
