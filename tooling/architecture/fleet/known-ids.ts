import type { Database } from "@ymp/db/client";
import { inScope } from "@ymp/db/scope";
import { sql } from "drizzle-orm";

/** The ids of a vessel's records, by the name of their table. */
export type KnownIds = ReadonlyMap<string, readonly string[]>;

const mostOfATable = 40;

/** Fields whose name is not that of the table they point to. */
const tableOfWord: Record<string, string> = {
  boat: "vessels",
  inventory: "inventory_items",
  people: "profiles",
  support: "support_visits",
  record: "jobs",
  "suppliers.document": "supplier_documents",
  "equipment.file": "equipment_files",
  item: "inventory_items",
  part: "spare_parts",
  lot: "stock_lots",
  count: "stock_counts",
  move: "stock_moves",
  document: "crew_documents",
  contact: "supplier_contacts",
  round: "reading_rounds",
  log: "log_entries",
  name: "log_names",
  template: "job_templates",
  group: "task_groups",
  task: "job_tasks",
  line: "order_lines",
  receipt: "order_receipts",
  view: "saved_views",
  person: "profiles",
  machine: "equipment",
  spare: "equipment",
  parent: "equipment",
  completion: "work_history",
  visit: "support_visits",
  archive: "vessel_archives",
  segment: "counter_segments",
  leave: "leave_requests",
};

export async function readKnownIds(database: Database, vesselId: string): Promise<KnownIds> {
  return inScope(database, { vesselId, userId: null, access: "read" }, async (tx) => {
    const tables = await tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns where table_schema = 'public'
      group by table_name having bool_or(column_name = 'vessel_id') and bool_or(column_name = 'id' and data_type = 'uuid')
      order by 1`);
    const known = new Map<string, string[]>();
    for (const { name } of tables) {
      const rows = await tx.execute<{ id: string }>(sql`
        select id from ${sql.identifier(name)} where vessel_id = ${vesselId} order by id limit ${mostOfATable}`);
      if (rows.length > 0)
        known.set(
          name,
          rows.map(({ id }) => id),
        );
    }
    const people = await tx.execute<{ id: string }>(sql`
      select user_id as id from memberships where vessel_id = ${vesselId} order by 1 limit ${mostOfATable}`);
    known.set(
      "users",
      people.map(({ id }) => id),
    );
    known.set("vessels", [vesselId]);
    return known;
  });
}

/** Fields that mean the record which the procedure is about. */
const ownFields = new Set(["id", "ids", "newId", "intoId", "items.id"]);

/** The sweeps ask for the same few thousands of times. */
const found = new WeakMap<KnownIds, Map<string, readonly string[]>>();

/** The records a field speaks of: `jobId` and `jobIds` of jobs, `id` of what the procedure is about. */
export function idsFor(known: KnownIds, procedure: string, field: string): readonly string[] {
  const ofKnown = found.get(known) ?? new Map<string, readonly string[]>();
  found.set(known, ofKnown);
  const key = `${procedure} ${field}`;
  const ids = ofKnown.get(key) ?? lookUp(known, procedure, field);
  ofKnown.set(key, ids);
  return ids;
}

function lookUp(known: KnownIds, procedure: string, field: string): readonly string[] {
  const [module = "", action = ""] = procedure.split(".");
  const [list = "", inner] = field.split(".");
  const spoken = (inner === undefined ? field : inner === "id" ? list.replace(/s$/, "") : inner).replace(
    /I[dD]s?$/,
    "",
  );
  const words = ownFields.has(field) ? [`${module}.${nounOf(action)}`, nounOf(action), module] : [spoken];
  const table = words.flatMap(tablesOf).find((name) => known.has(name));
  return (table && known.get(table)) || [...known.values()].flat();
}

/** "removeContact" is about a contact. */
const nounOf = (action: string) =>
  (/[A-Z]\w*$/.exec(action)?.[0] ?? "").replace(/(File|Preview)$/, "").replace(/s$/, "");

function tablesOf(spoken: string): string[] {
  const word = snakeCase(spoken.replace(/^[A-Z]/, (letter) => letter.toLowerCase()));
  const last = word.split("_").at(-1) ?? word;
  const names = [word, `${word}s`, `${word.replace(/y$/, "ie")}s`, last, `${last}s`];
  return [...names, ...names.map((name) => tableOfWord[name.replace(/s$/, "")] ?? "")];
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
