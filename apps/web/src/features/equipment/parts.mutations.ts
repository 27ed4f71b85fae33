import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";

const touched = [["equipment"], ["inventory"], ["jobs"], ["search"]] as const;

export function useAddPart() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"equipment.addPart">) => client.equipment.addPart.mutate(input),
    meta: { success: "equipment:said.partAdded", invalidates: touched, shownInPlace: ["invalid", "conflict"] },
  });
}

export function useUpdatePart() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"equipment.updatePart">) => client.equipment.updatePart.mutate(input),
    meta: { success: "equipment:said.saved", invalidates: touched, shownInPlace: ["invalid", "conflict", "stale"] },
  });
}

export function useRemovePart() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"equipment.removePart">) => client.equipment.removePart.mutate(input),
    meta: { success: "equipment:said.partRemoved", failure: "equipment:failed.removePart", invalidates: touched },
  });
}
