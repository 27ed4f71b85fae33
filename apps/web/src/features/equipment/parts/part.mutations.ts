import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../../app/services-context.tsx";
import type { InputOf } from "../../../lib/offline/use-queued-mutation.ts";

export const showsParts = [
  ["spareParts"],
  ["equipment"],
  ["inventory"],
  ["jobs"],
  ["connected"],
  ["attention"],
  ["search"],
] as const;

export function useSavePart() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"spareParts.save">) => client.spareParts.save.mutate(input),
    meta: {
      success: "spares:said.saved",
      invalidates: showsParts,
      shownInPlace: ["invalid", "conflict", "stale", "not_found"],
    },
  });
}

/** The part leaves its machine's list; its stock stays in the stores. */
export function useRemovePart() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"spareParts.remove">) => client.spareParts.remove.mutate(input),
    meta: { success: "spares:said.removed", failure: "spares:failed.remove", invalidates: showsParts },
  });
}
