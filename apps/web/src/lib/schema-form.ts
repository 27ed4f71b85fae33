import { zodResolver } from "@hookform/resolvers/zod";
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { emptyFieldsWhenSent, formSettings } from "./form-settings.ts";

/** A form that is checked by the procedure's own schema; messages are keys. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    ...formSettings,
    ...options,
    resolver: emptyFieldsWhenSent(zodResolver(schema)),
  });
}
