import { isSeen } from "../seen-text.ts";
import type { Facts, Value, Values } from "./definition.ts";

/** When a field is asked, must be filled, or a rule holds. */
export type Condition =
  | { readonly field: string; readonly is: string | boolean | readonly string[] }
  | { readonly filled: string }
  | { readonly flag: string }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export function isMet(condition: Condition, values: Values, facts: Pick<Facts, "flags">): boolean {
  const met = (one: Condition) => isMet(one, values, facts);
  if ("all" in condition) return condition.all.every(met);
  if ("any" in condition) return condition.any.some(met);
  if ("not" in condition) return !met(condition.not);
  if ("flag" in condition) return facts.flags[condition.flag] === true;
  if ("filled" in condition) return isFilled(values[condition.filled]);
  return isOneOf(values[condition.field], condition.is);
}

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
