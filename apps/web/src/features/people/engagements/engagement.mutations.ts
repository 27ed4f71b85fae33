import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../../app/services-context.tsx";
import type { InputOf } from "../../../lib/offline/use-queued-mutation.ts";

/** Engagements stand on the list of who is on board and on people's own pages. */
const touched = [["onboard"], ["people"]] as const;

export function useSaveEngagement() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"onboard.saveEngagement">) => client.onboard.saveEngagement.mutate(input),
    meta: {
      success: "onboard:said.engagementSaved",
      invalidates: touched,
      shownInPlace: ["invalid", "conflict", "stale"],
    },
  });
}

export function useRemoveEngagement() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"onboard.removeEngagement">) => client.onboard.removeEngagement.mutate(input),
    meta: {
      success: "onboard:said.engagementRemoved",
      failure: "onboard:said.engagementNotRemoved",
      invalidates: touched,
    },
  });
}
