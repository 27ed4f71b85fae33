import type postgres from "postgres";

type ReadElement = (text: string) => unknown;

const asText: ReadElement = (text) => text;
const asNumber: ReadElement = Number;
const asBoolean: ReadElement = (text) => text === "t";

/**
 * PostgreSQL's own arrays, by their numbers, which are the same in every database. The driver would ask each new connection
 * for them, and lets the process end where the connection is cut at that moment.
 */
const elements = {
  bool: { array: 1000, read: asBoolean },
  name: { array: 1003, read: asText },
  int2: { array: 1005, read: asNumber },
  int4: { array: 1007, read: asNumber },
  text: { array: 1009, read: asText },
  varchar: { array: 1015, read: asText },
  // May be larger than a number holds exactly.
  int8: { array: 1016, read: asText },
  float8: { array: 1022, read: asNumber },
  uuid: { array: 2951, read: asText },
} as const;

/** The driver's option `types`. Other arrays are read as the text that PostgreSQL writes. */
export const arrayTypes: Record<string, postgres.PostgresType> = Object.fromEntries(
  Object.entries(elements).map(([name, { array, read }]) => [
    `${name}[]`,
    { to: array, from: [array], serialize: writeArray, parse: (text: string) => readArray(text, read) },
  ]),
);

export const knownArrays: ReadonlySet<string> = new Set(Object.keys(elements));

/** What is text already, Drizzle has written. */
function writeArray(given: unknown): unknown {
  return Array.isArray(given) ? `{${given.map(writeElement).join(",")}}` : given;
}

function writeElement(element: unknown): string {
  if (element === null || element === undefined) return "null";
  if (Array.isArray(element)) throw new TypeError("An array of arrays is not written.");
  return `"${String(element).replace(/[\\"]/g, "\\$&")}"`;
}

const element = /"((?:[^"\\]|\\.)*)"|([^{},"]+)/gs;

/** Of one dimension, as PostgreSQL writes it: `{one,"two, with a comma",NULL}`. */
function readArray(text: string, read: ReadElement): unknown[] {
  return [...text.matchAll(element)].map(([, quoted, bare = ""]) => {
    if (quoted !== undefined) return read(quoted.replace(/\\(.)/gs, "$1"));
    return bare === "NULL" ? null : read(bare);
  });
}
