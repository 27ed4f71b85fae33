import { AppError } from "@ymp/core/errors";

export interface Edited {
  /** Of the record as the writer saw it. */
  version: number;
  /** The changed fields as the writer saw them; without it only the newest version may be written. */
  base?: object | undefined;
}

/**
 * Lets a change of an older version through where nobody else changed its fields: they are still as the writer saw them, or
 * already as the writer wants them. Two people who change different fields of one record both win.
 * @returns whether anything of it is new: what says only what is there is neither written nor told
 * @throws AppError stale, with `refusals:changedMeanwhile` at each field that was changed to something else
 */
export function expectBase(current: { version: number }, { version, base }: Edited, wanted: object): boolean {
  const isNew = saysAnythingNew(current, wanted);
  if (current.version === version) return isNew;
  const [now, seen] = [valuesOf(current), valuesOf(base ?? {})];
  const disputed = Object.entries(wanted).filter(
    ([field, value]) =>
      value !== undefined &&
      !isSame(now.get(field), value) &&
      !(seen.has(field) && isSame(now.get(field), seen.get(field))),
  );
  if (base && disputed.length === 0) return isNew;
  const faults = base ? Object.fromEntries(disputed.map(([field]) => [field, "refusals:changedMeanwhile"])) : {};
  throw new AppError("stale", "refusals:changedMeanwhile", { version: current.version }, faults);
}

/**
 * What was seen of one field that can be empty, such as a caption: anyone who names no version saw nothing in it.
 * @param empty the field as it is while nothing is in it
 */
export const asSeen = (
  { version, base }: { version?: number | undefined; base?: object | undefined },
  empty: object,
): Edited => (version === undefined ? { version: 0, base: empty } : { version, base });

/** A field that the record does not have itself is kept elsewhere, so nobody knows here what is in it. */
export function saysAnythingNew(current: object, wanted: object): boolean {
  const now = valuesOf(current);
  return Object.entries(wanted).some(
    ([field, value]) => value !== undefined && !(now.has(field) && isSame(now.get(field), value)),
  );
}

const valuesOf = (record: object) => new Map<string, unknown>(Object.entries(record));

/** An emptied field and one that was never filled mean the same. */
const isSame = (one: unknown, other: unknown) => filled(one) === filled(other);
const filled = (value: unknown) => JSON.stringify(value === "" ? null : (value ?? null), inOneOrder);
/** Documents come back from the database with their fields in another order. */
const inOneOrder = (_field: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
