import { useRef } from "react";
import { type FieldValues, get, type Resolver, type UseFormProps, type UseFormReturn, useForm } from "react-hook-form";

/**
 * Says what is wrong on leaving a field, and from then on while it is mended. A field that was left empty is faulted when
 * the form is sent, not in passing: a sentence that appears under the pointer moves what somebody is about to press.
 */
export function useCheckedForm<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver">,
): UseFormReturn<Input, unknown, Output> {
  const isSending = useRef(false);
  const form = useForm<Input, unknown, Output>({
    mode: "onTouched",
    reValidateMode: "onChange",
    ...options,
    resolver: (values, context, resolving) => {
      const [name, ...others] = resolving.names ?? [];
      const isInPassing = !isSending.current && name !== undefined && others.length === 0;
      if (isInPassing && isEmpty(get(values, name))) return { values: {}, errors: {} };
      return resolver(values, context, resolving);
    },
  });
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => async (event) => {
    isSending.current = true;
    try {
      await form.handleSubmit(onValid, onInvalid)(event);
    } finally {
      isSending.current = false;
    }
  };
  return { ...form, handleSubmit };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";
