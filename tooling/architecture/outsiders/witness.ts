import { AsyncLocalStorage } from "node:async_hooks";
import type { Db } from "@ymp/db/client";
import { sql } from "drizzle-orm";
import type { InScope } from "../fleet/rolled-back-scope.ts";

/** What one call changed of the watched vessel: names of tables. */
interface Watch {
  readonly vesselId: string;
  readonly callerId: string;
  readonly before: Map<string, string>;
  readonly changed: Set<string>;
}

const watching = new AsyncLocalStorage<Watch>();

/** Tells of each table of the vessel, and of the platform's, whether the call changed rows that are not the caller's own. */
export async function changesOf(
  { vesselId, callerId, before }: Omit<Watch, "changed">,
  call: () => Promise<unknown>,
): Promise<string[]> {
  const watch: Watch = { vesselId, callerId, before, changed: new Set() };
  await watching.run(watch, call);
  return [...watch.changed].toSorted();
}

/** Looks at the watched vessel before and after the work of a scope, in its transaction. */
export function witnessed(inScope: InScope): InScope {
  return async (database, scope, work) => {
    const watch = watching.getStore();
    if (!watch || scope.access !== "write") return inScope(database, scope, work);
    return inScope(database, scope, async (tx) => {
      const result = await work(tx);
      for (const table of await writtenBy(tx)) {
        const key = `${watch.callerId} ${table}`;
        const before =
          watch.before.get(key) ?? (await watching.exit(() => digestBefore(inScope, database, watch, table)));
        watch.before.set(key, before);
        if ((await digest(tx, watch, table)) !== before) watch.changed.add(table);
      }
      return result;
    });
  };
}

const digestBefore = (inScope: InScope, database: Parameters<InScope>[0], watch: Watch, table: string) =>
  inScope(database, { vesselId: watch.vesselId, userId: null, access: "snapshot" }, (tx) => digest(tx, watch, table));

/** A transaction that has no number yet wrote nothing: then no table is looked at. */
async function writtenBy(tx: Db): Promise<string[]> {
  const rows = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where pg_current_xact_id_if_assigned() is not null and relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'rate_limits' and pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
        + pg_stat_get_xact_tuples_deleted(oid) > 0 order by 1`);
  return rows.map(({ name }) => name);
}

const columnsByTable = new Map<string, ReadonlySet<string>>();

/** They stay the same, and asking for them takes longer than the sum of the rows. */
async function columnsOf(tx: Db, table: string): Promise<ReadonlySet<string>> {
  const known = columnsByTable.get(table);
  if (known) return known;
  const rows = await tx.execute<{ name: string }>(sql`
    select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`);
  const columns = new Set(rows.map(({ name }) => name));
  columnsByTable.set(table, columns);
  return columns;
}

/** Of the vessel's rows in a table of vessels, of every row in one of the platform's; without the caller's own. */
async function digest(tx: Db, { vesselId, callerId }: Watch, table: string): Promise<string> {
  const columns = await columnsOf(tx, table);
  const has = (name: string) => columns.has(name);
  const ofVessel = has("vessel_id")
    ? sql`t.vessel_id = ${vesselId}`
    : table === "vessels"
      ? sql`t.id = ${vesselId}`
      : sql`true`;
  // What somebody may do on a vessel is not theirs to change.
  const isOwn = has("user_id") && table !== "memberships" ? sql`t.user_id` : table === "users" ? sql`t.id` : null;
  const others = isOwn ? sql`${isOwn} is distinct from ${callerId}` : sql`true`;
  await tx.execute(
    sql`select set_config('app.vessel_id', ${vesselId}, true), set_config('app.hides_private', '', true)`,
  );
  const [row] = await tx.execute<{ sum: string }>(sql`
    select count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum
    from ${sql.identifier(table)} t where ${ofVessel} and ${others}`);
  return row?.sum ?? "";
}
