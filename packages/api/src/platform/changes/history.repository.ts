import type { RecordKind } from "@ymp/core/records";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { changes } from "@ymp/db/schema/platform";
import { type Slots, statement } from "@ymp/db/statements";
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { quotesOf } from "./said.repository.ts";
import { visibleItemNames } from "./visible-items.repository.ts";

const pages = keysetPages(z.number());

interface Asked {
  readonly vesselId: string;
  readonly kind: RecordKind;
  /** The record's own id and those of the records merged into it, parted by commas. */
  readonly ids: string;
  readonly before: number | null;
  readonly wanted: number;
}

/** By index alone: what a record says of itself, and what others say of it. */
const storyRows = (isAlone: boolean) =>
  statement((db, of: Slots<Asked>) => {
    const ids = sql`string_to_array(${of.ids}, ',')::uuid[]`;
    const own = sql`(select c.seq from ${changes} c where c.vessel_id = ${of.vesselId} and c.record_kind = ${of.kind}
      and c.record_id = any(${ids}) and (${of.before}::bigint is null or c.seq < ${of.before}::bigint)
      order by c.seq desc limit ${of.wanted}::int)`;
    const told = sql`select seq from app.changes_told_of(${ids}, ${of.before}::bigint, ${of.wanted}::int) seq`;
    return db
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
          eq(changes.vesselId, of.vesselId),
          sql`${changes.seq} = any(array(${isAlone ? own : sql`${own} union ${told}`}))`,
        ),
      )
      .orderBy(desc(changes.seq))
      .limit(of.wanted);
  });

const ownStory = storyRows(true);
const wholeStory = storyRows(false);

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
  const rows = await (record.isAlone ? ownStory : wholeStory)(tx, {
    vesselId,
    kind: record.kind,
    ids: [record.id, ...(record.formerIds ?? [])].join(","),
    before: pages.seen(page) ?? null,
    wanted: pages.rowsToRead(page),
  });
  const { rows: shown, nextCursor } = pages.page(rows, page, ({ seq }) => seq);
  const readable = await withoutHiddenItems(tx, vesselId, shown, record);
  return { rows: await withQuotes(tx, vesselId, readable), nextCursor };
}

/** What was said is quoted as it is now: one that was taken back is told of without its words. */
async function withQuotes<Row extends Told>(tx: Db, vesselId: string, rows: readonly Row[]): Promise<Row[]> {
  const saidBy = ({ facts: { commentId, fileId } }: Row) =>
    typeof commentId === "string" ? { commentId, fileId: typeof fileId === "string" ? fileId : null } : null;
  const quoteOf = await quotesOf(
    tx,
    vesselId,
    rows.flatMap((row) => saidBy(row) ?? []),
  );
  return rows.map((row) => {
    const said = saidBy(row);
    return said ? { ...row, facts: { ...row.facts, text: quoteOf(said) } } : row;
  });
}

interface Told {
  recordKind: string;
  recordId: string;
  facts: Record<string, string | number | boolean | null>;
}

/** What names an item that its reader may not see is left out, be it named or the teller itself. */
async function withoutHiddenItems<Row extends Told>(
  tx: Db,
  vesselId: string,
  rows: readonly Row[],
  record: { id: string },
): Promise<Row[]> {
  const namedBy = ({ facts }: Row) => (typeof facts.itemId === "string" ? facts.itemId : null);
  const teller = ({ recordKind, recordId }: Row) => (recordKind === "item" && recordId !== record.id ? recordId : null);
  const names = await visibleItemNames(
    tx,
    vesselId,
    rows.flatMap((row) => [namedBy(row) ?? [], teller(row) ?? []].flat()),
  );
  return rows.flatMap((row) => {
    const [named, told] = [namedBy(row), teller(row)];
    if (told !== null && !names.has(told)) return [];
    if (named === null) return [row];
    const name = names.get(named);
    return name === undefined ? [] : [{ ...row, facts: { ...row.facts, name } }];
  });
}
