import type { Database } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";

/** In which version each record of the vessel is. */
export async function versionsOf(database: Database, vesselId: string): Promise<Map<string, number>> {
  return inScope(database, { vesselId, userId: null, access: "snapshot" }, async (tx) => {
    const tables = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns where table_schema = 'public'
      group by table_name having bool_or(column_name = 'vessel_id') and bool_or(column_name = 'version')`);
    const versions = new Map<string, number>();
    for (const { name } of tables) {
      const rows = await tx.execute<{ id: string; version: number }>(
        sql`select id, version from ${sql.identifier(name)} where vessel_id = ${vesselId} and version > 1`,
      );
      for (const { id, version } of rows) versions.set(id, version);
    }
    return versions;
  });
}

/** The input with each record in the version in which it is, as a screen that was just read sends it. */
export function asItStands(input: unknown, versions: ReadonlyMap<string, number>): unknown {
  if (Array.isArray(input)) return input.map((one) => asItStands(one, versions));
  if (typeof input !== "object" || input === null || input instanceof Date) return input;
  const fields = Object.entries(input).map(([name, value]) => [name, asItStands(value, versions)] as const);
  const { id, version, ...others }: Record<string, unknown> = Object.fromEntries(fields);
  const named = id === undefined ? others : { ...others, id };
  return version === undefined ? named : { ...named, version: versions.get(String(id)) ?? 1 };
}
