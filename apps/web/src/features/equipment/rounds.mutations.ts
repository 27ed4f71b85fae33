import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";

const touched = [["equipment"]] as const;

export function useSaveRound() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"equipment.saveRound">) => client.equipment.saveRound.mutate(input),
    meta: { success: "rounds:said.saved", invalidates: touched, shownInPlace: ["invalid", "stale", "conflict"] },
  });
}

export function useArchiveRound() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"equipment.archiveRound">) => client.equipment.archiveRound.mutate(input),
    meta: { success: "rounds:said.archived", failure: "rounds:failed.archive", invalidates: touched },
  });
}

export function useRestoreRound() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"equipment.restoreRound">) => client.equipment.restoreRound.mutate(input),
    meta: { success: "rounds:said.restored", failure: "rounds:failed.restore", invalidates: touched },
  });
}
