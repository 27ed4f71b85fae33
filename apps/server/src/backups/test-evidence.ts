import { text } from "node:stream/consumers";
import type { FileStore } from "@ymp/api/platform/files/file-store";
import { connectTo } from "@ymp/testing/database";
import { inject } from "vitest";
import type { Place } from "./test-installation.ts";

/** Whatever the database holds, read past every policy. */
export async function everythingIn({ database }: Pick<Place, "database">) {
  const address = new URL(inject("testCluster").adminUrl);
  address.pathname = `/${database.name}`;
  const admin = connectTo(address.href);
  try {
    const tables = await admin<{ name: string }[]>`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) order by 1`;
    const rows: Record<string, string> = {};
    for (const { name } of tables.filter((table) => table.name !== "graphile_worker.migrations")) {
      const [sum] = await admin.unsafe(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as sum from ${name} t`,
      );
      rows[name] = String(sum?.sum);
    }
    const constraints = await admin`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, convalidated
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`;
    const guards = await admin`
      select relname as name, relrowsecurity, relforcerowsecurity, relacl::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') order by 1`;
    const triggers = await admin`
      select tgrelid::regclass::text as table, tgname as name, tgenabled from pg_trigger where not tgisinternal order by 1, 2`;
    const sequences = await admin`select schemaname, sequencename, last_value::text from pg_sequences
      where schemaname in ('public', 'graphile_worker') order by 1, 2`;
    return {
      rows,
      constraints: [...constraints],
      guards: [...guards],
      triggers: [...triggers],
      sequences: [...sequences],
    };
  } finally {
    await admin.end();
  }
}

export async function contentOf(
  store: FileStore,
  keys: readonly string[],
): Promise<Record<string, string | undefined>> {
  const pairs = keys.map(async (key) => {
    const stored = await store.read(key);
    return [key, stored && (await text(stored.stream))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
