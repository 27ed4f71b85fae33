import { useMutation } from "@tanstack/react-query";
import type { MessageParams } from "@ymp/core/errors";
import type { MutationMeta } from "../app/mutation-meta.ts";
import type { Services } from "../app/services.ts";
import { useClient } from "../app/services-context.tsx";

export type Client = Services["client"];

export interface Call<Input, Output> {
  mutate: (input: Input) => Promise<Output>;
}

/** What follows the call, in the types of its own answer and input. */
export interface WriteMeta<Input, Output> extends MutationMeta {
  params?(result: Output, input: Input): MessageParams;
  undo?(result: Output, input: Input): unknown;
}

/** One call that changes something: `useWrite(({ suppliers }) => suppliers.save, { success, failure, invalidates })`. */
export function useWrite<Input, Output>(
  callOf: (client: Client) => Call<Input, Output>,
  meta: WriteMeta<Input, Output>,
) {
  const call = callOf(useClient());
  return useMutation({ mutationFn: (input: Input) => call.mutate(input), meta });
}
