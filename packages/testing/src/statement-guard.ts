import { LeanQuery } from "@ymp/db/lean-query";

/** In a select of one table, Drizzle writes columns without their table: within a subselect they would be those of its own. */
const bareColumn = /\b\w+\.\w+ (?:=|<>|<|>|<=|>=) "\w+"(?!\.)/;

/** The comparison of a statement that leaves to PostgreSQL which table a column belongs to. */
export function ambiguityIn(text: string): string | undefined {
  return bareColumn.exec(text)?.[0];
}

const { execute } = LeanQuery.prototype;
LeanQuery.prototype.execute = function guarded(this: LeanQuery, values) {
  const { sql } = this.getQuery();
  const found = ambiguityIn(sql);
  if (found) throw new Error(`Name the table of the column in "${found}": ${sql}`);
  return execute.call(this, values);
};
