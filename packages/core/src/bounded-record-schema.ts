import { z } from "zod";

interface RecordBounds {
  readonly maxKeys: number;
  /** Of the whole, written as JSON. */
  readonly maxCharacters?: number | undefined;
}

/** What the calculation of the largest input cannot read from a record's schema. */
export const recordBounds = z.registry<RecordBounds>();

/** Of a schema whose parts are bounded one by one, and together by less. */
export const characterBounds = z.registry<{ readonly maxCharacters: number }>();

/** No longer than so many characters, written as JSON. */
export function withinCharacters<Schema extends z.ZodArray>(schema: Schema, maxCharacters: number): Schema {
  const fits = (value: unknown) => JSON.stringify(value).length <= maxCharacters;
  const bounded = schema.refine(fits, { error: "errors:tooLong" });
  characterBounds.add(bounded, { maxCharacters });
  return bounded;
}

/** A record whose names are counted. */
export function boundedRecord<Key extends z.core.$ZodRecordKey, Value extends z.core.SomeType>(
  key: Key,
  value: Value,
  bounds: RecordBounds,
) {
  const { maxKeys, maxCharacters = Number.POSITIVE_INFINITY } = bounds;
  const fits = (entries: object) =>
    Object.keys(entries).length <= maxKeys && JSON.stringify(entries).length <= maxCharacters;
  const bounded = z.record(key, value).refine(fits, { error: "errors:tooLong" });
  recordBounds.add(bounded, bounds);
  return bounded;
}
