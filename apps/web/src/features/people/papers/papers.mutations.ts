import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../../app/services-context.tsx";
import { useWrite } from "../../../lib/use-write.ts";

const touched = [["crewDocuments"]] as const;

export const useSavePaper = () =>
  useWrite(({ crewDocuments }) => crewDocuments.save, {
    success: "papers:said.saved",
    invalidates: touched,
    shownInPlace: ["invalid", "conflict", "stale"],
  });

export const useVerifyPaper = () =>
  useWrite(({ crewDocuments }) => crewDocuments.verify, { failure: "papers:said.notVerified", invalidates: touched });

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
  return useMutation({
    mutationFn: (id: string) => client.crewDocuments.remove.mutate({ id }),
    meta: {
      success: "papers:said.removed",
      failure: "papers:said.notRemoved",
      invalidates: touched,
      undo: (_result, id) => typeof id === "string" && client.crewDocuments.restore.mutate({ id }),
    },
  });
}
