import type { Db } from "@ymp/db/client";
import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { jsonIds } from "../../kit/lists.ts";

type Pointing = readonly [table: PgTable & { vesselId: AnyPgColumn }, column: AnyPgColumn];

/** Of these the ones that a column of another table speaks of. */
export async function pointedAt(
  tx: Db,
  vesselId: string,
  ids: readonly string[],
  pointing: readonly Pointing[],
): Promise<Set<string>> {
  const found = await Promise.all(
    pointing.map(([table, column]) =>
      tx
        .selectDistinct({ id: sql<string | null>`${column}` })
        .from(table)
        .where(and(eq(table.vesselId, vesselId), sql`${column} in ${jsonIds(ids)}`)),
    ),
  );
  return new Set(found.flat().flatMap(({ id }) => id ?? []));
}
