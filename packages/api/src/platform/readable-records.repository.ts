import type { OpenedKind } from "@ymp/core/records";
import type { Db } from "@ymp/db/client";
import { equipment } from "@ymp/db/schema/equipment";
import { guests } from "@ymp/db/schema/guests";
import { inventoryItems, spareParts } from "@ymp/db/schema/inventory";
import { jobAssignees, jobs } from "@ymp/db/schema/jobs";
import { orders } from "@ymp/db/schema/orders";
import { plans } from "@ymp/db/schema/plans";
import { soundings } from "@ymp/db/schema/soundings";
import { suppliers } from "@ymp/db/schema/suppliers";
import { trips } from "@ymp/db/schema/trips";
import { watchLogs } from "@ymp/db/schema/watch-logs";
import { watchPlans } from "@ymp/db/schema/watch-plans";
import { worklists } from "@ymp/db/schema/worklists";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

interface Place {
  readonly table: SQL;
  readonly title: SQL;
  /** What keeps a row from being a record any longer. */
  readonly unless?: SQL;
}

const places: Record<OpenedKind, Place> = {
  job: { table: sql`${jobs}`, title: sql`title`, unless: sql`archived_at is not null` },
  plan: { table: sql`${plans}`, title: sql`title` },
  equipment: { table: sql`${equipment}`, title: sql`name` },
  item: { table: sql`${inventoryItems}`, title: sql`name` },
  part: { table: sql`${spareParts}`, title: sql`designation` },
  supplier: { table: sql`${suppliers}`, title: sql`name` },
  order: { table: sql`${orders}`, title: sql`title` },
  worklist: { table: sql`${worklists}`, title: sql`name` },
  guest: { table: sql`${guests}`, title: sql`name` },
  trip: { table: sql`${trips}`, title: sql`name` },
  watch_plan: { table: sql`${watchPlans}`, title: sql`name` },
  watch_log: { table: sql`${watchLogs}`, title: sql`name` },
  sounding: {
    table: sql`${soundings}`,
    title: sql`(select t.name || ', ' || volume || ' m³' from tanks t where t.vessel_id = soundings.vessel_id and t.id = tank_id)`,
  },
};

/** Whether there is such a record, and the table does not hide it from the scope's user. */
export function isRecord(kind: OpenedKind, vesselId: AnyPgColumn, id: AnyPgColumn): SQL {
  const { table, unless = sql`false` } = places[kind];
  return sql`exists (select from ${table} r where r.vessel_id = ${vesselId} and r.id = ${id} and not ${unless})`;
}

/** What a record is called; undefined for one of another vessel, and for what the table hides from the scope's user. */
export async function titleOfRecord(
  tx: Db,
  vesselId: string,
  { kind, id }: { kind: OpenedKind; id: string },
): Promise<string | undefined> {
  const { table, title, unless = sql`false` } = places[kind];
  const [row] = await tx.execute<{ title: string }>(
    sql`select ${title} as title from ${table} where vessel_id = ${vesselId}::uuid and id = ${id}::uuid and not ${unless}`,
  );
  return row?.title;
}

/** Locked, so that it is not erased before this transaction ends. */
export async function isErased(
  tx: Db,
  vesselId: string,
  { kind, id }: { kind: OpenedKind; id: string },
): Promise<boolean> {
  if (kind !== "guest") return false;
  const [row] = await tx
    .select({ erasedAt: guests.erasedAt })
    .from(guests)
    .where(and(eq(guests.vesselId, vesselId), eq(guests.id, id)))
    .for("key share");
  return row !== undefined && row.erasedAt !== null;
}

export async function isAssigned(tx: Db, vesselId: string, jobId: string, profileId: string): Promise<boolean> {
  const rows = await tx.execute(
    sql`select 1 from ${jobAssignees} where vessel_id = ${vesselId}::uuid and job_id = ${jobId}::uuid and profile_id = ${profileId}::uuid`,
  );
  return rows.length > 0;
}
