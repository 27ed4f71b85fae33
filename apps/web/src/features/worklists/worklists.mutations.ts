import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useUnanswered } from "../../lib/use-unanswered.ts";
import { useWrite } from "../../lib/use-write.ts";

const lists = [["worklists"]] as const;
const listsAndJobs = [["worklists"], ["jobs"]] as const;

export function useSaveWorklist(isNew: boolean) {
  return useWrite(({ worklists }) => worklists.save, {
    success: isNew ? "worklists:said.created" : "worklists:said.saved",
    failure: "worklists:failed.save",
    invalidates: lists,
    shownInPlace: ["invalid", "stale"],
  });
}

function addedCount(result: unknown): number {
  const isCounted = typeof result === "object" && result !== null && "added" in result;
  return isCounted && typeof result.added === "number" ? result.added : 0;
}

export const useAddJobs = () =>
  useWrite(({ worklists }) => worklists.addJobs, {
    success: (result) => (addedCount(result) > 0 ? "worklists:said.added" : "worklists:said.there"),
    failure: "worklists:failed.add",
    params: (result) => ({ count: addedCount(result) }),
    invalidates: lists,
  });

export const useRemoveJobs = () =>
  useWrite(({ worklists }) => worklists.removeJobs, {
    success: "worklists:said.removed",
    failure: "worklists:failed.remove",
    invalidates: listsAndJobs,
  });

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

export const useSetNote = () =>
  useWrite(({ worklists }) => worklists.setNote, {
    success: "worklists:said.note",
    failure: "worklists:failed.save",
    invalidates: lists,
    shownInPlace: ["invalid", "stale"],
  });

export const useFreeze = () =>
  useWrite(({ worklists }) => worklists.freeze, {
    success: "worklists:said.frozen",
    failure: "worklists:failed.save",
    invalidates: lists,
  });

export const useUnfreeze = () =>
  useWrite(({ worklists }) => worklists.unfreeze, {
    success: "worklists:said.unfrozen",
    failure: "worklists:failed.save",
    invalidates: lists,
  });

export const useCloseWorklist = () =>
  useWrite(({ worklists }) => worklists.close, {
    success: "worklists:said.closed",
    failure: "worklists:failed.save",
    invalidates: lists,
  });

export const useReopenWorklist = () =>
  useWrite(({ worklists }) => worklists.reopen, {
    success: "worklists:said.reopened",
    failure: "worklists:failed.save",
    invalidates: lists,
  });

export const useRemoveWorklist = () =>
  useWrite(({ worklists }) => worklists.remove, {
    success: "worklists:said.listRemoved",
    failure: "worklists:failed.remove",
    invalidates: lists,
  });

export const useCopyWorklist = () =>
  useWrite(({ worklists }) => worklists.copy, {
    success: "worklists:said.copied",
    failure: "worklists:failed.save",
    invalidates: lists,
    shownInPlace: ["invalid"],
  });

export const useShareWorklist = () =>
  useWrite(({ worklists }) => worklists.share, {
    success: "worklists:said.shared",
    failure: "worklists:failed.share",
    invalidates: listsAndJobs,
  });

export const useUnshareWorklist = () =>
  useWrite(({ worklists }) => worklists.unshare, {
    success: "worklists:said.unshared",
    failure: "worklists:failed.share",
    invalidates: listsAndJobs,
  });
