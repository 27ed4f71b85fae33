import type { Facts, Position, TankFacts, Value, Values } from "./definition.ts";
import { dividedBy, fixedFrom, fixedOf, times } from "./fixed-point.ts";
import { nauticalMilesBetween } from "./position.ts";

/** What is calculated from the fields of an entry and from what is known beside it. Nothing where one of them is missing. */
export type Expression =
  | { readonly figure: string }
  | { readonly field: string }
  | { readonly fact: string }
  /** Of the tank that a field names. */
  | { readonly tank: string; readonly tells: TankFigure }
  | { readonly sum: readonly Expression[] }
  | { readonly sumOf: string; readonly field: string }
  | { readonly mean: readonly Expression[] }
  | { readonly most: readonly Expression[] }
  | { readonly difference: readonly [Expression, Expression] }
  | { readonly product: readonly [Expression, Expression] }
  | { readonly quotient: readonly [Expression, Expression] }
  /** Brought into the circle of 360 degrees. */
  | { readonly bearing: Expression }
  /** Between two instants. */
  | { readonly hours: readonly [from: string, to: string] }
  /** Between two positions, by the great circle. */
  | { readonly miles: readonly [from: string, to: string] };

export type TankFigure = "capacity" | "retained" | "tonnes" | "sounded" | "soundedTonnes";

/** In millionths. */
export function reckon(expression: Expression, values: Values, facts: Facts): number | null {
  const of = (one: Expression) => reckon(one, values, facts);
  if ("figure" in expression) return fixedOf(expression.figure);
  if ("sumOf" in expression) return sumOfRows(values[expression.sumOf], expression.field);
  if ("field" in expression) return fixedOfValue(values[expression.field]);
  if ("fact" in expression) return fixedOfValue(facts.figures[expression.fact]);
  if ("tank" in expression) return tankFigure(values[expression.tank], expression.tells, facts);
  if ("sum" in expression) return ofAll(expression.sum.map(of), total);
  if ("mean" in expression) return ofAll(expression.mean.map(of), (all) => Math.round(total(all) / all.length));
  if ("most" in expression) return ofAll(expression.most.map(of), (all) => Math.max(...all));
  if ("difference" in expression) return ofTwo(expression.difference.map(of), (left, right) => left - right);
  if ("product" in expression) return ofTwo(expression.product.map(of), times);
  if ("quotient" in expression) return ofTwo(expression.quotient.map(of), dividedBy);
  if ("bearing" in expression)
    return ofAll([of(expression.bearing)], ([angle = 0]) => ((angle % circle) + circle) % circle);
  if ("hours" in expression) return hoursBetween(expression.hours.map((key) => values[key]));
  return milesBetween(expression.miles.map((key) => values[key]));
}

const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

const fixedOfValue = (value: Value | undefined): number | null => (typeof value === "string" ? fixedOf(value) : null);

function ofAll(figures: readonly (number | null)[], made: (figures: number[]) => number): number | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === figures.length && known.length > 0 ? made(known) : null;
}

function ofTwo(figures: readonly (number | null)[], made: (left: number, right: number) => number | null) {
  const [left, right] = figures;
  return left === null || right === null || left === undefined || right === undefined ? null : made(left, right);
}

function sumOfRows(rows: Value | undefined, field: string): number | null {
  if (!isRows(rows)) return null;
  return ofAll(
    rows.map((row) => fixedOfValue(row[field])),
    total,
  );
}

export const isRows = (value: Value | undefined): value is readonly Values[] =>
  Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null);

function tankFigure(tank: Value | undefined, tells: TankFigure, { tanks }: Facts): number | null {
  return typeof tank === "string" ? fixedOfValue(tanks.get(tank)?.[tells] ?? undefined) : null;
}

/** The tank that an expression asks, where it asks one. */
export function tankNamedIn(expression: Expression, values: Values, { tanks }: Facts): TankFacts | undefined {
  const named = "tank" in expression ? values[expression.tank] : undefined;
  return typeof named === "string" ? tanks.get(named) : undefined;
}

const circle = fixedFrom(360);
const hourMs = 3_600_000;

function hoursBetween([from, to]: readonly (Value | undefined)[]): number | null {
  if (typeof from !== "string" || typeof to !== "string") return null;
  const apart = Date.parse(to) - Date.parse(from);
  return Number.isNaN(apart) ? null : fixedFrom(apart / hourMs);
}

function milesBetween([from, to]: readonly (Value | undefined)[]): number | null {
  return isPosition(from) && isPosition(to) ? fixedFrom(nauticalMilesBetween(from, to)) : null;
}

export const isPosition = (value: Value | undefined): value is Position =>
  typeof value === "object" && value !== null && "lat" in value && "lon" in value;
