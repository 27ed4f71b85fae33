import { isSeen } from "../seen-text.ts";
import type { Facts, Value, Values } from "./definition.ts";

/** When a field is asked, must be filled, or a rule holds. */
export type Condition =
  | { readonly field: string; readonly is: string | boolean | readonly string[] }
  | { readonly filled: string }
  | { readonly flag: string }
  /** Both say the same. */
  | { readonly same: readonly [string, string] }
  /** From the one instant to the other, or at it, lies within a time that is known. */
  | { readonly during: string; readonly from: string; readonly to?: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export function isMet(condition: Condition, values: Values, facts: Pick<Facts, "flags" | "spans">): boolean {
  const met = (one: Condition) => isMet(one, values, facts);
  if ("all" in condition) return condition.all.every(met);
  if ("any" in condition) return condition.any.some(met);
  if ("not" in condition) return !met(condition.not);
  if ("flag" in condition) return facts.flags[condition.flag] === true;
  if ("during" in condition) return isDuring(condition, values, facts);
  if ("same" in condition) return isSame(condition.same.map((field) => values[field]));
  if ("filled" in condition) return isFilled(values[condition.filled]);
  return isOneOf(values[condition.field], condition.is);
}

const isSame = ([one, other]: readonly (Value | undefined)[]): boolean =>
  typeof one === "string" && one !== "" && one === other;

/** What ends in the minute in which the time begins is not within it. */
function isDuring(
  { during, from, to = from }: Extract<Condition, { during: string }>,
  values: Values,
  { spans = {} }: Pick<Facts, "spans">,
): boolean {
  const [begins, ends] = [instantOf(values[from]), instantOf(values[to])];
  return (spans[during] ?? []).some((span) => {
    const since = Date.parse(span.from);
    return (begins >= since || ends > since) && (span.to === null || begins < Date.parse(span.to));
  });
}

/** Not a number, which lies nowhere, for what is no instant. */
const instantOf = (value: Value | undefined): number => (typeof value === "string" ? Date.parse(value) : Number.NaN);

function isOneOf(value: Value | undefined, wanted: string | boolean | readonly string[]): boolean {
  const among = typeof wanted === "object" ? wanted : [wanted];
  const given = Array.isArray(value) ? value : [value];
  return given.some((one) => among.some((other) => other === one));
}

/** A flag that is off was answered, and so was a figure of nought; a text that nobody sees was not. */
export function isFilled(value: Value | undefined): value is Value {
  if (value === null || value === undefined) return false;
  if (typeof value === "string") return isSeen(value);
  return !Array.isArray(value) || value.length > 0;
}
