import type postgres from "postgres";

/** A table as a backup sees it. */
export interface TableShape {
  readonly schema: string;
  readonly name: string;
  /** Without those the database calculates by itself. */
  readonly columns: readonly string[];
  /** Expressions that put the rows in one order on every server. */
  readonly order: readonly string[];
  /** Rows belong to vessels, and even the owner reads one vessel's at a time. */
  readonly isOfVessels: boolean;
}

interface ShapeRow {
  readonly name: string;
  readonly columns: string[];
  readonly key: { column: string; isText: boolean }[];
  readonly isOfVessels: boolean;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of a schema that hold what people and processes wrote; the names of its migrations are kept elsewhere. */
export async function tablesOf(sql: postgres.ISql, schema: string): Promise<TableShape[]> {
  const rows = await sql<ShapeRow[]>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(json_build_object('column', a.attname, 'isText', a.attcollation <> 0) order by k.place), '[]')
        from pg_index i, unnest(i.indkey) with ordinality as k(attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key,
      exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'vessel_id' and a.attnotnull and not a.attisdropped) as "isOfVessels"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = ${schema}::regnamespace and c.relname <> 'migrations'
    order by c.relname`;
  return rows.map(({ key, ...row }) => ({ ...row, schema, order: orderOf(row, key) }));
}

function orderOf({ name, isOfVessels }: Omit<ShapeRow, "key">, key: ShapeRow["key"]): string[] {
  if (key.length === 0) throw new Error(`The rows of ${name} have no key, so a backup cannot put them in order.`);
  const ofVesselFirst = isOfVessels ? [{ column: "vessel_id", isText: false }] : [];
  const others = isOfVessels ? key.filter(({ column }) => column !== "vessel_id") : key;
  return [...ofVesselFirst, ...others].map(({ column, isText }) =>
    isText ? `${quoted(column)} collate "C"` : quoted(column),
  );
}
