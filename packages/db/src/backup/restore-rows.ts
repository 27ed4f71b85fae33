import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type postgres from "postgres";
import { dumpRows, type RowsSum, sumOf, writeAlike } from "./dump-rows.ts";
import { type SequenceState, setSequences } from "./sequences.ts";
import { quoted, type TableShape, tablesOf } from "./table-shape.ts";

export interface DumpedTable extends RowsSum {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface DumpedSchema {
  readonly tables: readonly DumpedTable[];
  readonly sequences: readonly SequenceState[];
}

/**
 * Fills the empty tables of a schema from their dumps and reads them back: unless every table has the sum of its dump,
 * it throws, and nothing of the transaction stays. Triggers do not fire, and references are checked at the end.
 */
export async function restoreRows(
  tx: postgres.TransactionSql,
  schema: string,
  dumped: DumpedSchema,
  open: (table: DumpedTable) => Readable,
): Promise<void> {
  await writeAlike(tx);
  const shapes = await tablesOf(tx, schema);
  const references = await takeOffReferences(tx, schema);
  await switchTriggers(tx, shapes, "disable");
  for (const table of dumped.tables) await copyIn(tx, schema, table, open(table));
  await compare(tx, shapes, dumped.tables);
  await switchTriggers(tx, shapes, "enable");
  for (const { table, name, definition } of references)
    await tx.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  await setSequences(tx, schema, dumped.sequences);
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function takeOffReferences(tx: postgres.TransactionSql, schema: string): Promise<Reference[]> {
  const references = await tx<Reference[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = ${schema}::regnamespace order by oid`;
  for (const { table, name } of references) await tx.unsafe(`alter table ${table} drop constraint ${quoted(name)}`);
  return references;
}

async function switchTriggers(
  tx: postgres.TransactionSql,
  shapes: readonly TableShape[],
  verb: "disable" | "enable",
): Promise<void> {
  for (const { schema, name } of shapes)
    await tx.unsafe(`alter table ${quoted(schema)}.${quoted(name)} ${verb} trigger user`);
}

async function copyIn(
  tx: postgres.TransactionSql,
  schema: string,
  { name, columns }: DumpedTable,
  dump: Readable,
): Promise<void> {
  const into = `${quoted(schema)}.${quoted(name)} (${columns.map(quoted).join(", ")})`;
  await pipeline(dump, await tx.unsafe(`copy ${into} from stdin`).writable());
}

async function compare(
  tx: postgres.TransactionSql,
  shapes: readonly TableShape[],
  tables: readonly DumpedTable[],
): Promise<void> {
  const vesselIds = shapes.some(({ name }) => name === "vessels")
    ? (await tx<{ id: string }[]>`select id from vessels order by id`).map(({ id }) => id)
    : [];
  for (const shape of shapes) {
    const wanted = tables.find(({ name }) => name === shape.name);
    // A table may have columns that came after the dump.
    const found = await sumOf(dumpRows(tx, { ...shape, columns: wanted?.columns ?? shape.columns }, vesselIds));
    if (found.rows !== (wanted?.rows ?? 0) || (wanted && found.sha256 !== wanted.sha256))
      throw new Error(`The table ${shape.name} does not hold what its dump held: ${found.rows} rows.`);
  }
}
