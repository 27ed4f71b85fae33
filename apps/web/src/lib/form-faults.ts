import { zodResolver } from "@hookform/resolvers/zod";
import { type FieldValues, type Path, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { refusalOf } from "../app/failures.ts";

/** A form that is checked by the procedure's own schema; messages are keys. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: "onTouched",
    reValidateMode: "onChange",
    ...options,
    resolver: zodResolver(schema),
  });
}

/** Puts what the server found fault with at its fields. False when it named no field of this form. */
export function showFaults<Input extends FieldValues>(
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
