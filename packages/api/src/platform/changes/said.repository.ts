import type { Db } from "@ymp/db/client";
import { files } from "@ymp/db/schema/files";
import { comments } from "@ymp/db/schema/platform";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";

const excerptLength = 200;

/** A comment that was told of, and the file that came after it where that is what is told. */
export interface Said {
  commentId: string;
  fileId: string | null;
}

const keyOf = ({ commentId, fileId }: Said) => `${commentId} ${fileId ?? ""}`;

/**
 * What comments say now, as a history quotes them: the beginning of their words, or the name of a file. Of one that was taken
 * back nothing is found.
 */
export async function quotesOf(tx: Db, vesselId: string, said: readonly Said[]): Promise<(of: Said) => string | null> {
  if (said.length === 0) return () => null;
  const ids = [...new Set(said.map(({ commentId }) => commentId))];
  const rows = await tx
    .select({
      commentId: comments.id,
      words: sql<string>`left(${comments.body}, ${excerptLength})`,
      fileId: files.id,
      fileName: files.name,
    })
    .from(comments)
    .leftJoin(files, and(eq(files.vesselId, comments.vesselId), sql`${files.id} = any(${comments.fileIds})`))
    .where(and(eq(comments.vesselId, vesselId), inArray(comments.id, ids), isNull(comments.deletedAt)));
  const quotes = new Map<string, string>();
  for (const { commentId, words, fileId, fileName } of rows) {
    quotes.set(keyOf({ commentId, fileId: null }), words);
    if (fileId !== null && fileName !== null) quotes.set(keyOf({ commentId, fileId }), fileName);
  }
  return (of) => quotes.get(keyOf(of)) ?? null;
}
