import { AppError } from "@ymp/core/errors";
import { mostTasks } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { getTableName, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** Of what is answered whole, no vessel has more: far above the largest yacht, and small enough for one answer. */
export const mostOnBoard = {
  equipment: 20_000,
  locations: 5000,
  logNames: 200,
  people: 5000,
  rounds: 500,
  sections: 5000,
  taskGroups: 1000,
  templates: 2000,
} as const;

/** The same of what one record has: a person, a supplier, a machine, a list with its views. */
export const mostOfOne = {
  contacts: 500,
  engagements: 500,
  papers: 1000,
  parts: 5000,
  tasks: mostTasks,
  views: 300,
} as const;

type Of = readonly [PgColumn, string];

interface Room {
  vesselId: string;
  most: number;
  added?: number;
  /** What else bounds the rows that are counted: those of one record, of one account. */
  of?: readonly Of[];
}

/**
 * Whether the vessel, or whatever `of` names, may have more rows of that table. Anyone who adds to the same takes their turn until
 * the end of the transaction, so that many at once are counted one after the other.
 */
export async function hasRoom(tx: Db, table: PgTable, { vesselId, most, added = 1, of = [] }: Room): Promise<boolean> {
  const turn = ["room of", getTableName(table), vesselId, ...of.map(([, value]) => value)].join(" ");
  const among = sql.join(
    of.map(([column, value]) => sql`and ${column} = ${value}`),
    sql` `,
  );
  // Travel together; the count begins when the turn has come, and sees what those before have added.
  const [, counted] = await Promise.all([
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`),
    tx.execute<{ rows: number }>(
      sql`select count(*)::int as rows from (select 1 from ${table} where vessel_id = ${vesselId} ${among} limit ${most}) as known`,
    ),
  ]);
  return (counted[0]?.rows ?? 0) + added <= most;
}

/** @throws AppError limit when there is no room */
export async function expectRoom(tx: Db, table: PgTable, room: Room): Promise<void> {
  if (!(await hasRoom(tx, table, room))) throw new AppError("limit", "refusals:noRoom", { most: room.most });
}
