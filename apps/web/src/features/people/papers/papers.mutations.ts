import { useMutation } from "@tanstack/react-query";
import { useClient, useServices } from "../../../app/services-context.tsx";
import type { InputOf } from "../../../lib/offline/use-queued-mutation.ts";

const touched = [["crewDocuments"]] as const;

export function useSavePaper() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"crewDocuments.save">) => client.crewDocuments.save.mutate(input),
    meta: { success: "papers:said.saved", invalidates: touched, shownInPlace: ["invalid", "conflict", "stale"] },
  });
}

export function useVerifyPaper() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"crewDocuments.verify">) => client.crewDocuments.verify.mutate(input),
    meta: { failure: "papers:said.notVerified", invalidates: touched },
  });
}

export function useRemovePaperFile() {
  const client = useClient();
  return useMutation({
    mutationFn: (id: string) => client.crewDocuments.setFile.mutate({ id, fileId: null }),
    meta: { success: "papers:said.fileRemoved", failure: "papers:said.fileNotRemoved", invalidates: touched },
  });
}

/** Out of the list at once; the notice puts it back. */
export function useRemovePaper() {
  const client = useClient();
  const { queryClient } = useServices();
  return useMutation({
    mutationFn: (id: string) => client.crewDocuments.remove.mutate({ id }),
    meta: {
      success: "papers:said.removed",
      failure: "papers:said.notRemoved",
      invalidates: touched,
      undo: (_result, id) => {
        if (typeof id !== "string") return;
        void client.crewDocuments.restore
          .mutate({ id })
          .then(() => queryClient.invalidateQueries({ queryKey: [["crewDocuments"]] }));
      },
    },
  });
}
