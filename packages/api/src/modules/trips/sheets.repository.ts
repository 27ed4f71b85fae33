import type { Db } from "@ymp/db/client";
import { staySheets, tripStays } from "@ymp/db/schema/trips";
import { and, desc, eq, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";

export type SheetRow = typeof staySheets.$inferSelect;
export type NewSheet = typeof staySheets.$inferInsert;

export function listSheets(tx: Db, vesselId: string, tripId: string): Promise<SheetRow[]> {
  const ofTrip = sql`${staySheets.stayId} in (select ${tripStays.id} from ${tripStays}
    where ${tripStays.vesselId} = ${vesselId}::uuid and ${tripStays.tripId} = ${tripId}::uuid)`;
  return tx
    .select()
    .from(staySheets)
    .where(and(eq(staySheets.vesselId, vesselId), ofTrip));
}

export async function findSheet(tx: Db, vesselId: string, id: string): Promise<SheetRow | undefined> {
  const [row] = await tx
    .select()
    .from(staySheets)
    .where(and(eq(staySheets.vesselId, vesselId), eq(staySheets.id, id)));
  return row;
}

export async function findSheetOf(tx: Db, vesselId: string, stayId: string): Promise<SheetRow | undefined> {
  const [row] = await tx
    .select()
    .from(staySheets)
    .where(and(eq(staySheets.vesselId, vesselId), eq(staySheets.stayId, stayId)));
  return row;
}

/** The sheet of the guest's latest stay. */
export async function lastSheetOf(tx: Db, vesselId: string, guestId: string): Promise<SheetRow | undefined> {
  const [row] = await tx
    .select({ sheet: staySheets })
    .from(staySheets)
    .innerJoin(tripStays, and(eq(tripStays.vesselId, staySheets.vesselId), eq(tripStays.id, staySheets.stayId)))
    .where(and(eq(staySheets.vesselId, vesselId), eq(tripStays.guestId, guestId)))
    .orderBy(desc(tripStays.embarksOn), desc(tripStays.id))
    .limit(1);
  return row?.sheet;
}

export async function insertSheet(tx: Db, row: NewSheet): Promise<SheetRow> {
  const [inserted] = await tx.insert(staySheets).values(row).returning();
  return expectRow(inserted);
}

export async function updateSheet(tx: Db, { vesselId, id }: SheetRow, values: Partial<NewSheet>): Promise<SheetRow> {
  const [row] = await tx
    .update(staySheets)
    .set({ ...values, version: sql`${staySheets.version} + 1` })
    .where(and(eq(staySheets.vesselId, vesselId), eq(staySheets.id, id)))
    .returning();
  return expectRow(row);
}
