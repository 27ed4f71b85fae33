import fc from "fast-check";
import { z } from "zod";
import { forgedCursor, plausibleText } from "./plausible-text.ts";

/** What is known where a value is: its field, and the ids that may be meant there. */
export interface Place {
  readonly field: string;
  readonly idsOf: (field: string) => fc.Arbitrary<string>;
}

const deepest = 6;

/** Values as the schema would have them; rules that join several fields may still refuse some. */
export function plausibleInput(schema: unknown, place: Place, depth = 0): fc.Arbitrary<unknown> {
  const inside = (inner: unknown, field = place.field) => plausibleInput(inner, { ...place, field }, depth + 1);
  if (depth > deepest) return fc.constant(undefined);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fc.option(inside(schema.def.innerType), { nil: undefined, freq: 2 });
  if (schema instanceof z.ZodNullable) return fc.option(inside(schema.def.innerType), { nil: null, freq: 4 });
  if (schema instanceof z.ZodPipe) {
    const { in: from, out: to } = schema.def;
    return inside(from instanceof z.ZodTransform ? to : from);
  }
  if (schema instanceof z.ZodObject)
    return fc.record(
      Object.fromEntries(Object.entries(schema.shape).map(([field, inner]) => [field, inside(inner, field)])),
    );
  if (schema instanceof z.ZodArray) {
    const least = leastOf(schema);
    return fc.array(inside(schema.def.element), { minLength: least, maxLength: least + 2 });
  }
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.def.options.map((option) => inside(option)));
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(inside(schema.def.keyType).map(String), inside(schema.def.valueType), { maxKeys: 3 });
  return plausibleLeaf(schema, place);
}

function plausibleLeaf(schema: unknown, { field, idsOf }: Place): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.def.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return plausibleNumber(schema, field);
  if (schema instanceof z.ZodDate)
    return fc.date({ min: new Date("2024-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
  if (schema instanceof z.ZodUUID || schema instanceof z.ZodGUID) return idsOf(field);
  if (field === "cursor") return forgedCursor(idsOf("id"));
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return plausibleText(schema, idsOf(field));
  return fc.jsonValue({ maxDepth: 2 });
}

/** Records are as they were made, mostly. */
function plausibleNumber(schema: z.ZodNumber, field: string): fc.Arbitrary<number> {
  if (field === "version") return fc.constantFrom(1, 1, 1, 1, 2);
  const min = Math.max(schema.minValue ?? 0, -1e12);
  const max = Math.min(schema.maxValue ?? 1000, 1e15);
  const small = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 20)) });
  const any = schema.isInt
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
  return fc.oneof(small, any, fc.constantFrom(min, max));
}

function leastOf({ def }: z.ZodArray): number {
  for (const check of def.checks ?? []) {
    const found = check._zod.def;
    if (found.check === "min_length" && "minimum" in found && typeof found.minimum === "number") return found.minimum;
  }
  return 0;
}
