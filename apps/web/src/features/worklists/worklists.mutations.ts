import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useUnanswered } from "../../lib/use-unanswered.ts";

const lists = [["worklists"]] as const;
const listsAndJobs = [["worklists"], ["jobs"]] as const;

export function useSaveWorklist(isNew: boolean) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.save">) => client.worklists.save.mutate(input),
    meta: {
      success: isNew ? "worklists:said.created" : "worklists:said.saved",
      failure: "worklists:failed.save",
      invalidates: lists,
      shownInPlace: ["invalid", "stale"],
    },
  });
}

function addedCount(result: unknown): number {
  const isCounted = typeof result === "object" && result !== null && "added" in result;
  return isCounted && typeof result.added === "number" ? result.added : 0;
}

export function useAddJobs() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.addJobs">) => client.worklists.addJobs.mutate(input),
    meta: {
      success: (result) => (addedCount(result) > 0 ? "worklists:said.added" : "worklists:said.there"),
      failure: "worklists:failed.add",
      params: (result) => ({ count: addedCount(result) }),
      invalidates: lists,
    },
  });
}

export function useRemoveJobs() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.removeJobs">) => client.worklists.removeJobs.mutate(input),
    meta: { success: "worklists:said.removed", failure: "worklists:failed.remove", invalidates: listsAndJobs },
  });
}

/** One move after the other; those without an answer are in `unanswered`. */
export function useMoveJob() {
  const client = useClient();
  const { inputs, hooks } = useUnanswered<InputOf<"worklists.move">>();
  const move = useMutation({
    scope: { id: "worklists.move" },
    mutationFn: (input: InputOf<"worklists.move">) => client.worklists.move.mutate(input),
    ...hooks,
    meta: { failure: "worklists:failed.move", invalidates: [["worklists", "entries"]] },
  });
  return { move: move.mutate, unanswered: inputs };
}

export function withRowBefore<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  beforeId: string | null,
): Row[] {
  const moved = rows.filter((row) => row.id === id);
  const rest = rows.filter((row) => row.id !== id);
  const at = beforeId === null ? rest.length : rest.findIndex((row) => row.id === beforeId);
  return at < 0 ? [...rows] : [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

export function useSetNote() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.setNote">) => client.worklists.setNote.mutate(input),
    meta: {
      success: "worklists:said.note",
      failure: "worklists:failed.save",
      invalidates: lists,
      shownInPlace: ["invalid", "stale"],
    },
  });
}

export function useFreeze() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.freeze">) => client.worklists.freeze.mutate(input),
    meta: { success: "worklists:said.frozen", failure: "worklists:failed.save", invalidates: lists },
  });
}

export function useUnfreeze() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.unfreeze">) => client.worklists.unfreeze.mutate(input),
    meta: { success: "worklists:said.unfrozen", failure: "worklists:failed.save", invalidates: lists },
  });
}

export function useCloseWorklist() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.close">) => client.worklists.close.mutate(input),
    meta: { success: "worklists:said.closed", failure: "worklists:failed.save", invalidates: lists },
  });
}

export function useReopenWorklist() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.reopen">) => client.worklists.reopen.mutate(input),
    meta: { success: "worklists:said.reopened", failure: "worklists:failed.save", invalidates: lists },
  });
}

export function useRemoveWorklist() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.remove">) => client.worklists.remove.mutate(input),
    meta: { success: "worklists:said.listRemoved", failure: "worklists:failed.remove", invalidates: lists },
  });
}

export function useCopyWorklist() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.copy">) => client.worklists.copy.mutate(input),
    meta: {
      success: "worklists:said.copied",
      failure: "worklists:failed.save",
      invalidates: lists,
      shownInPlace: ["invalid"],
    },
  });
}

export function useShareWorklist() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.share">) => client.worklists.share.mutate(input),
    meta: { success: "worklists:said.shared", failure: "worklists:failed.share", invalidates: listsAndJobs },
  });
}

export function useUnshareWorklist() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"worklists.unshare">) => client.worklists.unshare.mutate(input),
    meta: { success: "worklists:said.unshared", failure: "worklists:failed.share", invalidates: listsAndJobs },
  });
}
