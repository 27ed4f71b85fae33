import type { CalendarDate } from "@ymp/core/calendar-date";
import type { Db } from "@ymp/db/client";
import { shipDays } from "@ymp/db/schema/sea-service";
import { and, between, eq, sql } from "drizzle-orm";
import { insertRows } from "../../kit/insert-rows.ts";
import { updateRows } from "../../kit/update-rows.ts";
import type { ShipDayRow } from "./sea-service.record.ts";

/** Two people who tell of days of one ship take turns. */
export async function takeTurn(tx: Db, vesselId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`days of ${vesselId}`}, 0))`);
}

export const toldDays = (
  tx: Db,
  vesselId: string,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<ShipDayRow[]> =>
  tx
    .select()
    .from(shipDays)
    .where(and(eq(shipDays.vesselId, vesselId), between(shipDays.onDay, from, to)));

/** Grows with every change of any day: rows are never taken away. */
export async function versionOfDays(tx: Db, vesselId: string): Promise<number> {
  const [row] = await tx
    .select({ version: sql<number>`coalesce(sum(${shipDays.version}), 0)::int` })
    .from(shipDays)
    .where(eq(shipDays.vesselId, vesselId));
  return row?.version ?? 0;
}

export const insertDays = (tx: Db, rows: readonly (typeof shipDays.$inferInsert & { id: string })[]): Promise<void> =>
  insertRows(tx, shipDays, rows);

export const updateDays = (
  tx: Db,
  vesselId: string,
  rows: readonly Pick<ShipDayRow, "id" | "told" | "underwayTenths" | "reason" | "version" | "updatedAt">[],
): Promise<void> =>
  updateRows(tx, shipDays, vesselId, ["told", "underwayTenths", "reason", "version", "updatedAt"], rows);
