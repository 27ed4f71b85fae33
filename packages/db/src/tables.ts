import { newId } from "@ymp/core/ids";
import { type BuildExtraConfigColumns, type SQL, sql } from "drizzle-orm";
import {
  integer,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgPolicy,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

export const currentVessel = sql`nullif(current_setting('app.vessel_id', true), '')::uuid`;
export const currentUser = sql`nullif(current_setting('app.user_id', true), '')::uuid`;
/** Whether the scope's reader is kept from what others marked private. */
export const hidesPrivate = sql`coalesce(current_setting('app.hides_private', true), '') = 'on'`;
const ofCurrentVessel = sql`vessel_id = ${currentVessel}`;

/** Lets the owner's own functions read over all vessels; the application reaches them by what those functions answer. */
export const ownerReads = (name: string) => pgPolicy(name, { for: "select", to: "ymp_owner", using: sql`true` });

const tenantColumns = () => ({
  vesselId: uuid().notNull(),
  id: uuid()
    .notNull()
    .$defaultFn(() => newId()),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  createdBy: uuid(),
  version: integer().notNull().default(1),
});

const platformColumns = () => ({
  id: uuid()
    .primaryKey()
    .$defaultFn(() => newId()),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  version: integer().notNull().default(1),
});

type Columns = Record<string, PgColumnBuilderBase>;
type Extras<N extends string, C extends Columns> = (
  table: BuildExtraConfigColumns<N, C, "pg">,
) => PgTableExtraConfigValue[];

/**
 * A table whose rows belong to one vessel: keyed by `(vessel_id, id)` so that other tables can only point inside the
 * vessel, and readable and writable only under that vessel's scope. Forcing the policy and the grants follow in `migrate`.
 */
export function vesselTable<N extends string, C extends Columns>(
  name: N,
  columns: C,
  extras: Extras<N, ReturnType<typeof tenantColumns> & C> = () => [],
  readable: SQL = ofCurrentVessel,
) {
  return pgTable(name, { ...tenantColumns(), ...columns }, (table) => [
    primaryKey({ name: `${name}_pk`, columns: [table.vesselId, table.id] }),
    pgPolicy(`${name}_of_vessel`, { for: "all", to: "public", using: readable, withCheck: ofCurrentVessel }),
    ...extras(table),
  ]);
}

/** A table of the platform itself: accounts, vessels, companies. Never holds a vessel's work. */
export function platformTable<N extends string, C extends Columns>(
  name: N,
  columns: C,
  extras: Extras<N, ReturnType<typeof platformColumns> & C> = () => [],
) {
  return pgTable(name, { ...platformColumns(), ...columns }, (table) => extras(table));
}
