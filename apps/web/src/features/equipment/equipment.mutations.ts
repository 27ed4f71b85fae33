import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useDownload } from "../../lib/use-download.ts";
import { useUnanswered } from "../../lib/use-unanswered.ts";
import { useWrite } from "../../lib/use-write.ts";

/** Plans and jobs follow their machine, so the lists of jobs are out of date as well. */
const everything = [["equipment"], ["jobs"], ["search"]] as const;
const register = [["equipment"], ["search"]] as const;

export const useCreateMachine = () =>
  useWrite(({ equipment }) => equipment.create, {
    success: "equipment:said.created",
    invalidates: register,
    shownInPlace: ["invalid", "conflict"],
  });

export const useUpdateMachine = () =>
  useWrite(({ equipment }) => equipment.update, {
    success: "equipment:said.saved",
    invalidates: everything,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

/** `from` is where it stood before, for putting it back. */
export interface MoveInput {
  move: InputOf<"equipment.move">;
  from: Pick<InputOf<"equipment.move">, "parentId" | "beforeId">;
  name: string;
}

/**
 * One move after the other; those without an answer are in `unanswered`. A version that an own move made is known before
 * the register has been read again, so that moving a machine twice is no conflict with oneself.
 */
export function useMoveMachine() {
  const client = useClient();
  const { inputs, hooks } = useUnanswered<MoveInput>();
  const made = useRef(new Map<string, number>());
  const back = useMutation({
    mutationFn: (input: InputOf<"equipment.move">) => client.equipment.move.mutate(input),
    meta: { failure: "equipment:failed.move", invalidates: everything },
  });
  const move = useMutation({
    scope: { id: "equipment.move" },
    mutationFn: async ({ move: { id, version, ...place } }: MoveInput) => {
      const newest = Math.max(version, made.current.get(id) ?? 0);
      const moved = await client.equipment.move.mutate({ id, version: newest, ...place });
      made.current.set(id, moved.version);
      return moved;
    },
    ...hooks,
    meta: {
      success: "equipment:said.moved",
      replacesToasts: true,
      failure: "equipment:failed.move",
      params: (_result, input) => ({ name: isMove(input) ? input.name : "" }),
      invalidates: everything,
      shownInPlace: ["invalid"],
      undo: (result, input) => {
        if (isMove(input) && isVersioned(result))
          back.mutate({ id: input.move.id, version: result.version, ...input.from });
      },
    },
  });
  return { ...move, unanswered: inputs };
}

function isMove(input: unknown): input is MoveInput {
  return typeof input === "object" && input !== null && "move" in input && "from" in input;
}

function isVersioned(result: unknown): result is { version: number } {
  return typeof result === "object" && result !== null && "version" in result && typeof result.version === "number";
}

export const useArchiveMachine = () =>
  useWrite(({ equipment }) => equipment.archive, {
    success: "equipment:said.archived",
    invalidates: everything,
    shownInPlace: ["conflict", "stale"],
  });

export const useRestoreMachine = () =>
  useWrite(({ equipment }) => equipment.restore, {
    success: "equipment:said.restored",
    failure: "equipment:failed.restore",
    invalidates: everything,
  });

export const useRemoveMachine = () =>
  useWrite(({ equipment }) => equipment.remove, {
    success: "equipment:said.removed",
    failure: "equipment:failed.remove",
    invalidates: register,
  });

export const useBulkUpdateMachines = () =>
  useWrite(({ equipment }) => equipment.bulkUpdate, {
    success: "equipment:said.changed",
    failure: "equipment:failed.change",
    params: (result) => ({ count: changedOf(result) }),
    invalidates: everything,
  });

function changedOf(result: unknown): number {
  const isCounted = typeof result === "object" && result !== null && "changed" in result;
  return isCounted && typeof result.changed === "number" ? result.changed : 0;
}

/** A PDF of labels, handed to the reader. */
export const usePrintLabels = () =>
  useDownload(({ equipment }, input: InputOf<"equipment.labels">) => equipment.labels.query(input), {
    failure: "labels:failed",
    shownInPlace: ["not_found"],
  });

export const useCopyMany = () =>
  useWrite(({ equipment }) => equipment.copyMany, {
    success: "equipment:said.copied",
    invalidates: everything,
    shownInPlace: ["invalid", "conflict"],
  });

export const useSwapComponents = () =>
  useWrite(({ equipment }) => equipment.swap, {
    success: "swap:said",
    invalidates: everything,
    shownInPlace: ["invalid", "conflict", "stale"],
  });

/** A remark in the machine's logbook. */
/** `onSent` is told also where the screen has gone meanwhile. */
export function useWriteRemark(onSent: () => void) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"comments.create">) => client.comments.create.mutate(input),
    onSuccess: onSent,
    meta: { failure: "equipment:failed.remark", invalidates: [["equipment", "history"], ["comments"]] },
  });
}

export const useWithdrawReading = () =>
  useWrite(({ equipment }) => equipment.withdrawReading, {
    success: "equipment:said.withdrawn",
    failure: "equipment:failed.withdraw",
    invalidates: everything,
  });
