import { DrizzleQueryError, is, Param, Placeholder, type Query } from "drizzle-orm";
import { PgPreparedQuery, type PreparedQueryConfig } from "drizzle-orm/pg-core";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core/query-builders/select.types";
import type postgres from "postgres";
import { type AlwaysJoined, rowReader } from "./row-reader.ts";

type ReadRows = (rows: unknown[][]) => unknown;
type Value = postgres.ParameterOrJSON<never>;

/** Sends a statement's text with its parameters; answers rows as lists of values, or as objects. */
export type Send = (text: string, parameters: Value[], asValues: boolean) => PromiseLike<readonly unknown[]>;

/** Prepared, on that connection. */
export function sendOn(client: Pick<postgres.ReservedSql, "unsafe">): Send {
  return (text, parameters, asValues) => {
    const answered = client.unsafe(text, parameters, { prepare: true });
    return asValues ? answered.values() : answered;
  };
}

/** What is known of a statement before it runs. */
interface Written {
  readonly query: Query;
  readonly fields: SelectedFieldsOrdered | undefined;
  /** Made when it first runs: Drizzle knows the joins only after the statement was built. */
  readRows?: ReadRows | undefined;
}

/** A prepared statement without Drizzle's tracing, caches and logs, which are not used here and cost more than they do. */
export class PreparedQuery<T extends PreparedQueryConfig = PreparedQueryConfig> extends PgPreparedQuery<T> {
  /** Set by Drizzle for a select with joins. */
  declare joinsNotNullableMap?: AlwaysJoined;

  constructor(
    private readonly send: Send,
    private readonly written: Written,
  ) {
    super(written.query, undefined, undefined, undefined);
  }

  /** The same statement, to be run on another connection. */
  by(send: Send): PreparedQuery<T> {
    return new PreparedQuery<T>(send, this.written);
  }

  override async execute(values: object = {}): Promise<T["execute"]> {
    const { query } = this.written;
    const parameters = query.params.map((parameter) => filledIn(parameter, values)) as Value[];
    const readRows = this.#reader();
    try {
      const rows = await this.send(query.sql, parameters, readRows !== undefined);
      // As values, each row is a list.
      return readRows ? readRows(rows as unknown[][]) : rows;
    } catch (error) {
      throw new DrizzleQueryError(query.sql, parameters, error instanceof Error ? error : undefined);
    }
  }

  #reader(): ReadRows | undefined {
    const { written } = this;
    if (written.fields) written.readRows ??= rowReader(written.fields, this.joinsNotNullableMap);
    return written.readRows;
  }
}

function filledIn(parameter: unknown, values: object): unknown {
  if (typeof parameter !== "object" || parameter === null) return parameter;
  if (is(parameter, Placeholder)) return given(parameter, values);
  if (!is(parameter, Param) || !is(parameter.value, Placeholder)) return parameter;
  const value = given(parameter.value, values);
  // As Drizzle does with what it is given when it writes a statement: a column's encoder knows no null.
  return value === null ? null : parameter.encoder.mapToDriverValue(value);
}

function given({ name }: Placeholder, values: object): unknown {
  if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`);
  return Reflect.get(values, name);
}
