import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { refusalOf } from "../app/failures.ts";

/** Puts what the server found fault with at its fields. False when it named no field of this form. */
export function setFieldErrors<Input extends FieldValues>(
  form: Pick<UseFormReturn<Input>, "setError">,
  fields: readonly Path<Input>[],
  error: unknown,
): boolean {
  const faults = refusalOf(error)?.fields ?? {};
  const named = fields.filter((field) => Object.hasOwn(faults, field));
  for (const field of named)
    form.setError(field, { type: "server", message: faults[field] }, { shouldFocus: field === named[0] });
  return named.length > 0;
}
