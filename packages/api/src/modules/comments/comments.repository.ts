import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { comments } from "@ymp/db/schema/platform";
import { and, asc, eq, isNull } from "drizzle-orm";

export function commentsOf(tx: Db, vesselId: string, recordKind: string, recordId: string) {
  return tx
    .select({
      id: comments.id,
      body: comments.body,
      mentionedProfileIds: comments.mentionedProfileIds,
      at: comments.createdAt,
      authorId: comments.createdBy,
      authorName: users.name,
      authorColor: users.backgroundColor,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.createdBy))
    .where(
      and(
        eq(comments.vesselId, vesselId),
        eq(comments.recordKind, recordKind),
        eq(comments.recordId, recordId),
        isNull(comments.deletedAt),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(500);
}

export async function findComment(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.vesselId, vesselId), eq(comments.id, id), isNull(comments.deletedAt)));
  return row;
}

export async function insertComment(tx: Db, row: typeof comments.$inferInsert): Promise<void> {
  await tx.insert(comments).values(row);
}

export async function hideComment(tx: Db, vesselId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(comments)
    .set({ deletedAt: now })
    .where(and(eq(comments.vesselId, vesselId), eq(comments.id, id)));
}
