import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../../app/services-context.tsx";
import type { InputOf } from "../../../lib/offline/use-queued-mutation.ts";

const stale = [["users"], ["people"], ["session"]] as const;

export function useSetAccess() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"users.setAccess">) => client.users.setAccess.mutate(input),
    meta: { success: "messages:systemAccessChanged", failure: "messages:systemAccessFailed", invalidates: stale },
  });
}

/** A new place and what shall differ from its preset, in one step. */
export function useSetPlace() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"users.setRole">) => client.users.setRole.mutate(input),
    meta: { success: "messages:systemAccessChanged", failure: "messages:roleFailed", invalidates: stale },
  });
}
