import type { Db } from "@ymp/db/client";
import { themes, users } from "@ymp/db/schema/accounts";
import { guests } from "@ymp/db/schema/guests";
import { comments, vesselArchives } from "@ymp/db/schema/platform";
import { staySheets } from "@ymp/db/schema/trips";
import { vessels } from "@ymp/db/schema/vessels";
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isOverAt } from "../../kit/clock-windows.ts";

export type ArchiveRow = typeof vesselArchives.$inferSelect;

const isThis = (vesselId: string, id: string) => and(eq(vesselArchives.vesselId, vesselId), eq(vesselArchives.id, id));

export function archivesOf(tx: Db, vesselId: string) {
  return tx
    .select({
      id: vesselArchives.id,
      status: vesselArchives.status,
      storageKey: vesselArchives.storageKey,
      sizeBytes: vesselArchives.sizeBytes,
      counts: vesselArchives.counts,
      requestedAt: vesselArchives.createdAt,
      requestedByName: users.name,
      readyAt: vesselArchives.readyAt,
      expiresAt: vesselArchives.expiresAt,
    })
    .from(vesselArchives)
    .leftJoin(users, eq(users.id, vesselArchives.requestedBy))
    .where(eq(vesselArchives.vesselId, vesselId))
    .orderBy(desc(vesselArchives.id))
    .limit(10);
}

export async function findArchive(tx: Db, vesselId: string, id: string): Promise<ArchiveRow | undefined> {
  const [row] = await tx.select().from(vesselArchives).where(isThis(vesselId, id));
  return row;
}

/** One that is being made; what has not moved since `since` is given up. */
export async function findUnderWay(tx: Db, vesselId: string, since: Date): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: vesselArchives.id })
    .from(vesselArchives)
    .where(
      and(
        eq(vesselArchives.vesselId, vesselId),
        inArray(vesselArchives.status, ["queued", "running"]),
        gt(vesselArchives.updatedAt, since),
      ),
    )
    .limit(1);
  return row;
}

/** One that was started after that moment and finished, whether or not it is still kept here. */
export async function wasArchivedSince(tx: Db, vesselId: string, since: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: vesselArchives.id })
    .from(vesselArchives)
    .where(
      and(
        eq(vesselArchives.vesselId, vesselId),
        eq(vesselArchives.status, "ready"),
        gt(vesselArchives.createdAt, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Whether something is here that guests told of their health and wishes, or that was said of them; or stood here until it was
 * erased: an archive of before may hold it.
 */
export async function keepsWordsOfGuests(tx: Db, vesselId: string): Promise<boolean> {
  const { conditions, medication, mobility, notes, erasedAt } = guests;
  const isTold = or(
    ...[conditions, medication, mobility, notes, erasedAt].map((column) => isNotNull(column)),
    sql`${guests.allergies} <> '[]'::jsonb`,
  );
  const rows = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.vesselId, vesselId), isTold))
    .unionAll(tx.select({ id: staySheets.id }).from(staySheets).where(eq(staySheets.vesselId, vesselId)))
    .unionAll(
      tx
        .select({ id: comments.id })
        .from(comments)
        .where(and(eq(comments.vesselId, vesselId), eq(comments.recordKind, "guest"))),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertArchive(tx: Db, row: typeof vesselArchives.$inferInsert): Promise<void> {
  await tx.insert(vesselArchives).values(row);
}

export async function updateArchive(
  tx: Db,
  { vesselId, id }: { vesselId: string; id: string },
  values: Partial<typeof vesselArchives.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(vesselArchives)
    .set({ ...values, version: sql`${vesselArchives.version} + 1` })
    .where(isThis(vesselId, id));
}

export function expiredArchives(tx: Db, vesselId: string, now: Date) {
  return tx
    .select({ id: vesselArchives.id, storageKey: vesselArchives.storageKey })
    .from(vesselArchives)
    .where(
      and(
        eq(vesselArchives.vesselId, vesselId),
        isNotNull(vesselArchives.storageKey),
        isOverAt(vesselArchives.createdAt, vesselArchives.expiresAt, now),
      ),
    );
}

export function vesselIds(db: Db) {
  return db.select({ id: vessels.id }).from(vessels);
}

export async function findVesselFacts(tx: Db, vesselId: string) {
  const [row] = await tx
    .select({ name: vessels.name, timeZone: vessels.timeZone })
    .from(vessels)
    .where(eq(vessels.id, vesselId));
  return row;
}

/** The person who asked, as long as the account is open. */
export async function findRequester(tx: Db, userId: string) {
  const [row] = await tx
    .select({ id: users.id, name: users.name, username: users.username, email: users.email, locale: themes.locale })
    .from(users)
    .leftJoin(themes, eq(themes.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.softDeletedAt)));
  return row;
}
