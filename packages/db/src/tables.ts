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

const isOutside = sql`${currentVessel} is null`;
const byOwnerOrProcess = sql`${isOutside} and (${currentUser} is null or user_id = ${currentUser})`;
/** Read once a statement, and not at all where the row is the reader's own. */
const administers = sql`(select app.reader_administers())`;
/** What a vessel's scope empties of an account that nobody has proved to be theirs, and which she has aboard or has asked. */
const ofUnproven = sql`app.is_unproven_here(user_id)`;

/**
 * A table of what opens accounts, with a `user_id`: the account itself and the process have it, outside every vessel, the
 * platform looks at it and ends it there, and a vessel's scope ends that of an account which is nobody's yet.
 * @param ended true of rows that open nothing any more: that is how those who may end a row leave it
 * @param more which rows a vessel's scope reaches besides, and which it may add
 */
export function opensAccounts(name: string, more: { ended?: SQL; reached?: SQL; added?: SQL } = {}) {
  const reached = more.reached ? sql`(${ofUnproven} or ${more.reached})` : ofUnproven;
  const using = sql`(${byOwnerOrProcess}) or (${isOutside} and ${administers}) or (not (${isOutside}) and ${reached})`;
  const added = [sql`(${byOwnerOrProcess})`, more.ended, more.added].filter((part) => part !== undefined);
  return pgPolicy(`${name}_of_account`, { for: "all", to: "ymp_app", using, withCheck: sql.join(added, sql` or `) });
}

/** Of a link that opens an account which is nobody's yet. */
export const opensUnproven = sql`(not (${isOutside}) and ${ofUnproven})`;

const isProcess = sql`${isOutside} and ${currentUser} is null`;

/** A table that the process alone keeps, whatever it does it for. @param more what others read of it, and what they write */
export function keptByProcess(name: string, more: { read?: SQL; written?: SQL } = {}) {
  const read = more.read ? sql`(${isProcess}) or ${more.read}` : isProcess;
  const written = more.written ? sql`(${isProcess}) or ${more.written}` : isProcess;
  return [
    pgPolicy(`${name}_read`, { for: "select", to: "ymp_app", using: read }),
    pgPolicy(`${name}_added`, { for: "insert", to: "ymp_app", withCheck: written }),
    pgPolicy(`${name}_changed`, { for: "update", to: "ymp_app", using: written, withCheck: written }),
    pgPolicy(`${name}_removed`, { for: "delete", to: "ymp_app", using: written }),
  ];
}

/**
 * Who works for a management company: seen by the account itself, by the process and the platform outside every vessel, and in a
 * vessel's scope where the company looks after her. Who changes it is the trigger's.
 */
export function seenByCompany(name: string) {
  const ofOwnCompany = sql`company_id = (select v.company_id from vessels v where v.id = ${currentVessel})`;
  const using = sql`(${isProcess}) or (${isOutside} and ${administers}) or user_id = ${currentUser} or ${ofOwnCompany}`;
  return pgPolicy(`${name}_of_company`, { for: "all", to: "ymp_app", using, withCheck: sql`true` });
}

/**
 * Which company let whom or which vessel go: seen by the account and by the people of the company, by the vessel, by the process and
 * by the platform. Who adds one is the trigger's.
 */
export function seenByDeparted(name: string) {
  const ofOwnCompany = sql`company_id in (select works.company_id from company_memberships works where works.user_id = ${currentUser})`;
  const seen = sql`user_id = ${currentUser} or managed_vessel_id = ${currentVessel} or ${ofOwnCompany}`;
  const using = sql`(${isProcess}) or (${isOutside} and ${administers}) or ${seen}`;
  return pgPolicy(`${name}_of_company`, { for: "all", to: "ymp_app", using, withCheck: sql`true` });
}

/** Actions of the platform: read by its administrators, added by them, by the process, and for an account by its owner. */
export function keptForPlatform(name: string) {
  const ownAccount = sql`subject_kind = 'account' and subject_id = ${currentUser}`;
  const byQueueInVessel = sql`${currentUser} is null and subject_kind = 'vessel' and subject_id = ${currentVessel}`;
  return [
    pgPolicy(`${name}_read`, {
      for: "select",
      to: "ymp_app",
      using: sql`(${isProcess}) or ${administers} or (${byQueueInVessel})`,
    }),
    pgPolicy(`${name}_added`, {
      for: "insert",
      to: "ymp_app",
      withCheck: sql`(${isProcess}) or ${administers} or (${ownAccount}) or (${byQueueInVessel})`,
    }),
  ];
}

/** Of an administrator of the platform, outside every vessel. */
export const ofAdministrator = sql`(${isOutside} and ${administers})`;

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
