import type { z } from "zod";
import type { FieldValuesOf } from "./merge-fields.ts";

/** An object's schema, with or without rules over several of its fields. */
export type FormSchema<Input, Output> = z.ZodType<Output, Input> & {
  readonly shape: Readonly<Record<string, z.ZodType>>;
};

/**
 * Each field as the schema leaves it, so that an emptied field and one that was never filled compare equal on all sides.
 * What the schema refuses stays as it was typed.
 */
export function normalised({ shape }: Pick<FormSchema<never, never>, "shape">, values: object): FieldValuesOf {
  const typed = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(shape).map(([field, type]) => {
      const parsed = type.safeParse(typed.get(field));
      return [field, parsed.success ? parsed.data : typed.get(field)];
    }),
  );
}

export function only(values: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
}
