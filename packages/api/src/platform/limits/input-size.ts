import { characterBounds, recordBounds } from "@ymp/core/bounded-record-schema";
import { z } from "zod";

/** The most that a request may be and still be answered. */
export interface InputSize {
  readonly bytes: number;
  /** Lists and objects within each other. */
  readonly depth: number;
  /** Everything between commas and colons. */
  readonly values: number;
}

/** Where a schema sets no bound; `unbounded` names the places. */
export interface MeasuredInput extends InputSize {
  readonly unbounded: readonly string[];
}

interface Place {
  readonly path: string;
  /** Schemas around this one: one that is in itself has no depth. */
  readonly around: readonly z.core.$ZodType[];
}

/** A character of JSON that every reader understands may be written \u0000. */
const bytesOfCharacter = 6;
/** What superjson adds for a date or a field that was left out: its path, quotes, the name of the kind. */
const bytesOfNote = 20;
/** {"0":{"json":…,"meta":{"values":{…},"v":1}}} */
const bytesAround = 60;
const depthAround = 2;
const longestNumber = 25;
/** Written with letters, digits and a few signs that JSON leaves as they are. */
const plainFormats = new Set(["base64", "base64url", "email"]);

const formatLengths: Readonly<Record<string, number>> = {
  ...{ uuid: 36, guid: 36, date: 10, datetime: 40, time: 20, ipv4: 15, ipv6: 45 },
};

/** The largest input that a schema accepts, as it travels. An input without a schema is none. */
export function measureInput(schema: unknown): MeasuredInput {
  if (!(schema instanceof z.core.$ZodType)) return { bytes: bytesAround, depth: depthAround, values: 2, unbounded: [] };
  const size = measure(schema, { path: "", around: [] });
  return { ...size, bytes: size.bytes + bytesAround, depth: size.depth + depthAround };
}

const leaf = (bytes: number): MeasuredInput => ({ bytes, depth: 0, values: 1, unbounded: [] });
const without = ({ path }: Place): MeasuredInput => ({
  ...{ bytes: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY },
  unbounded: [path],
});

function measure(schema: z.core.$ZodType, place: Place): MeasuredInput {
  const size = measureParts(schema, place);
  const { maxCharacters } = characterBounds.get(schema) ?? {};
  return maxCharacters === undefined ? size : withinCharacters(size, maxCharacters);
}

/** Each value is a character at least, and another parts it from the next. */
const withinCharacters = (size: MeasuredInput, characters: number): MeasuredInput => ({
  ...size,
  values: Math.min(size.values, Math.ceil(characters / 2) + 1),
  bytes: Math.min(size.bytes, characters * bytesOfCharacter),
});

function measureParts(schema: z.core.$ZodType, place: Place): MeasuredInput {
  if (place.around.includes(schema)) return without(place);
  const inside = (inner: z.core.$ZodType, name?: string) =>
    measure(inner, {
      path: name === undefined ? place.path : place.path === "" ? name : `${place.path}.${name}`,
      around: [...place.around, schema],
    });
  if (schema instanceof z.ZodObject) return measureObject(schema, inside, place);
  if (schema instanceof z.ZodArray) return measureArray(schema, inside, place);
  if (schema instanceof z.ZodRecord) return measureRecord(schema, inside, place);
  if (schema instanceof z.ZodTuple)
    return schema.def.rest ? without(place) : joined(schema.def.items.map((item, nth) => inside(item, String(nth))));
  if (schema instanceof z.ZodUnion) return largest(schema.def.options.map((option) => inside(option)));
  if (schema instanceof z.ZodIntersection) return joined([inside(schema.def.left), inside(schema.def.right)]);
  if (schema instanceof z.ZodLazy) return inside(schema.def.getter());
  if (schema instanceof z.ZodPipe) {
    const { in: from, out: to } = schema.def;
    return inside(from instanceof z.ZodTransform ? to : from);
  }
  const around = innerOf(schema);
  if (!around) return measureLeaf(schema, place);
  const mayBeLeftOut = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return mayBeLeftOut ? noted(inside(around), place) : inside(around);
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodNonOptional;
  return wraps ? schema.def.innerType : undefined;
}

type Inside = (inner: z.core.$ZodType, name?: string) => MeasuredInput;

function measureObject({ def }: z.ZodObject, inside: Inside, place: Place): MeasuredInput {
  if (def.catchall && !(def.catchall instanceof z.ZodNever)) return without(place);
  const fields = Object.entries(def.shape).map(([name, field]) => named(inside(field, name), name.length));
  return joined(fields);
}

function measureArray(schema: z.ZodArray, inside: Inside, place: Place): MeasuredInput {
  const most = mostOf(schema);
  if (most === undefined) return { ...without(place), unbounded: [`${place.path}[]`] };
  return repeated(inside(schema.def.element, `${most}`), most);
}

function measureRecord(schema: z.ZodRecord, inside: Inside, place: Place): MeasuredInput {
  const { keyType, valueType } = schema.def;
  const value = inside(valueType, "*");
  if (keyType instanceof z.ZodEnum) return joined(keyType.options.map((name) => named(value, String(name).length)));
  const bounds = recordBounds.get(schema);
  if (!bounds) return { ...without(place), unbounded: [`${place.path}{}`] };
  const entry = joined([value, inside(keyType, "*")]);
  const whole = repeated({ ...entry, depth: value.depth, values: value.values + 1 }, bounds.maxKeys);
  return withinCharacters(whole, bounds.maxCharacters ?? Number.POSITIVE_INFINITY);
}

function measureLeaf(schema: z.core.$ZodType, place: Place): MeasuredInput {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return measureText(schema, place);
  if (schema instanceof z.ZodEnum) return leaf(longestOf(schema.options));
  if (schema instanceof z.ZodLiteral) return leaf(longestOf([...schema.values]));
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodBigInt) return leaf(longestNumber);
  if (schema instanceof z.ZodDate) return noted(leaf(26), place);
  const small = schema instanceof z.ZodBoolean || schema instanceof z.ZodNull || schema instanceof z.ZodUndefined;
  return small || schema instanceof z.ZodNever ? leaf(5) : without(place);
}

function measureText(schema: z.ZodString | z.ZodStringFormat, place: Place): MeasuredInput {
  const { format = "", maxLength } = schema;
  const fixed = formatLengths[format ?? ""] ?? longestMatch(schema);
  if (fixed !== undefined) return leaf(fixed + 2);
  if (maxLength === null) return without(place);
  return leaf(maxLength * (isPlain(schema) ? 1 : bytesOfCharacter) + 2);
}

function isPlain(schema: z.ZodString | z.ZodStringFormat): boolean {
  return (
    plainFormats.has(schema.format ?? "") ||
    patternsOf(schema).some(({ source }) => /^\^\[[\\\w-]+\][+*]\$$/.test(source))
  );
}

function patternsOf({ def }: z.ZodString | z.ZodStringFormat): RegExp[] {
  return (def.checks ?? []).flatMap((check) => {
    const found = check._zod.def;
    return "pattern" in found && found.pattern instanceof RegExp ? [found.pattern] : [];
  });
}

/** One character, or a class of them, and how often. */
const patternPart = /(\\[dw]|\[[^\]\\]+\]|[\w#:-])(?:\{(?:\d+,)?(\d+)\}|\?)?/y;

/** Of a pattern that says by itself how long its texts are at most, such as /^[A-Z]{3}$/. They are plain characters. */
function longestMatch(schema: z.ZodString | z.ZodStringFormat): number | undefined {
  for (const { source } of patternsOf(schema)) {
    const [, parts] = /^\^(.+)\$$/.exec(source) ?? [];
    const length = parts === undefined ? undefined : lengthOf(parts);
    if (length !== undefined) return length;
  }
  return undefined;
}

function lengthOf(parts: string): number | undefined {
  let length = 0;
  for (let at = 0; at < parts.length; at = patternPart.lastIndex) {
    patternPart.lastIndex = at;
    const part = patternPart.exec(parts);
    if (!part) return undefined;
    length += Number(part[2] ?? 1);
  }
  return length;
}

const longestOf = (values: readonly unknown[]) =>
  Math.max(...values.map((value) => JSON.stringify(value)?.length ?? 0));

function mostOf({ def }: z.ZodArray): number | undefined {
  for (const check of def.checks ?? []) {
    const found = check._zod.def;
    if (found.check === "max_length" && "maximum" in found && typeof found.maximum === "number") return found.maximum;
    if (found.check === "length_equals" && "length" in found && typeof found.length === "number") return found.length;
  }
  return undefined;
}

const named = (size: MeasuredInput, nameLength: number): MeasuredInput => ({
  ...size,
  bytes: size.bytes + nameLength + 4,
  values: size.values + 1,
});

const noted = (size: MeasuredInput, { path }: Place): MeasuredInput => ({
  ...size,
  bytes: size.bytes + path.length + bytesOfNote,
  values: size.values + 2,
});

const repeated = (size: MeasuredInput, times: number): MeasuredInput => ({
  bytes: 2 + times * (size.bytes + 1),
  depth: size.depth + 1,
  values: 1 + times * size.values,
  unbounded: size.unbounded,
});

function joined(sizes: readonly MeasuredInput[]): MeasuredInput {
  const sum = (of: (size: MeasuredInput) => number) => sizes.reduce((total, size) => total + of(size), 0);
  return {
    bytes: 2 + sum(({ bytes }) => bytes),
    depth: 1 + Math.max(0, ...sizes.map(({ depth }) => depth)),
    values: 1 + sum(({ values }) => values),
    unbounded: sizes.flatMap(({ unbounded }) => unbounded),
  };
}

function largest(sizes: readonly MeasuredInput[]): MeasuredInput {
  const most = (of: (size: MeasuredInput) => number) => Math.max(0, ...sizes.map(of));
  return {
    bytes: most(({ bytes }) => bytes),
    depth: most(({ depth }) => depth),
    values: most(({ values }) => values),
    unbounded: sizes.flatMap(({ unbounded }) => unbounded),
  };
}
