import type postgres from "postgres";
import { quoted } from "./table-shape.ts";

/** The next number of a counter of the database, as text: it may pass what a float holds. */
export interface SequenceState {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Read after the rows' snapshot was taken, a counter is never behind them. */
export async function sequencesOf(sql: postgres.ISql, schema: string): Promise<SequenceState[]> {
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'S' and relnamespace = ${schema}::regnamespace order by relname`;
  const states: SequenceState[] = [];
  for (const { name } of names) {
    const [state] = await sql.unsafe<{ value: string; isCalled: boolean }[]>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(schema)}.${quoted(name)}`,
    );
    if (state) states.push({ name, ...state });
  }
  return states;
}

export async function setSequences(
  sql: postgres.ISql,
  schema: string,
  states: readonly SequenceState[],
): Promise<void> {
  for (const { name, value, isCalled } of states)
    await sql`select setval(${`${quoted(schema)}.${quoted(name)}`}::regclass, ${value}::bigint, ${isCalled})`;
}
