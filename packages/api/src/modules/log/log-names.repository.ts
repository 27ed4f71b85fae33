import type { Db } from "@ymp/db/client";
import { logEntries, logNames } from "@ymp/db/schema/log";
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { expectRow } from "../../kit/rows.ts";
import type { LogNameRow } from "./log.record.ts";

export type NewLogName = typeof logNames.$inferInsert;

/** What can be logged, with how often it was. */
export function listNames(tx: Db, vesselId: string, includesArchived: boolean) {
  return tx
    .select({
      id: logNames.id,
      version: logNames.version,
      name: logNames.name,
      archivedAt: logNames.archivedAt,
      createdBy: logNames.createdBy,
      entries: sql<number>`(select count(*)::int from ${logEntries} e where e.vessel_id = log_names.vessel_id and e.name_id = log_names.id and e.archived_at is null)`,
    })
    .from(logNames)
    .where(and(eq(logNames.vesselId, vesselId), includesArchived ? undefined : isNull(logNames.archivedAt)))
    .orderBy(asc(logNames.name), asc(logNames.id));
}

const nameOf = (tx: Db, vesselId: string, id: string) =>
  tx
    .select()
    .from(logNames)
    .where(and(eq(logNames.vesselId, vesselId), eq(logNames.id, id)));

export async function findName(tx: Db, vesselId: string, id: string): Promise<LogNameRow | undefined> {
  const [row] = await nameOf(tx, vesselId, id);
  return row;
}

/** Held until what depends on it is written. */
export async function holdName(tx: Db, vesselId: string, id: string): Promise<LogNameRow | undefined> {
  const [row] = await nameOf(tx, vesselId, id).for("update");
  return row;
}

/** Whether another one in use is called so, however it is spaced or written large. */
export async function isTaken(tx: Db, vesselId: string, id: string, name: string): Promise<boolean> {
  const plain = name.trim().replace(/\s+/g, " ").toLowerCase();
  const rows = await tx
    .select({ id: logNames.id })
    .from(logNames)
    .where(
      and(
        eq(logNames.vesselId, vesselId),
        ne(logNames.id, id),
        isNull(logNames.archivedAt),
        sql`lower(regexp_replace(btrim(${logNames.name}), '\\s+', ' ', 'g')) = ${plain}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertName(tx: Db, row: NewLogName): Promise<LogNameRow> {
  return expectRow((await tx.insert(logNames).values(row).returning())[0]);
}

export async function updateName(
  tx: Db,
  { vesselId, id }: LogNameRow,
  values: Partial<NewLogName>,
  now: Date,
): Promise<LogNameRow> {
  const rows = await tx
    .update(logNames)
    .set({ ...values, updatedAt: now, version: sql`${logNames.version} + 1` })
    .where(and(eq(logNames.vesselId, vesselId), eq(logNames.id, id)))
    .returning();
  return expectRow(rows[0]);
}
