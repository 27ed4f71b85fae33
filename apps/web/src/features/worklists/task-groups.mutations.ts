import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";

const groups = [["taskGroups"]] as const;

export function useSaveTaskGroup() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"taskGroups.save">) => client.taskGroups.save.mutate(input),
    meta: {
      success: "worklists:groups.said.saved",
      failure: "worklists:groups.failed",
      invalidates: groups,
      shownInPlace: ["invalid", "stale"],
    },
  });
}

export function useArchiveTaskGroup() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"taskGroups.archive">) => client.taskGroups.archive.mutate(input),
    meta: { success: "worklists:groups.said.archived", failure: "worklists:groups.failed", invalidates: groups },
  });
}

export function useRestoreTaskGroup() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"taskGroups.restore">) => client.taskGroups.restore.mutate(input),
    meta: { success: "worklists:groups.said.restored", failure: "worklists:groups.failed", invalidates: groups },
  });
}

export function useApplyTaskGroup() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"taskGroups.applyToJob">) => client.taskGroups.applyToJob.mutate(input),
    meta: { success: "worklists:groups.said.applied", failure: "worklists:groups.failed", invalidates: [["jobs"]] },
  });
}
