import { useMutation } from "@tanstack/react-query";
import type { MutationMeta } from "../app/mutation-meta.ts";
import type { Services } from "../app/services.ts";
import { useClient } from "../app/services-context.tsx";

interface Call<Input, Output> {
  mutate: (input: Input) => Promise<Output>;
}

/** One call that changes something: `useWrite(({ suppliers }) => suppliers.save, { success, failure, invalidates })`. */
export function useWrite<Input, Output>(
  callOf: (client: Services["client"]) => Call<Input, Output>,
  meta: MutationMeta,
) {
  const call = callOf(useClient());
  return useMutation({ mutationFn: (input: Input) => call.mutate(input), meta });
}
