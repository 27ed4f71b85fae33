import { PreparedQuery } from "@ymp/db/prepared-query";

/** In a select of one table, Drizzle writes columns without their table: within a subselect they would be those of its own. */
const bareColumn = /\b\w+\.\w+ (?:=|<>|<|>|<=|>=) "\w+"(?!\.)/;

/** The comparison of a statement that leaves to PostgreSQL which table a column belongs to. */
export function ambiguityIn(text: string): string | undefined {
  return bareColumn.exec(text)?.[0];
}

const rowsOfSubselect = /(?<!\bdistinct |\bextract\(\w+ )\b(?:from|join|lateral)\s*\(\s*(?:select|with|values)\b/gi;
const followsNoName =
  /^\s*(?:$|[),;]|(?:where|on|using|group|order|limit|join|left|right|full|inner|cross|union|for|having)\b)/i;

/** The beginning of a subselect that is in FROM without a name: PostgreSQL takes that from version 16 on. */
export function unnamedIn(text: string): string | undefined {
  for (const { 0: opening, index } of text.matchAll(rowsOfSubselect)) {
    const end = closingOf(text, index + opening.indexOf("("));
    if (followsNoName.test(text.slice(end + 1))) return text.slice(index, index + 60);
  }
  return undefined;
}

function closingOf(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Statements are asked again and again with other values. */
const sound = new Set<string>();

const { execute } = PreparedQuery.prototype;
PreparedQuery.prototype.execute = function guarded(this: PreparedQuery, values) {
  const { sql } = this.getQuery();
  if (sound.has(sql)) return execute.call(this, values);
  const found = ambiguityIn(sql);
  if (found) throw new Error(`Name the table of the column in "${found}": ${sql}`);
  const unnamed = unnamedIn(sql);
  if (unnamed) throw new Error(`Give the subselect a name, which PostgreSQL 15 needs, in "${unnamed}": ${sql}`);
  sound.add(sql);
  return execute.call(this, values);
};
