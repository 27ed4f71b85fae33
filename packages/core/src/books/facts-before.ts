import type { EntryType, Facts, TankFacts, Value, Values } from "../definitions/definition.ts";
import { isRows } from "../definitions/expression.ts";
import { keptValues } from "../definitions/judge-entry.ts";
import { lastFact } from "./custom-book.ts";
import { filterFailures } from "./filter-failures.ts";
import { speaks } from "./soundings-known.ts";

/** An entry that waits to be entered. */
export interface WaitingEntry {
  readonly type: EntryType;
  readonly values: Values;
  readonly at: Date;
}

/**
 * What will be known beside an entry of that time when it is entered: what the book told until then, and what those that are entered before it
 * tell. A figure that the book told since is not known: which one came before it, the server alone knows.
 * @param lastOf the fields of the book whose last figure is asked for
 */
export function factsBefore(
  facts: Facts,
  at: Date,
  waiting: readonly WaitingEntry[],
  lastOf: readonly string[],
): Facts {
  const before = waiting.filter((entry) => entry.at <= at).toSorted((one, other) => Number(one.at) - Number(other.at));
  return before.reduce((known, entry) => withTold(known, entry, lastOf), knownAt(facts, at));
}

/** Whether the figures of these names were not told since. */
export const knowsFigures = ({ toldAt = {} }: Facts, at: Date, names: readonly string[]): boolean =>
  names.every((name) => (toldAt[name]?.getTime() ?? 0) <= at.getTime());

const unsounded = { sounded: null, soundedTonnes: null, soundedAt: null };

function knownAt(facts: Facts, at: Date): Facts {
  const figures = Object.entries(facts.figures).filter(([name]) => knowsFigures(facts, at, [name]));
  const tanks = [...facts.tanks].map(([id, tank]): [string, TankFacts] => [
    id,
    {
      ...tank,
      ...(tank.retainedAt && tank.retainedAt > at && { retained: null }),
      ...(tank.tonnesAt && tank.tonnesAt > at && { tonnes: null }),
      ...(tank.soundedAt && !speaks(tank, at) && unsounded),
    },
  ]);
  return { ...facts, figures: Object.fromEntries(figures), tanks: new Map(tanks) };
}

function withTold(facts: Facts, { type, values: given, at }: WaitingEntry, lastOf: readonly string[]): Facts {
  const values = keptValues(type, given, facts);
  if (type.code === "F") return withFilter(facts, values);
  if (type.code === "H" && isRows(values.tanks))
    return values.tanks.reduce((known, row) => withTonnes(known, row.tank, row.content, at), facts);
  if (type.code === "C" || type.code === "D")
    return withTank(withTank(facts, values.tank, values.retained, at), values.to, values.total, at);
  const told =
    type.code === "round"
      ? [["fuelAtLastRound", values.fuel] as const]
      : lastOf.map((key) => [lastFact(key), values[key]] as const);
  return told.reduce((known, [name, figure]) => withFigure(known, name, figure, at), facts);
}

function withFigure(facts: Facts, name: string, figure: Value | undefined, at: Date): Facts {
  const { figures, toldAt = {} } = facts;
  const since = toldAt[name];
  if (typeof figure !== "string" || (since && since > at)) return facts;
  return { ...facts, figures: { ...figures, [name]: figure }, toldAt: { ...toldAt, [name]: at } };
}

function withTank(facts: Facts, id: Value | undefined, retained: Value | undefined, at: Date): Facts {
  const tank = typeof id === "string" ? facts.tanks.get(id) : undefined;
  if (typeof id !== "string" || !tank || typeof retained !== "string") return facts;
  if (tank.retainedAt && tank.retainedAt > at) return facts;
  const isOver = tank.soundedAt && tank.soundedAt <= at;
  const told = { ...tank, retained, retainedAt: at, ...(isOver && unsounded) };
  return { ...facts, tanks: new Map([...facts.tanks, [id, told]]) };
}

function withTonnes(facts: Facts, id: Value | undefined, tonnes: Value | undefined, at: Date): Facts {
  const tank = typeof id === "string" ? facts.tanks.get(id) : undefined;
  if (typeof id !== "string" || !tank || typeof tonnes !== "string") return facts;
  if (tank.tonnesAt && tank.tonnesAt > at) return facts;
  return { ...facts, tanks: new Map([...facts.tanks, [id, { ...tank, tonnes, tonnesAt: at }]]) };
}

function withFilter(facts: Facts, { failedAt, restoredAt }: Values): Facts {
  const known = (facts.spans?.filterFailed ?? []).map(({ from, to }) => ({ failedAt: from, restoredAt: to }));
  const failures = filterFailures([...known, { failedAt: textOf(failedAt), restoredAt: textOf(restoredAt) }]);
  return {
    ...facts,
    flags: { ...facts.flags, filterFailed: failures.at(-1)?.to === null },
    spans: { ...facts.spans, filterFailed: failures },
  };
}

const textOf = (value: Value | undefined): string | null => (typeof value === "string" ? value : null);
