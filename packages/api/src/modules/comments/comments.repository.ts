import { newId } from "@ymp/core/ids";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { files } from "@ymp/db/schema/files";
import { profiles } from "@ymp/db/schema/people";
import { comments, recordFiles } from "@ymp/db/schema/platform";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

export interface CommentFile {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

const filesOfComment = sql<CommentFile[]>`coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes) order by sent.place)
  from unnest(${comments.fileIds}) with ordinality as sent(id, place)
  join ${files} f on f.vessel_id = ${comments.vesselId} and f.id = sent.id), '[]')`;

/** The latest so many, the oldest of them first. */
export async function commentsOf(tx: Db, vesselId: string, recordKind: string, recordId: string, limit: number) {
  const rows = await tx
    .select({
      id: comments.id,
      body: comments.body,
      mentionedProfileIds: comments.mentionedProfileIds,
      files: filesOfComment,
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
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit);
  return rows.toReversed();
}

/** Who has said something about a record so far. */
export async function commentersOf(tx: Db, vesselId: string, recordKind: string, recordId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: comments.createdBy })
    .from(comments)
    .where(
      and(
        eq(comments.vesselId, vesselId),
        eq(comments.recordKind, recordKind),
        eq(comments.recordId, recordId),
        isNull(comments.deletedAt),
      ),
    );
  return rows.flatMap(({ userId }) => userId ?? []);
}

export async function findComment(tx: Db, vesselId: string, id: string) {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.vesselId, vesselId), eq(comments.id, id), isNull(comments.deletedAt)));
  return row;
}

/** Its files stand among the files of records too, by which the gate to a file finds what it belongs to. */
export async function insertComment(tx: Db, row: typeof comments.$inferInsert & { id: string }): Promise<void> {
  const { vesselId, createdBy, id, fileIds = [] } = row;
  await tx.insert(comments).values(row);
  if (fileIds.length > 0)
    await tx.insert(recordFiles).values(fileIds.map((fileId) => linkRow({ vesselId, id, createdBy }, fileId)));
}

const linkRow = (comment: { vesselId: string; id: string; createdBy?: string | null | undefined }, fileId: string) => ({
  ...{ id: newId(), vesselId: comment.vesselId, createdBy: comment.createdBy ?? null, fileId },
  ...{ recordKind: "comment", recordId: comment.id, kind: "file" as const },
});

/** False when the comment has the file already. */
export async function appendFile(
  tx: Db,
  comment: { vesselId: string; id: string; createdBy: string | null },
  fileId: string,
): Promise<boolean> {
  const linked = await tx
    .insert(recordFiles)
    .values(linkRow(comment, fileId))
    .onConflictDoNothing()
    .returning({ id: recordFiles.id });
  if (linked.length === 0) return false;
  await tx
    .update(comments)
    .set({ fileIds: sql`array_append(${comments.fileIds}, ${fileId}::uuid)` })
    .where(and(eq(comments.vesselId, comment.vesselId), eq(comments.id, comment.id)));
  return true;
}

export async function hideComment(tx: Db, vesselId: string, id: string, now: Date): Promise<void> {
  await tx
    .update(comments)
    .set({ deletedAt: now })
    .where(and(eq(comments.vesselId, vesselId), eq(comments.id, id)));
}

/** People of the vessel by name, with the account of each who has one. */
export function peopleById(tx: Db, vesselId: string, profileIds: readonly string[]) {
  return tx
    .select({
      id: profiles.id,
      userId: profiles.userId,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      jobTitle: profiles.jobTitle,
      color: profiles.color,
    })
    .from(profiles)
    .where(and(eq(profiles.vesselId, vesselId), sql`${profiles.id} in ${jsonIds(profileIds)}`))
    .orderBy(asc(profiles.lastName), asc(profiles.id));
}
