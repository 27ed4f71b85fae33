import { type FieldValues, get, type Resolver, type ResolverResult } from "react-hook-form";

/** When a form says what is wrong: on leaving a field, and from then on while it is mended. */
export const formSettings = { mode: "onTouched", reValidateMode: "onChange" } as const;

/**
 * A field that was left empty is faulted when the form is sent, not in passing: a sentence that appears under the pointer
 * moves what somebody is about to press.
 */
export function emptyFieldsWhenSent<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options): Promise<ResolverResult<Input, Output>> => {
    const inPassing = options.names?.length === 1 ? options.names : [];
    if (inPassing.some((name) => isEmpty(get(values, name)))) return { values: {}, errors: {} };
    return resolver(values, context, options);
  };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";
