/** What a book is made of, one after the other. Quantities are decimal strings, nothing is null, keys are sorted where it is written. */
export type ChainValue =
  | string
  | number
  | boolean
  | readonly ChainValue[]
  | { readonly [key: string]: ChainValue | undefined };

/**
 * JSON with keys sorted by code point at every level, no spaces, and no member without a value, as RFC 8785 writes such data.
 * @throws RangeError for a number that is no whole one: figures are strings
 */
export function canonicalJson(value: ChainValue): string {
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new RangeError(`No figure of a chain is a fraction: ${value}`);
    return String(value);
  }
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.entries(value)
    .flatMap(([key, member]): [string, ChainValue][] => (member === undefined ? [] : [[key, member]]))
    .toSorted(([one], [other]) => byCodePoint(one, other));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(",")}}`;
}

/** Comparing strings goes by UTF-16 units, which order signs beyond the basic plane otherwise. */
function byCodePoint(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  for (const [at, sign] of left.entries()) {
    const against = right[at];
    if (against === undefined) return 1;
    const apart = (sign.codePointAt(0) ?? 0) - (against.codePointAt(0) ?? 0);
    if (apart !== 0) return apart;
  }
  return left.length - right.length;
}

/** What the first hash of a book is made of. */
export const genesisText = (vesselId: string, bookNo: string): string => `YMP-LOG:vessel=${vesselId}:book=${bookNo}`;

/** What the hash of an event is made of: the hash before it, in hexadecimal, and the event. */
export const eventText = (previousHash: string, event: ChainValue): string =>
  `${previousHash}\n${canonicalJson(event)}`;

export interface ChainedEvent {
  readonly seq: number;
  readonly hash: string;
  readonly event: ChainValue;
}

/**
 * The first event that does not follow from those before it; null where all do. Events are in the order of `seq`, which begins with one
 * and has no gap.
 * @param hashOf SHA-256 of UTF-8 text, in hexadecimal
 */
export function firstBroken(
  genesis: string,
  events: readonly ChainedEvent[],
  hashOf: (text: string) => string,
): number | null {
  let previous = hashOf(genesis);
  for (const [at, { seq, hash, event }] of events.entries()) {
    const isInPlace = seq === at + 1 && isObject(event) && event.seq === seq;
    if (!isInPlace || hashOf(eventText(previous, event)) !== hash) return at + 1;
    previous = hash;
  }
  return null;
}

const isObject = (value: ChainValue): value is { readonly [key: string]: ChainValue | undefined } =>
  typeof value === "object" && !Array.isArray(value);
