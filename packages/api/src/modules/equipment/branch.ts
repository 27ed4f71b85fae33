import { equipment } from "@ymp/db/schema/equipment";
import { type Placeholder, sql } from "drizzle-orm";

/** The item itself and everything below it; `union` ends a circle of parents where it closes. */
export const withinItem = (vesselId: string | Placeholder, id: string | Placeholder) => sql`(
  with recursive below(id) as (
    select ${id}::uuid
    union
    select child.id from ${equipment} child join below on child.parent_id = below.id where child.vessel_id = ${vesselId}
  ) select id from below)`;
