import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { Db } from "@ymp/db/client";
import { type SQL, sql } from "drizzle-orm";
import { rowsName } from "./archive-format.ts";
import type { TenantTable } from "./tenant-tables.ts";
import type { OpenZip } from "./zip-reading.ts";

const batchSize = 1000;
const named = (name: string) => sql.raw(`"${name}"`);

/** Values that do not come over as they were. Paths in the store are made again: an archive names none of ours. */
const madeAnew: Record<string, Record<string, SQL>> = {
  files: { storage_key: sql`row.vessel_id || '/' || row.id` },
};

/** Where the rows of one table wait until all are there, since rows may point at later ones of the same table. */
export async function openStaging(tx: Db): Promise<void> {
  await tx.execute(sql`create temp table staging (place bigserial, document jsonb not null) on commit drop`);
}

/**
 * Rows in the order they were written, so that the database numbers them alike. Columns that the archive does not know
 * get what the database gives.
 */
export async function importRows(
  tx: Db,
  zip: OpenZip,
  table: TenantTable,
  archive: { vesselId: string; columns: readonly string[] },
): Promise<void> {
  for await (const documents of batches(zip, table))
    await tx.execute(
      sql`insert into staging (document) select value from jsonb_array_elements(${`[${documents.join(",")}]`}::jsonb) with ordinality order by ordinality`,
    );
  const columns = table.columns.filter(
    (column) => archive.columns.includes(column) && !table.givenColumns.includes(column),
  );
  const values = columns.map((column) => madeAnew[table.name]?.[column] ?? sql`row.${named(column)}`);
  await tx.execute(
    sql`insert into ${named(table.name)} (${sql.join(columns.map(named), sql`, `)}) select ${sql.join(values, sql`, `)} from staging cross join lateral jsonb_populate_record(null::${named(table.name)}, staging.document) as row where row.vessel_id = ${archive.vesselId} order by staging.place`,
  );
  await tx.execute(sql`truncate staging`);
}

async function* batches(zip: OpenZip, { name }: TenantTable): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: Readable.from(zip.read(rowsName(name))) })) {
    if (line === "") continue;
    batch.push(line);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The words of the search index begin with the number that the vessel has in this installation. */
export async function renumberSearchWords(
  tx: Db,
  vesselId: string,
  numbers: { then: number; now: number },
): Promise<void> {
  const [then, now] = [`v${numbers.then}.`, `v${numbers.now}.`];
  await tx.execute(
    sql`update search_entries set words = array_to_tsvector(array(select ${now} || substr(word, ${then.length + 1}::int) from unnest(tsvector_to_array(words)) word)) where vessel_id = ${vesselId}`,
  );
}
