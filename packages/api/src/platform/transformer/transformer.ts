import superjson, { type SuperJSONResult } from "superjson";
import { readQuestion } from "./read-question.ts";

/** A value as it travels: plain JSON, and what of it is more than JSON can say. */
export interface Written {
  readonly json: unknown;
  readonly meta?: unknown;
}

/** Deeper than any answer; beyond it something points at itself. */
const deepest = 60;

const escaped = (key: string) => (/[\\.]/.test(key) ? key.replace(/[\\.]/g, "\\$&") : key);

type Dates = Record<string, ["Date"]>;

/**
 * Notes the path of every date below `value`, as superjson names it. False when there is something that JSON cannot
 * carry by itself; a field that is undefined is left out, as JSON does.
 */
function notesDates(value: object, path: string, dates: Dates, depth: number): boolean {
  if (depth > deepest) return false;
  if (Array.isArray(value))
    return value.every((part, index) => part !== undefined && notesPart(part, path, String(index), dates, depth));
  if (!isPlain(value)) return false;
  // By name alone: a pair of name and value would be made and thrown away for every field of every row.
  for (const key of Object.keys(value)) if (!notesPart(value[key], path, key, dates, depth)) return false;
  return true;
}

function notesPart(part: unknown, path: string, key: string, dates: Dates, depth: number): boolean {
  switch (typeof part) {
    case "string":
    case "boolean":
    case "undefined":
      return true;
    case "number":
      return Number.isFinite(part);
    case "object":
      if (part === null) return true;
      if (!(part instanceof Date)) return notesDates(part, `${path}${escaped(key)}.`, dates, depth + 1);
      dates[path + escaped(key)] = ["Date"];
      return !Number.isNaN(part.getTime());
    default:
      return false;
  }
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !("toJSON" in value);
}

/**
 * superjson's format, in which answers travel. Nearly all of them are rows with dates: those are handed to JSON as they
 * stand, with a note of where the dates are, at a fraction of the cost of superjson's copy; it writes all others.
 */
export const transformer = {
  serialize(value: unknown): Written {
    const dates: Dates = {};
    if (typeof value !== "object" || value === null || !notesDates(value, "", dates, 0))
      return superjson.serialize(value);
    // JSON writes dates itself, in the form that superjson reads.
    return Object.keys(dates).length === 0 ? { json: value } : { json: value, meta: { values: dates, v: 1 } };
  },
  deserialize: readQuestion,
};

/** What `transformer` wrote, from where nobody else could. */
export const readAnswer = <Answer>(written: Written): Answer => superjson.deserialize(written as SuperJSONResult);
