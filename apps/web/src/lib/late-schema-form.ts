import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { emptyFieldsWhenSent, formSettings } from "./form-settings.ts";

/**
 * A form that stands before its schema is there. Until a check has ended its `isSubmitting` holds: who sends it must not
 * send it twice.
 */
export function useLateSchemaForm<Input extends FieldValues, Output>(
  schema: () => Promise<z.ZodType<Output, Input>>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    ...formSettings,
    ...options,
    resolver: emptyFieldsWhenSent(async (values, context, resolving) => {
      const [{ zodResolver }, known] = await Promise.all([import("@hookform/resolvers/zod"), schema()]);
      return zodResolver(known)(values, context, resolving);
    }),
  });
}
