import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { guests } from "@ymp/db/schema/guests";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { sortedPages } from "../../kit/keyset-list.ts";
import { expectRow } from "../../kit/rows.ts";
import type { GuestRow } from "./guests.record.ts";
import type { GuestFilters, ListGuestsInput } from "./guests.schema.ts";

export type NewGuest = typeof guests.$inferInsert;

/** What a list is narrowed to; `found` are those that the typed words mean. */
export interface GuestsScope {
  vesselId: string;
  found: SQL | null;
}

const { id, name, party, archivedAt, vesselId: vesselColumn } = guests;
const pages = sortedPages(id, { name, party }, ["name"]);

export async function listGuests(tx: Db, scope: GuestsScope, input: ListGuestsInput) {
  const rows = await tx
    .select()
    .from(guests)
    .where(and(...conditionsOf(scope, input), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => ({ value: row[input.sort], id: row.id }));
}

/** Counts no further than a list shows. */
export async function countGuests(tx: Db, scope: GuestsScope, filters: GuestFilters): Promise<number> {
  const found = tx
    .select({ id })
    .from(guests)
    .where(and(...conditionsOf(scope, filters)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

export async function findGuest(tx: Db, vesselId: string, wanted: string): Promise<GuestRow | undefined> {
  const [row] = await tx
    .select()
    .from(guests)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)));
  return row;
}

export async function lockGuest(tx: Db, vesselId: string, wanted: string): Promise<GuestRow | undefined> {
  const [row] = await tx
    .select()
    .from(guests)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)))
    .for("update");
  return row;
}

export async function insertGuest(tx: Db, row: NewGuest): Promise<GuestRow> {
  const [inserted] = await tx.insert(guests).values(row).returning();
  return expectRow(inserted);
}

export async function updateGuest(tx: Db, before: GuestRow, values: Partial<NewGuest>, now: Date): Promise<GuestRow> {
  const [row] = await tx
    .update(guests)
    .set({ ...values, updatedAt: now, version: sql`${guests.version} + 1` })
    .where(and(eq(vesselColumn, before.vesselId), eq(id, before.id)))
    .returning();
  return expectRow(row);
}

function conditionsOf({ vesselId, found }: GuestsScope, filters: GuestFilters): (SQL | undefined)[] {
  const stands = { live: isNull(archivedAt), archived: isNotNull(archivedAt), all: undefined };
  return [
    eq(vesselColumn, vesselId),
    stands[filters.state],
    filters.party ? eq(party, filters.party) : undefined,
    found ? sql`${id} in ${found}` : undefined,
  ];
}
