import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { inventoryItems, locations, stockCountLines, stockCounts, stockLots } from "@ymp/db/schema/inventory";
import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { keysetPages } from "../../kit/keyset-list.ts";
import { jsonTexts } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { CountLineRow, StockCountRow } from "./counts.record.ts";
import type { ListCountsInput } from "./counts.schema.ts";

const pages = keysetPages(z.uuid());

/** Lines that somebody told something of, as far as the reader may know of the items. */
const countedLines = sql<number>`(select count(*)::int from (
  select distinct l.item_id, l.location_id, l.lot_id from stock_count_lines l
  join inventory_items i on i.vessel_id = l.vessel_id and i.id = l.item_id
  where l.vessel_id = stock_counts.vessel_id and l.count_id = stock_counts.id and l.counted_at is not null
    and l.taken_back_at is null) told)`;

const nameOf = (column: SQL) => sql<string | null>`(select u.name from ${users} u where u.id = ${column})`;

export async function countsPage(tx: Db, vesselId: string, input: ListCountsInput) {
  const { statuses = [] } = input;
  const seen = pages.seen(input);
  const rows = await tx
    .select({
      id: stockCounts.id,
      name: stockCounts.name,
      location: locations.name,
      category: stockCounts.category,
      isBlind: stockCounts.isBlind,
      status: stockCounts.status,
      createdAt: stockCounts.createdAt,
      createdByName: nameOf(sql`stock_counts.created_by`),
      postedAt: stockCounts.postedAt,
      postedByName: nameOf(sql`stock_counts.posted_by`),
      countedLines,
    })
    .from(stockCounts)
    .leftJoin(locations, and(eq(locations.vesselId, stockCounts.vesselId), eq(locations.id, stockCounts.locationId)))
    .where(
      and(
        eq(stockCounts.vesselId, vesselId),
        statuses.length > 0 ? sql`${stockCounts.status} in ${jsonTexts(statuses)}` : undefined,
        seen ? lt(stockCounts.id, seen) : undefined,
      ),
    )
    .orderBy(desc(stockCounts.id))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, ({ id }) => id);
}

/** `share` lets many count at once and keeps the count from being posted meanwhile; `update` waits for them. */
export async function findCount(
  tx: Db,
  vesselId: string,
  id: string,
  lock?: "share" | "update",
): Promise<StockCountRow | undefined> {
  const query = tx
    .select()
    .from(stockCounts)
    .where(and(eq(stockCounts.vesselId, vesselId), eq(stockCounts.id, id)));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

export async function namesOfCount(tx: Db, { vesselId, id }: StockCountRow) {
  const [row] = await tx
    .select({
      location: locations.name,
      createdByName: nameOf(sql`stock_counts.created_by`),
      postedByName: nameOf(sql`stock_counts.posted_by`),
    })
    .from(stockCounts)
    .leftJoin(locations, and(eq(locations.vesselId, stockCounts.vesselId), eq(locations.id, stockCounts.locationId)))
    .where(and(eq(stockCounts.vesselId, vesselId), eq(stockCounts.id, id)));
  return expectRow(row);
}

export async function insertCount(tx: Db, row: typeof stockCounts.$inferInsert): Promise<StockCountRow> {
  const [inserted] = await tx.insert(stockCounts).values(row).returning();
  return expectRow(inserted);
}

export async function updateCount(
  tx: Db,
  before: StockCountRow,
  values: Partial<typeof stockCounts.$inferInsert>,
  now: Date,
): Promise<StockCountRow> {
  const [row] = await tx
    .update(stockCounts)
    .set({ ...values, updatedAt: now, version: sql`${stockCounts.version} + 1` })
    .where(and(eq(stockCounts.vesselId, before.vesselId), eq(stockCounts.id, before.id)))
    .returning();
  return expectRow(row);
}

export async function locationExists(tx: Db, vesselId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.vesselId, vesselId), eq(locations.id, id), isNull(locations.archivedAt)));
  return row !== undefined;
}

export async function isLotOf(tx: Db, vesselId: string, id: string, itemId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: stockLots.id })
    .from(stockLots)
    .where(and(eq(stockLots.vesselId, vesselId), eq(stockLots.id, id), eq(stockLots.itemId, itemId)));
  return row !== undefined;
}

export async function findEntry(tx: Db, vesselId: string, id: string): Promise<CountLineRow | undefined> {
  const [row] = await tx
    .select()
    .from(stockCountLines)
    .where(and(eq(stockCountLines.vesselId, vesselId), eq(stockCountLines.id, id)));
  return row;
}

export async function insertLines(tx: Db, rows: (typeof stockCountLines.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500)
    await tx.insert(stockCountLines).values(rows.slice(start, start + 500));
}

export interface PostedCount {
  lines: number;
  differences: number;
}

/** What this person posted of the count last; nothing where others posted it. */
export async function lastPostingOf(tx: Db, count: StockCountRow, userId: string | null): Promise<PostedCount> {
  const isDifferent = sql`${stockCountLines.countedQuantity} <> ${stockCountLines.expectedQuantity}`;
  const [posting = { lines: 0, differences: 0 }] = await tx
    .select({
      lines: sql<number>`count(*)`.mapWith(Number),
      differences: sql<number>`count(*) filter (where ${isDifferent})`.mapWith(Number),
    })
    .from(stockCountLines)
    .where(
      and(
        eq(stockCountLines.vesselId, count.vesselId),
        eq(stockCountLines.countId, count.id),
        isNull(stockCountLines.countedAt),
        sql`${stockCountLines.createdBy} = ${userId}::uuid`,
      ),
    )
    .groupBy(stockCountLines.createdAt)
    .orderBy(desc(stockCountLines.createdAt))
    .limit(1);
  return posting;
}

export interface LineKey {
  countId: string;
  itemId: string;
  locationId: string;
  lotId: string | null;
}

/** Takes back what was told of a line, by everybody or by one person. */
export async function takeBackEntries(
  tx: Db,
  vesselId: string,
  line: LineKey,
  { userId, now }: { userId: string | null; now: Date },
): Promise<number> {
  const removed = await tx
    .update(stockCountLines)
    .set({ takenBackAt: now, updatedAt: now })
    .where(
      and(
        eq(stockCountLines.vesselId, vesselId),
        eq(stockCountLines.countId, line.countId),
        eq(stockCountLines.itemId, line.itemId),
        eq(stockCountLines.locationId, line.locationId),
        line.lotId ? eq(stockCountLines.lotId, line.lotId) : isNull(stockCountLines.lotId),
        isNotNull(stockCountLines.countedAt),
        isNull(stockCountLines.takenBackAt),
        userId ? eq(stockCountLines.countedBy, userId) : undefined,
      ),
    )
    .returning({ id: stockCountLines.id });
  return removed.length;
}

/**
 * What was told of a count, and what was posted of it, for items the reader may know of. A telling has a moment; what it
 * was held against is on those that speak for the whole line, and on none that only adds. What was posted has no moment.
 */
export function linesOfCount(tx: Db, vesselId: string, countId: string) {
  return tx
    .select({
      id: stockCountLines.id,
      itemId: stockCountLines.itemId,
      locationId: stockCountLines.locationId,
      lotId: stockCountLines.lotId,
      expectedQuantity: stockCountLines.expectedQuantity,
      countedQuantity: stockCountLines.countedQuantity,
      countedAt: stockCountLines.countedAt,
      countedBy: stockCountLines.countedBy,
      countedByName: users.name,
      takenBackAt: stockCountLines.takenBackAt,
      note: stockCountLines.note,
    })
    .from(stockCountLines)
    .innerJoin(
      inventoryItems,
      and(eq(inventoryItems.vesselId, stockCountLines.vesselId), eq(inventoryItems.id, stockCountLines.itemId)),
    )
    .leftJoin(users, eq(users.id, stockCountLines.countedBy))
    .where(and(eq(stockCountLines.vesselId, vesselId), eq(stockCountLines.countId, countId)))
    .orderBy(asc(stockCountLines.countedAt), asc(stockCountLines.id));
}
export type ToldLine = Awaited<ReturnType<typeof linesOfCount>>[number];
