import type { Db } from "@ymp/db/client";
import { users } from "@ymp/db/schema/accounts";
import { sql } from "drizzle-orm";
import { inBatches } from "../../kit/bounded.ts";
import { accountNameColumns } from "../accounts/personal-columns.ts";
import type { ArchivedUser } from "./archive-format.ts";
import { type TenantTable, tenantTables } from "./tenant-tables.ts";

const rowsAtOnce = 1000;
const named = (name: string) => sql.raw(`"${name}"`);

/** The rows of one table as JSON documents, written by the database itself so that no figure passes through a float. */
export async function* documentsOf(tx: Db, table: TenantTable, vesselId: string): AsyncGenerator<string[]> {
  const [rows, key, type] = [named(table.name), named(table.key.column), sql.raw(table.key.type)];
  const secrets = sql.raw(`'{${table.secretColumns.join(",")}}'::text[]`);
  const pages = inBatches<{ place: string; document: string }>(rowsAtOnce, (batchSize, last) => {
    const beyond = last ? sql`and t.${key} > ${last.place}::${type}` : sql``;
    return tx.execute(
      sql`select t.${key}::text as place, (to_jsonb(t) - ${secrets})::text as document from ${rows} t where t.vessel_id = ${vesselId} ${beyond} order by t.${key} limit ${batchSize}`,
    );
  });
  for await (const page of pages) yield page.map(({ document }) => document);
}

/** The person who is named by a row of the vessel: members, and everybody who wrote, verified or decided something. */
export async function peopleNamed(tx: Db, vesselId: string): Promise<ArchivedUser[]> {
  const mentions = tenantTables.flatMap(({ name, idColumns }) =>
    idColumns.map((column) => sql`select ${named(column)} from ${named(name)} where vessel_id = ${vesselId}`),
  );
  const rows = await tx
    .select({
      ...accountNameColumns,
      borderColor: users.borderColor,
      isOnMailingList: users.isOnMailingList,
      createdAt: users.createdAt,
      softDeletedAt: users.softDeletedAt,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .where(sql`${users.id} in (${sql.join(mentions, sql` union `)})`)
    .orderBy(users.id);
  return rows.map(({ createdAt, softDeletedAt, erasedAt, ...user }) => ({
    ...user,
    createdAt: createdAt.toISOString(),
    softDeletedAt: softDeletedAt?.toISOString() ?? null,
    erasedAt: erasedAt?.toISOString() ?? null,
  }));
}
