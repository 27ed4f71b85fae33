import { useMutation } from "@tanstack/react-query";
import { useClient, useServices } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";

/** Meters that were read change their machines and what is due on them. */
const everything = [["log"], ["equipment"], ["jobs"], ["attention"], ["search"]] as const;
const own = [["log"], ["search"]] as const;

export function useSaveEntry() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"log.save">) => client.log.save.mutate(input),
    meta: {
      success: "log:said.saved",
      invalidates: everything,
      shownInPlace: ["invalid", "stale", "conflict", "forbidden"],
    },
  });
}

interface Versioned {
  id: string;
  version: number;
}

function isVersioned(result: unknown): result is Versioned {
  return typeof result === "object" && result !== null && "id" in result && "version" in result;
}

export function useArchiveEntry() {
  const { client } = useServices();
  const archive = useMutation({
    mutationFn: (input: Versioned) => client.log.archive.mutate(input),
    meta: {
      success: "log:said.archived",
      failure: "log:failed.archive",
      invalidates: own,
      undo: (result) => (isVersioned(result) ? client.log.restore.mutate(result) : undefined),
    },
  });
  const restore = useMutation({
    mutationFn: (input: Versioned) => client.log.restore.mutate(input),
    meta: { success: "log:said.restored", failure: "log:failed.restore", invalidates: own },
  });
  return { archive, restore };
}

export function useSaveName() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"log.saveName">) => client.log.saveName.mutate(input),
    meta: { success: "log:said.nameSaved", invalidates: own, shownInPlace: ["invalid", "stale", "conflict"] },
  });
}

export function useArchiveName() {
  const client = useClient();
  const archive = useMutation({
    mutationFn: (input: Versioned) => client.log.archiveName.mutate(input),
    meta: { success: "log:said.nameArchived", failure: "log:failed.archiveName", invalidates: own },
  });
  const restore = useMutation({
    mutationFn: (input: Versioned) => client.log.restoreName.mutate(input),
    meta: { success: "log:said.nameRestored", failure: "log:failed.restoreName", invalidates: own },
  });
  return { archive, restore };
}
