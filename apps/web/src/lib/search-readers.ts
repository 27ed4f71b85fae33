import { type CalendarDate, isCalendarDate } from "@ymp/core/calendar-date";
import { isId } from "@ymp/core/ids";
import { longestSearchText } from "@ymp/core/lists";

/** Reads one value of an address; undefined for what it cannot mean. */
type Reader<Value> = (value: unknown) => Value | undefined;
type Readers = Record<string, Reader<unknown>>;
type Values<Of extends Readers> = { [Key in keyof Of]?: ReturnType<Of[Key]> | undefined };

/** Reads an address, or what was kept of one. */
interface SearchReader<Of extends Readers> {
  (address: unknown): Values<Of>;
  readers: Of;
}

/** What a screen knows of its address: `SearchOf<typeof jobsSearch>`. */
export type SearchOf<Read extends SearchReader<Readers>> = ReturnType<Read>;

/**
 * Puts the readers of single values together. A link may be old or typed by hand: what cannot be read is left out instead of
 * refusing the page. Routes stand before anything else is there, so this is done without zod.
 */
export function searchOf<Of extends Readers>(readers: Of): SearchReader<Of> {
  const read = (address: unknown) => {
    const known = Object.entries(address ?? {}).flatMap(([key, value]) => {
      const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
      // Named even when refused: the router hands on what a route does not speak of.
      return reader ? [[key, reader(value)] as const] : [];
    });
    return asValues<Of>(Object.fromEntries(known));
  };
  return Object.assign(read, { readers });
}

export function keysOf<Of extends Readers>({ readers }: SearchReader<Of>): (keyof Of & string)[] {
  return Object.keys(readers);
}

/** Every value came from the reader of its key; Object.fromEntries does not know the names. */
function asValues<Of extends Readers>(values: object): Values<Of> {
  return values as Values<Of>;
}

export function text(longest = longestSearchText): Reader<string> {
  return (value) => {
    const trimmed = typeof value === "string" ? value.trim() : undefined;
    return trimmed !== undefined && trimmed.length <= longest ? trimmed : undefined;
  };
}

export function oneOf<const Value>(values: readonly Value[]): Reader<Value> {
  return (value) => values.find((known) => known === value);
}

/** Some of the values; undefined when one of them is none. */
export function severalOf<const Value>(values: readonly Value[]): Reader<Value[]> {
  return listOf(oneOf(values), values.length);
}

export function listOf<Value>(reader: Reader<Value>, most: number): Reader<Value[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const read = value.map(reader).filter((item) => item !== undefined);
    return read.length === value.length ? read : undefined;
  };
}

export function either<First, Second>(first: Reader<First>, second: Reader<Second>): Reader<First | Second> {
  return (value) => first(value) ?? second(value);
}

export function whole(least: number, most: number): Reader<number> {
  return (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

export const flag: Reader<boolean> = oneOf([true, false]);
/** Yes, or nothing: of a filter that "no" would not narrow. */
export const onlyYes: Reader<true> = oneOf([true]);
export const id: Reader<string> = (value) => (typeof value === "string" && isId(value) ? value : undefined);
export const day: Reader<CalendarDate> = (value) => (isCalendarDate(value) ? value : undefined);
