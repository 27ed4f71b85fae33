import { codeInTime } from "@ymp/ui/lib/code-in-time";
import type { FieldValues, UseFormProps, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useCheckedForm } from "./checked-form.ts";

/**
 * A form that is before its schema is there. Until a check has ended its `isSubmitting` holds: who sends it must not
 * send it twice.
 */
export function useLateSchemaForm<Input extends FieldValues, Output>(
  schema: () => Promise<z.ZodType<Output, Input>>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
): UseFormReturn<Input, unknown, Output> {
  return useCheckedForm<Input, Output>(async (values, context, resolving) => {
    const [{ zodResolver }, known] = await codeInTime(() => Promise.all([import("@hookform/resolvers/zod"), schema()]));
    return zodResolver(known)(values, context, resolving);
  }, options);
}
