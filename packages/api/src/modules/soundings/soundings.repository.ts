import { countedUpTo } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { tanks } from "@ymp/db/schema/logbooks";
import { soundings } from "@ymp/db/schema/soundings";
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { sortedPages } from "../../kit/keyset-list.ts";
import { expectRow } from "../../kit/rows.ts";
import type { NamedSounding, SoundingRow } from "./soundings.record.ts";
import type { ListSoundingsInput, SoundingFilters } from "./soundings.schema.ts";

export type NewSounding = typeof soundings.$inferInsert;

/** What a list is narrowed to; `found` are those that the typed words mean. */
export interface SoundingsScope {
  vesselId: string;
  found: SQL | null;
}

const { id, version, tankId, soundedAt, cm, volume, isByTable, temperature, notes, archivedAt } = soundings;
const vesselColumn = soundings.vesselId;
const pages = sortedPages(id, { soundedAt, tank: tanks.name }, ["soundedAt"]);
const ofTank = and(eq(tanks.vesselId, vesselColumn), eq(tanks.id, tankId));
const shown = { id, version, tankId, soundedAt, cm, volume, isByTable, temperature, notes, archivedAt };
const tank = tanks.name;
const byName = users.name;
const taker = eq(users.id, soundings.createdBy);

export async function listSoundings(tx: Db, scope: SoundingsScope, input: ListSoundingsInput) {
  const rows = await tx
    .select({ ...shown, tank, byName })
    .from(soundings)
    .innerJoin(tanks, ofTank)
    .leftJoin(users, taker)
    .where(and(...conditionsOf(scope, input), pages.after(input)))
    .orderBy(...pages.orderBy(input))
    .limit(pages.rowsToRead(input));
  return pages.page(rows, input, (row) => ({
    value: input.sort === "tank" ? row.tank : row.soundedAt.toISOString(),
    id: row.id,
  }));
}

/** Counts no further than a list shows. */
export async function countSoundings(tx: Db, scope: SoundingsScope, filters: SoundingFilters): Promise<number> {
  const found = tx
    .select({ id })
    .from(soundings)
    .where(and(...conditionsOf(scope, filters)))
    .limit(countedUpTo + 1);
  const [row] = await tx.select({ total: sql<number>`count(*)::int` }).from(found.as("found"));
  return row?.total ?? 0;
}

export async function findSounding(tx: Db, vesselId: string, wanted: string) {
  const [row] = await tx
    .select({ sounding: soundings, tank, byName })
    .from(soundings)
    .innerJoin(tanks, ofTank)
    .leftJoin(users, taker)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)));
  return row && { ...row.sounding, tank: row.tank, byName: row.byName };
}

export async function lockSounding(tx: Db, vesselId: string, wanted: string): Promise<NamedSounding | undefined> {
  const [row] = await tx
    .select({ sounding: soundings, tank })
    .from(soundings)
    .innerJoin(tanks, ofTank)
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)))
    .for("update", { of: soundings });
  return row && { ...row.sounding, tank: row.tank };
}

/** The tank, held as it is while a sounding of it is written. */
export async function holdTank(tx: Db, vesselId: string, wanted: string) {
  const [row] = await tx
    .select({ id: tanks.id, name: tanks.name, calibration: tanks.calibration, capacity: tanks.capacity })
    .from(tanks)
    .where(and(eq(tanks.vesselId, vesselId), eq(tanks.id, wanted)))
    .for("share");
  return row;
}

export async function insertSounding(tx: Db, row: NewSounding): Promise<SoundingRow> {
  const [inserted] = await tx.insert(soundings).values(row).returning();
  return expectRow(inserted);
}

export async function updateSounding(
  tx: Db,
  { vesselId, id: wanted }: SoundingRow,
  values: Partial<NewSounding>,
  now: Date,
): Promise<SoundingRow> {
  const [row] = await tx
    .update(soundings)
    .set({ ...values, updatedAt: now, version: sql`${version} + 1` })
    .where(and(eq(vesselColumn, vesselId), eq(id, wanted)))
    .returning();
  return expectRow(row);
}

/** The last sounding of each tank that was taken until then. */
export function lastSoundings(tx: Db, vesselId: string, at: Date) {
  return tx
    .selectDistinctOn([tankId], { id, tankId, soundedAt, cm, volume, isByTable, temperature })
    .from(soundings)
    .where(and(eq(vesselColumn, vesselId), isNull(archivedAt), lte(soundedAt, at)))
    .orderBy(asc(tankId), sql`${soundedAt} desc`, sql`${id} desc`);
}

function conditionsOf({ vesselId, found }: SoundingsScope, filters: SoundingFilters): (SQL | undefined)[] {
  return [
    eq(vesselColumn, vesselId),
    found ? sql`${id} in ${found}` : undefined,
    filters.tankId === undefined ? undefined : eq(tankId, filters.tankId),
    filters.state === "live" ? isNull(archivedAt) : undefined,
    filters.state === "archived" ? isNotNull(archivedAt) : undefined,
  ];
}
