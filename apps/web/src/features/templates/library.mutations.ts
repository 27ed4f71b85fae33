import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";

const touched = [["library"], ["templates"]] as const;
const shownInPlace = ["invalid", "stale", "conflict"] as const;

export const useSaveLibraryJob = () =>
  useWrite(({ library }) => library.saveJob, { success: "templates:said.saved", invalidates: touched, shownInPlace });

export function useSetLibraryJobArchived(isArchived: boolean) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<"library.setJobArchived">, "isArchived">) =>
      client.library.setJobArchived.mutate({ ...input, isArchived }),
    meta: {
      success: isArchived ? "library:said.archived" : "library:said.restored",
      failure: isArchived ? "library:failed.archive" : "library:failed.restore",
      invalidates: touched,
    },
  });
}

export const useSaveLibraryModel = () =>
  useWrite(({ library }) => library.saveModel, {
    success: "library:said.modelSaved",
    invalidates: touched,
    shownInPlace,
  });

export function useSetLibraryModelArchived(isArchived: boolean) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: Omit<InputOf<"library.setModelArchived">, "isArchived">) =>
      client.library.setModelArchived.mutate({ ...input, isArchived }),
    meta: {
      success: isArchived ? "library:said.archived" : "library:said.restored",
      failure: isArchived ? "library:failed.archive" : "library:failed.restore",
      invalidates: touched,
    },
  });
}
