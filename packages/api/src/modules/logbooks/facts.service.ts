import type { BookKind } from "@ymp/core/books/kinds";
import type { ChainValue } from "@ymp/core/definitions/chain";
import type { EntryType, Facts, Field, TankFacts, Value, Values } from "@ymp/core/definitions/definition";
import { isRows } from "@ymp/core/definitions/expression";
import type { VesselScope } from "../../context.ts";
import { hasFilterFailed, namesOf, retainedByTank, tanksOnBoard } from "./facts.repository.ts";

const asksForTanks = new Set<BookKind>(["oil1", "imooil1", "oil2"]);

/** What is known beside an entry of that kind of book. */
export async function factsFor({ tx, vesselId }: VesselScope, kind: BookKind): Promise<Facts> {
  if (!asksForTanks.has(kind)) return { tanks: new Map(), figures: {}, flags: {} };
  const [tanks, retained, filterFailed] = await Promise.all([
    tanksOnBoard(tx, vesselId),
    retainedByTank(tx, vesselId, kind),
    hasFilterFailed(tx, vesselId, kind),
  ]);
  const known = tanks.map(({ id, name, capacity, iopp }): [string, TankFacts] => [
    id,
    { name, capacity, iopp, retained: retained.get(id) ?? null },
  ]);
  return { tanks: new Map(known), figures: {}, flags: { filterFailed } };
}

/** What people and machines are called that an entry names. What is no id stands as it was typed. */
export async function namesIn({ tx, vesselId }: VesselScope, { fields }: EntryType, values: Values) {
  return namesOf(tx, vesselId, [...new Set(fields.flatMap((field) => idsIn(field, values)))]);
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idsIn(field: Field, values: Values): string[] {
  const value = values[field.key];
  if (field.type === "rows")
    return isRows(value) ? value.flatMap((row) => field.fields.flatMap((inner) => idsIn(inner, row))) : [];
  if (field.type !== "person" && field.type !== "equipment") return [];
  return typeof value === "string" && idPattern.test(value) ? [value] : [];
}

type ChainedValues = Values & { readonly [key: string]: ChainValue };

/** Values as a chain holds them: nothing is null, and what is empty is left out. */
export function chainValues(values: Values): ChainedValues {
  const kept = Object.entries(values).flatMap(([key, value]): [string, ChainValue][] => {
    const chained = chainValue(value);
    return chained === undefined ? [] : [[key, chained]];
  });
  return Object.fromEntries(kept) as ChainedValues;
}

function chainValue(value: Value | undefined): ChainValue | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (isRows(value)) return value.map(chainValues);
  if (Array.isArray(value)) return value.map(String);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, String(part)]));
}
