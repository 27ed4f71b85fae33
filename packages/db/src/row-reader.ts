import { Column, getTableName, is, SQL, Subquery } from "drizzle-orm";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core/query-builders/select.types";

type Fields = SelectedFieldsOrdered[number][];
type Row = Record<string, unknown>;
type Place = (row: Row, values: readonly unknown[]) => void;

/** Every name a row will have. A copy of it is made at once; a row that gains its names one by one moves with each. */
function blankOf(fields: SelectedFieldsOrdered): Row {
  return Object.fromEntries(fields.map(({ path: [name = ""] }) => [name, undefined]));
}

/** Which tables of a statement are in every row of it; the others are behind an outer join. */
export type AlwaysJoined = Readonly<Record<string, boolean>>;

/**
 * Puts together a statement's rows as Drizzle does, which asks of every value again of what kind its column is; here it is
 * asked once a statement.
 */
export function rowReader(fields: SelectedFieldsOrdered, alwaysJoined: AlwaysJoined | undefined) {
  const places = fields.map(placeOf);
  const blank = blankOf(fields);
  const absences = alwaysJoined ? absentObjects(fields, alwaysJoined) : [];
  return (rows: readonly unknown[][]): Row[] =>
    rows.map((values) => {
      const row = { ...blank };
      for (const place of places) place(row, values);
      for (const { name, first } of absences) if (values[first] === null) row[name] = null;
      return row;
    });
}

function placeOf({ path, field }: Fields[number], index: number): Place {
  const read = valueReader(field);
  const name = path.at(-1) ?? "";
  if (path.length === 1)
    return (row, values) => {
      row[name] = read(values[index]);
    };
  const objects = path.slice(0, -1);
  return (row, values) => {
    objects.reduce(objectIn, row)[name] = read(values[index]);
  };
}

function objectIn(row: Row, name: string): Row {
  const made = (row[name] ?? {}) as Row;
  row[name] = made;
  return made;
}

function valueReader(field: Fields[number]["field"]): (value: unknown) => unknown {
  const decoder = decoderOf(field);
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return (value) => value;
  return (value) => (value === null ? null : decoder.mapFromDriverValue(value));
}

function decoderOf(field: Fields[number]["field"]): { mapFromDriverValue(value: unknown): unknown } {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return Reflect.get(field, "decoder");
  if (is(field, Subquery)) return Reflect.get(field._.sql, "decoder");
  return Reflect.get(field.sql, "decoder");
}

/** Objects that are one table's columns, of a table that may have no row: they are nothing when their first column is. */
function absentObjects(fields: SelectedFieldsOrdered, alwaysJoined: AlwaysJoined) {
  const objects = new Map<string, { first: number; table: string; isOneTable: boolean }>();
  for (const [index, { path, field }] of fields.entries()) {
    const [name = ""] = path;
    if (path.length !== 2 || !is(field, Column)) continue;
    const table = getTableName(field.table);
    const known = objects.get(name);
    if (!known) objects.set(name, { first: index, table, isOneTable: true });
    else if (known.table !== table) known.isOneTable = false;
  }
  return [...objects]
    .filter(([, { table, isOneTable }]) => isOneTable && !alwaysJoined[table])
    .map(([name, { first }]) => ({ name, first }));
}
