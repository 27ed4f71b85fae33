import { laterReferences } from "@ymp/db/later-references";
import { schema } from "@ymp/db/schema";
import { is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

/** A table of vessels' work as an archive sees it: names as the database writes them. */
export interface TenantTable {
  readonly name: string;
  /** What leaves with the archive. */
  readonly columns: readonly string[];
  /** What the database gives by itself, in the order of arrival. */
  readonly givenColumns: readonly string[];
  /** Never leaves: it opens something. */
  readonly secretColumns: readonly string[];
  /** Orders the rows of one vessel. */
  readonly key: { readonly column: string; readonly type: string };
  /** Columns that may name an account. */
  readonly idColumns: readonly string[];
  readonly needs: readonly string[];
}

/** What an archive leaves out, and why. */
export const tablesLeftOut: Record<string, string> = {
  vessel_archives: "tells of files that only this installation keeps",
  creations: "is signed with the key of this installation",
  answered_writes: "is sealed with the key of this installation",
};

const secrets: Record<string, readonly string[]> = {
  profiles: ["master_pin_hash"],
  orders: ["answer_token_hash"],
  inspections: ["code_hash", "link_hash"],
  inspection_sessions: ["token_hash"],
};

/** Every table with rows of vessels, those that others point at first. */
export const tenantTables: readonly TenantTable[] = inOrderOfNeed(
  Object.values(schema).flatMap((table: unknown) => (is(table, PgTable) ? (describe(table) ?? []) : [])),
);

function describe(table: PgTable): TenantTable | undefined {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const described = columns.map((column) => ({
    name: toSnakeCase(column.name),
    type: column.getSQLType(),
    isGiven: column.generatedIdentity !== undefined,
  }));
  if (!described.some((column) => column.name === "vessel_id") || name in tablesLeftOut) return undefined;
  const secretColumns = secrets[name] ?? [];
  const named = (column: string) => described.find((known) => known.name === column);
  const key = described.find(({ isGiven }) => isGiven) ?? named("id") ?? named("key") ?? named("word");
  if (!key) throw new Error(`The rows of ${name} have no order.`);
  const others = foreignKeys.map((foreignKey) => getTableConfig(foreignKey.reference().foreignTable).name);
  return {
    name,
    columns: described.map((column) => column.name).filter((column) => !secretColumns.includes(column)),
    givenColumns: described.filter(({ isGiven }) => isGiven).map((column) => column.name),
    secretColumns,
    key: { column: key.name, type: key.type },
    idColumns: described
      .filter(({ name: column, type }) => type === "uuid" && column !== "vessel_id" && column !== "id")
      .map((column) => column.name),
    needs: [...others, ...(laterReferences[name] ?? [])].filter((other) => other !== name),
  };
}

function inOrderOfNeed(tables: readonly TenantTable[]): TenantTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const ordered: TenantTable[] = [];
  const isReady = ({ needs }: TenantTable) =>
    needs.every((need) => !names.has(need) || ordered.some(({ name }) => name === need));
  while (ordered.length < tables.length) {
    const ready = tables.filter((table) => !ordered.includes(table) && isReady(table));
    if (ready.length === 0) throw new Error("Tables of vessels point at each other in a circle.");
    ordered.push(...ready);
  }
  return ordered;
}
