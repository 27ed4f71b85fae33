import { useMutation } from "@tanstack/react-query";
import { modules } from "@ymp/core/access/modules";
import { useClient } from "../../../app/services-context.tsx";
import type { InputOf } from "../../../lib/offline/use-queued-mutation.ts";
import { type AccessDraft, isSamePlace, levelsOfDraft } from "./access-draft.ts";

const stale = [["users"], ["people"], ["session"]] as const;

function useSetAccess() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"users.setAccess">) => client.users.setAccess.mutate(input),
    meta: {
      success: "messages:systemAccessChanged",
      failure: "messages:systemAccessFailed",
      invalidates: stale,
      shownInPlace: ["stale"],
    },
  });
}

/** A new place and what shall differ from its preset, in one step. */
function useSetPlace() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"users.setRole">) => client.users.setRole.mutate(input),
    meta: {
      success: "messages:systemAccessChanged",
      failure: "messages:roleFailed",
      invalidates: stale,
      shownInPlace: ["stale"],
    },
  });
}

interface AccessChange {
  /** As it stood when the changes began. */
  before: AccessDraft;
  after: AccessDraft;
}

/** A move with the levels it is to have, or the changed levels alone. */
export function useSaveAccess() {
  const { mutateAsync: setAccess } = useSetAccess();
  const { mutateAsync: setPlace } = useSetPlace();
  return (seen: { userId: string; version: number }, { before, after }: AccessChange) => {
    const { overrides, ...place } = after;
    const { overrides: levels, ...placeBefore } = before;
    if (!isSamePlace(before, after))
      return setPlace({ ...seen, base: { ...placeBefore, levels }, ...place, levels: overrides });
    return setAccess({ ...seen, base: { levels: levelsOfDraft(before) }, levels: changedLevels(before, after) });
  };
}

function changedLevels(before: AccessDraft, after: AccessDraft) {
  const [from, to] = [levelsOfDraft(before), levelsOfDraft(after)];
  return Object.fromEntries(
    modules.filter((module) => from[module] !== to[module]).map((module) => [module, to[module]]),
  );
}
