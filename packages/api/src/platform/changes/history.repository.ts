import { cursorOf } from "@ymp/core/page";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { changes } from "@ymp/db/schema/platform";
import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { RecordKind } from "../records.ts";

const place = cursorOf(z.number());

/**
 * The story of one record, newest first, including what other records tell about it unless `isAlone`, and that of the
 * records that were merged into it.
 */
export async function listHistory(
  tx: Db,
  vesselId: string,
  record: { kind: RecordKind; id: string; isAlone?: boolean; formerIds?: readonly string[] },
  page: { cursor?: string | null; limit: number },
) {
  const ids = [record.id, ...(record.formerIds ?? [])];
  const rows = await tx
    .select({
      id: changes.id,
      seq: changes.seq,
      at: changes.createdAt,
      verb: changes.verb,
      recordKind: changes.recordKind,
      recordId: changes.recordId,
      diff: changes.diff,
      facts: changes.facts,
      actorKind: changes.actorKind,
      actorName: users.name,
      actorColor: users.backgroundColor,
    })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(
      and(
        eq(changes.vesselId, vesselId),
        or(
          ...ids.flatMap((id) => [
            and(eq(changes.recordKind, record.kind), eq(changes.recordId, id)),
            record.isAlone ? undefined : sql`${changes.relatedIds} @> array[${id}::uuid]`,
          ]),
        ),
        page.cursor ? lt(changes.seq, place.decode(page.cursor)) : undefined,
      ),
    )
    .orderBy(desc(changes.seq))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > page.limit && last ? place.encode(last.seq) : null };
}
