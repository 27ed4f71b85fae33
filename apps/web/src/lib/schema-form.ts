import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, UseFormProps, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { useCheckedForm } from "./checked-form.ts";

/** A form that is checked by the procedure's own schema; messages are keys. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
): UseFormReturn<Input, unknown, Output> {
  return useCheckedForm<Input, Output>(zodResolver(schema), options);
}
