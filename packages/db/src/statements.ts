import { getTableColumns, type Placeholder, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { PreparedQuery } from "./prepared-query.ts";
import { PreparingSession } from "./preparing-session.ts";

/** Stands in a statement for each value it is given when it runs. */
export type Slots<Values> = { readonly [Name in keyof Values]: Placeholder<Name & string, Values[Name]> };

export interface Prepared<Result> {
  execute(values?: object): Promise<Result>;
}

interface Preparable<Result> {
  prepare(name: string): Prepared<Result>;
}

type Build<Values, Result> = (db: Db, slots: Slots<Values>) => Preparable<Result>;

/**
 * A statement that is written once and run with other values each time. Writing its text takes Drizzle as long as all else
 * that a small request does in this process, so it is worth the while for what every screen asks.
 */
export function statement<Values extends object, Result>(
  build: Build<Values, Result>,
): (tx: Db, values: Values) => Promise<Result> {
  let written: Prepared<Result> | undefined;
  return (tx, values) => {
    const { session } = tx._;
    if (session instanceof PreparingSession && written instanceof PreparedQuery)
      return (session.rebind(written) as Prepared<Result>).execute(values);
    written = write(tx, build);
    return written.execute(values);
  };
}

/** One statement for each set of fields that is written together; what is undefined is not written. */
export function byFields<Row extends object, Statement>(
  build: (fields: readonly (keyof Row & string)[]) => Statement,
): (row: Row) => Statement {
  const known = new Map<string, Statement>();
  return (row) => {
    const fields = (Object.keys(row) as (keyof Row & string)[]).filter((field) => row[field] !== undefined);
    const key = fields.join();
    const statement = known.get(key) ?? build(fields);
    known.set(key, statement);
    return statement;
  };
}

/** The slots of these fields, to be inserted. */
export function slotsOf<Row>(slots: Slots<Row>, fields: readonly (keyof Row & string)[]): Slots<Row> {
  return Object.fromEntries(fields.map((field) => [field, slots[field]])) as Slots<Row>;
}

/** The same for an update, which takes expressions only: each value travels as its column writes it. */
export function valuesFor<Row>(table: PgTable, slots: Slots<Row>, fields: readonly (keyof Row & string)[]) {
  const columns = getTableColumns(table);
  return Object.fromEntries(fields.map((field) => [field, sql`${sql.param(slots[field], columns[field])}`]));
}

const anySlots: ProxyHandler<object> = { get: (_, name) => sql.placeholder(String(name)) };

function write<Values, Result>(tx: Db, build: Build<Values, Result>): Prepared<Result> {
  const slots: Slots<Values> = new Proxy(Object.create(null), anySlots);
  return build(tx, slots).prepare("statement");
}
