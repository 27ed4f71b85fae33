import { AppError } from "@ymp/core/errors";
import { mostTasks } from "@ymp/core/lists";
import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** Of what is answered whole, no vessel has more: far above the largest yacht, and small enough for one answer. */
export const mostOnBoard = {
  equipment: 20_000,
  locations: 5000,
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

/** @throws AppError limit when the vessel, or whatever `of` names, would have more rows of that table than it may */
export async function expectRoom(
  tx: Db,
  table: PgTable,
  {
    vesselId,
    most,
    added = 1,
    of,
  }: { vesselId: string; most: number; added?: number; of?: readonly [PgColumn, string] },
): Promise<void> {
  const among = of ? sql`and ${of[0]} = ${of[1]}` : sql``;
  const [row] = await tx.execute<{ rows: number }>(
    sql`select count(*)::int as rows from (select 1 from ${table} where vessel_id = ${vesselId} ${among} limit ${most}) as known`,
  );
  if ((row?.rows ?? 0) + added > most) throw new AppError("limit", "refusals:noRoom", { most });
}
