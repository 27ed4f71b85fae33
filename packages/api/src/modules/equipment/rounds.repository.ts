import type { Db } from "@ymp/db/client";
import { counters, equipment, readingRounds } from "@ymp/db/schema/equipment";
import { changes } from "@ymp/db/schema/platform";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";
import { expectRow } from "../../kit/rows.ts";
import type { RoundRow } from "./rounds.record.ts";

export function listRounds(tx: Db, vesselId: string, includesArchived: boolean): Promise<RoundRow[]> {
  return tx
    .select()
    .from(readingRounds)
    .where(and(eq(readingRounds.vesselId, vesselId), includesArchived ? undefined : isNull(readingRounds.archivedAt)))
    .orderBy(asc(readingRounds.name), asc(readingRounds.id));
}

export async function findRound(tx: Db, vesselId: string, id: string): Promise<RoundRow | undefined> {
  const [row] = await tx
    .select()
    .from(readingRounds)
    .where(and(eq(readingRounds.vesselId, vesselId), eq(readingRounds.id, id)))
    .for("update");
  return row;
}

/** Also one that was archived while somebody walked it. */
export async function isRound(tx: Db, vesselId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: readingRounds.id })
    .from(readingRounds)
    .where(and(eq(readingRounds.vesselId, vesselId), eq(readingRounds.id, id)));
  return found.length > 0;
}

export async function insertRound(tx: Db, row: typeof readingRounds.$inferInsert): Promise<RoundRow> {
  return expectRow((await tx.insert(readingRounds).values(row).returning())[0]);
}

export async function updateRound(
  tx: Db,
  vesselId: string,
  id: string,
  values: Partial<typeof readingRounds.$inferInsert>,
): Promise<RoundRow> {
  const rows = await tx
    .update(readingRounds)
    .set({ ...values, version: sql`${readingRounds.version} + 1` })
    .where(and(eq(readingRounds.vesselId, vesselId), eq(readingRounds.id, id)))
    .returning();
  return expectRow(rows[0]);
}

/** Meters of machines on board with what each showed last, in walking order: these, or all that the words find. */
export function metersOf(tx: Db, vesselId: string, which: { ids?: readonly string[]; words?: readonly string[] }) {
  const { name, code, location } = equipment;
  const holds = (word: string) =>
    sql`concat_ws(' ', ${name}, ${code}, ${location}) ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`;
  return tx
    .select({
      id: counters.id,
      kind: counters.kind,
      equipmentId: counters.equipmentId,
      equipmentName: name,
      code,
      location,
      department: equipment.department,
      lastReading: counters.lastReading,
      lastTotal: counters.lastTotal,
      lastReadAt: counters.lastReadAt,
      dailyAverage: counters.dailyAverage,
    })
    .from(counters)
    .innerJoin(equipment, and(eq(equipment.vesselId, counters.vesselId), eq(equipment.id, counters.equipmentId)))
    .where(
      and(
        eq(counters.vesselId, vesselId),
        isNull(equipment.archivedAt),
        which.ids ? sql`${counters.id} in ${jsonIds(which.ids)}` : undefined,
        ...(which.words ?? []).map(holds),
      ),
    )
    .orderBy(asc(location), asc(name), asc(counters.id));
}

export async function listKnownCounters(tx: Db, vesselId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: counters.id })
    .from(counters)
    .where(and(eq(counters.vesselId, vesselId), sql`${counters.id} in ${jsonIds(ids)}`));
  return new Set(rows.map(({ id }) => id));
}

/** Lines of earlier sendings that told of a meter passed by: their ids stand in the facts of the change. */
export async function listToldEntries(tx: Db, vesselId: string, equipmentId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ entryId: sql<string | null>`${changes.facts}->>'entryId'` })
    .from(changes)
    .where(
      and(
        eq(changes.vesselId, vesselId),
        eq(changes.recordKind, "equipment"),
        eq(changes.recordId, equipmentId),
        eq(changes.verb, "not_read"),
      ),
    );
  return new Set(rows.flatMap(({ entryId }) => (entryId ? [entryId] : [])));
}
