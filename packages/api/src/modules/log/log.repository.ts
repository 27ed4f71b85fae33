import type { Db } from "@ymp/db/client";
import { counters, equipment, readings } from "@ymp/db/schema/equipment";
import { logEntries, logNames, logReadings } from "@ymp/db/schema/log";
import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { bounded } from "../../kit/bounded.ts";
import { expectRow } from "../../kit/rows.ts";
import { figureOrNone, gainedAt } from "./gained.ts";
import type { LogEntryRow } from "./log.record.ts";

export type NewLogEntry = typeof logEntries.$inferInsert;

export async function findEntry(tx: Db, vesselId: string, id: string): Promise<LogEntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(logEntries)
    .where(and(eq(logEntries.vesselId, vesselId), eq(logEntries.id, id)));
  return row;
}

export async function lockEntry(tx: Db, vesselId: string, id: string): Promise<LogEntryRow | undefined> {
  const [row] = await tx
    .select()
    .from(logEntries)
    .where(and(eq(logEntries.vesselId, vesselId), eq(logEntries.id, id)))
    .for("update");
  return row;
}

export async function insertEntry(tx: Db, row: NewLogEntry): Promise<LogEntryRow> {
  const [inserted] = await tx.insert(logEntries).values(row).returning();
  return expectRow(inserted);
}

export async function updateEntry(
  tx: Db,
  { vesselId, id }: LogEntryRow,
  values: Partial<NewLogEntry>,
  now: Date,
): Promise<LogEntryRow> {
  const [row] = await tx
    .update(logEntries)
    .set({ ...values, updatedAt: now, version: sql`${logEntries.version} + 1` })
    .where(and(eq(logEntries.vesselId, vesselId), eq(logEntries.id, id)))
    .returning();
  return expectRow(row);
}

export async function insertLogReading(tx: Db, row: typeof logReadings.$inferInsert): Promise<void> {
  await tx.insert(logReadings).values(row);
}

/** The meters that were read with an entry, with what became of each reading since. */
export function readingsOf(tx: Db, vesselId: string, entryId: string) {
  return tx
    .select({
      id: readings.id,
      counterId: counters.id,
      equipmentId: equipment.id,
      equipmentName: equipment.name,
      reading: readings.reading,
      gained: sql<number | null>`${gainedAt(sql`${readings}`)}`.mapWith(figureOrNone),
      withdrawnAt: readings.withdrawnAt,
    })
    .from(logReadings)
    .innerJoin(readings, and(eq(readings.vesselId, logReadings.vesselId), eq(readings.id, logReadings.readingId)))
    .innerJoin(counters, and(eq(counters.vesselId, readings.vesselId), eq(counters.id, readings.counterId)))
    .innerJoin(equipment, and(eq(equipment.vesselId, counters.vesselId), eq(equipment.id, counters.equipmentId)))
    .where(and(eq(logReadings.vesselId, vesselId), eq(logReadings.entryId, entryId)))
    .orderBy(asc(equipment.name), asc(readings.id));
}

/** Whether the meters tell its hours: what was taken back on a machine tells nothing any more. */
export async function hasReadings(tx: Db, vesselId: string, entryId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: logReadings.id })
    .from(logReadings)
    .innerJoin(readings, and(eq(readings.vesselId, logReadings.vesselId), eq(readings.id, logReadings.readingId)))
    .where(and(eq(logReadings.vesselId, vesselId), eq(logReadings.entryId, entryId), isNull(readings.withdrawnAt)))
    .limit(1);
  return rows.length > 0;
}

const timesLogged = sql<number>`(select count(*) from ${logReadings} l join ${readings} r
  on r.vessel_id = l.vessel_id and r.id = l.reading_id
  where l.vessel_id = ${counters.vesselId} and r.counter_id = ${counters.id})`;

/** Hour meters of machines on board: those that were logged before, then those that run most. */
export function metersToLog(tx: Db, vesselId: string, most: number) {
  const meters = tx
    .select({
      id: counters.id,
      kind: counters.kind,
      equipmentName: equipment.name,
      lastReading: counters.lastReading,
      lastTotal: counters.lastTotal,
      lastReadAt: counters.lastReadAt,
    })
    .from(counters)
    .innerJoin(equipment, and(eq(equipment.vesselId, counters.vesselId), eq(equipment.id, counters.equipmentId)))
    .where(and(eq(counters.vesselId, vesselId), eq(counters.kind, "hours"), isNull(equipment.archivedAt)))
    .orderBy(desc(timesLogged), sql`${counters.dailyAverage} desc nulls last`, asc(equipment.name), asc(counters.id));
  return bounded(meters, most);
}

/** What the last entry was: the next begins with it. */
export async function lastEntry(tx: Db, vesselId: string) {
  const [row] = await tx
    .select({ nameId: logEntries.nameId, crew: logEntries.crew, fuelLeft: logEntries.fuelLeft })
    .from(logEntries)
    .leftJoin(logNames, and(eq(logNames.vesselId, logEntries.vesselId), eq(logNames.id, logEntries.nameId)))
    .where(and(eq(logEntries.vesselId, vesselId), isNull(logEntries.archivedAt), isNull(logNames.archivedAt)))
    .orderBy(desc(logEntries.loggedOn), desc(logEntries.id))
    .limit(1);
  return row ?? null;
}
