import type { Slots } from "@ymp/db/statements";
import type { Column, SQL, SQLWrapper } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { Asked } from "./hits.ts";

/** What was found, in its order: the ids as they came from the index. */
export const hitsIn = (of: Slots<Asked>): SQL =>
  sql`(select value::uuid as id, ordinality as place from jsonb_array_elements_text(${of.ids}::jsonb) with ordinality) hit`;

interface Kind {
  table: SQLWrapper & { id: Column; vesselId: Column };
  /** Whether it exists at all for who asks. */
  isThere?: SQL;
  /** Such stand last. */
  isOver?: SQL;
}

/** Looked up by their ids; joined alone, the planner reads all records of the vessel instead. */
export const isAmongHits = (of: Slots<Asked>, id: Column): SQL =>
  sql`${id} = any (array(select value::uuid from jsonb_array_elements_text(${of.ids}::jsonb)))`;

/**
 * Of up to two hundred hits only a few are shown: which, and how many there are, is told by their own table alone, so that
 * the state of a thing is looked up for those few.
 */
export function shownIn(of: Slots<Asked>, { table, isThere = sql`true`, isOver = sql`false` }: Kind): SQL {
  return sql`(select hit.id, (count(*) over ())::int as total, row_number() over (order by ${isOver}, hit.place) as place
    from ${hitsIn(of)} join ${table} on ${table.vesselId} = ${of.vesselId} and ${table.id} = hit.id
    where ${isAmongHits(of, table.id)} and ${isThere} order by place limit ${of.limit}::int) shown`;
}

export const total = sql<number>`shown.total`;
/** The order in which they are shown. */
export const place = sql`shown.place`;
export const isShown = (id: Column): SQL => sql`${id} = shown.id`;
