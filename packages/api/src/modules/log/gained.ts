import { readings } from "@ymp/db/schema/equipment";
import { type SQL, sql } from "drizzle-orm";

/** Tenths that a meter gained since it was read before, as its readings stand now; null of its first. @param reading its name in the statement */
export const gainedAt = (reading: SQL): SQL =>
  sql`${reading}.total - (select p.total from ${readings} p where p.vessel_id = ${reading}.vessel_id
    and p.counter_id = ${reading}.counter_id and p.withdrawn_at is null
    and (p.read_at, p.total, p.id) < (${reading}.read_at, ${reading}.total, ${reading}.id)
    order by p.read_at desc, p.total desc, p.id desc limit 1)`;

export const figureOrNone = (value: unknown): number | null => (value === null ? null : Number(value));
