import type { Db } from "@ymp/db/client";
import { counters, equipmentFiles, sections } from "@ymp/db/schema/equipment";
import { spareParts } from "@ymp/db/schema/inventory";
import { and, eq, sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

/** What hangs on the machines of a branch and is the same on a machine of the same kind. */
export async function listBelongings(tx: Db, vesselId: string, ids: readonly string[]) {
  const of = (table: typeof counters | typeof sections | typeof spareParts | typeof equipmentFiles) =>
    and(eq(table.vesselId, vesselId), sql`${table.equipmentId} in ${jsonIds(ids)}`);
  const [meters, chapters, parts, papers] = await Promise.all([
    tx.select().from(counters).where(of(counters)),
    tx.select().from(sections).where(of(sections)),
    tx.select().from(spareParts).where(of(spareParts)),
    tx
      .select()
      .from(equipmentFiles)
      .where(and(of(equipmentFiles), sql`${equipmentFiles.kind} in ('manual', 'drawing')`)),
  ]);
  return { meters, chapters, parts, papers };
}
