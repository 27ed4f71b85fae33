import { useClient } from "../app/services-context.tsx";
import { type Call, type Client, useWrite, type WriteMeta } from "./use-write.ts";

interface UndoableMeta<Input, Output> extends Omit<WriteMeta<Input, Output>, "undo"> {
  /** The call that undoes this one. */
  putBack: (client: Client, result: Output, input: Input) => unknown;
}

/** A `useWrite` that the message of success offers to undo. */
export function useUndoableWrite<Input, Output>(
  callOf: (client: Client) => Call<Input, Output>,
  { putBack, ...meta }: UndoableMeta<Input, Output>,
) {
  const client = useClient();
  return useWrite(callOf, { ...meta, undo: (result: Output, input: Input) => putBack(client, result, input) });
}
