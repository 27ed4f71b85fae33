import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";

const stores = [["inventory"], ["search"]] as const;
/** Jobs, machines, parts and orders show stock as well. */
const everywhere = [
  ["inventory"],
  ["jobs"],
  ["equipment"],
  ["spareParts"],
  ["orders"],
  ["counts"],
  ["connected"],
  ["attention"],
  ["notifications"],
] as const;

export const useSaveItem = () =>
  useWrite(({ inventory }) => inventory.save, {
    success: "inventory:said.saved",
    invalidates: [...everywhere, ["search"]],
    shownInPlace: ["invalid", "stale", "conflict", "forbidden"],
  });

export function useArchiveItem() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"inventory.archive">) => client.inventory.archive.mutate(input),
    meta: {
      success: "inventory:said.archived",
      failure: "inventory:failed.archive",
      invalidates: stores,
      undo: (result, input) =>
        isVersioned(result) &&
        isNamed(input) &&
        client.inventory.restore.mutate({ id: input.id, version: result.version }),
    },
  });
}

export const useRestoreItem = () =>
  useWrite(({ inventory }) => inventory.restore, {
    success: "inventory:said.restored",
    failure: "inventory:failed.restore",
    invalidates: stores,
  });

export const useSetItemPhoto = () =>
  useWrite(({ inventory }) => inventory.setPhoto, {
    success: "inventory:said.photo",
    failure: "inventory:failed.photo",
    invalidates: stores,
  });

export const useRemoveItemFile = () =>
  useWrite(({ recordFiles }) => recordFiles.remove, {
    success: "inventory:said.fileRemoved",
    failure: "inventory:failed.file",
    invalidates: [["recordFiles"], ["inventory"]],
  });

export const useBulkEditItems = () =>
  useWrite(({ inventory }) => inventory.bulkEdit, {
    success: "inventory:said.changed",
    params: (result) => ({ count: changedOf(result) }),
    invalidates: everywhere,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export const useSaveLot = () =>
  useWrite(({ inventory }) => inventory.saveLot, {
    success: "inventory:said.lot",
    invalidates: everywhere,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export const useSavePlace = () =>
  useWrite(({ inventory }) => inventory.saveLocation, {
    success: "inventory:said.place",
    invalidates: everywhere,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

export const useRemovePlace = () =>
  useWrite(({ inventory }) => inventory.removeLocation, {
    success: "inventory:said.placeRemoved",
    failure: "inventory:failed.place",
    invalidates: stores,
  });

export const useRestorePlace = () =>
  useWrite(({ inventory }) => inventory.restoreLocation, {
    success: "inventory:said.placeRestored",
    failure: "inventory:failed.place",
    invalidates: stores,
  });

export const useCorrectCost = () =>
  useWrite(({ inventory }) => inventory.correctCost, {
    success: "inventory:said.costCorrected",
    failure: "inventory:failed.cost",
    invalidates: everywhere,
    shownInPlace: ["invalid", "conflict"],
  });

export function useUndoMoves() {
  const client = useClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => client.inventory.undoMoves.mutate({ ids: [...ids] }),
    meta: { success: "inventory:said.undone", failure: "inventory:failed.undo", invalidates: everywhere },
  });
}

/** One press on the stores: what comes in, goes out, is moved, counted or written off. */
export type StockAction =
  | { kind: "receive"; input: InputOf<"inventory.receive"> }
  | { kind: "consume"; input: InputOf<"inventory.consume"> }
  | { kind: "adjust"; input: InputOf<"inventory.adjust"> }
  | { kind: "count"; input: InputOf<"inventory.count"> }
  | { kind: "transfer"; input: InputOf<"inventory.transfer"> }
  | { kind: "scrap"; input: InputOf<"inventory.scrap"> };
export type StockActionKind = StockAction["kind"];

export function usePostStock(kind: StockActionKind) {
  const client = useClient();
  return useMutation({
    mutationFn: (action: StockAction) => send(client, action),
    meta: {
      success: `inventory:said.${kind}`,
      invalidates: everywhere,
      shownInPlace: ["invalid", "conflict", "stale"],
      undo: (result) => {
        const ids = movesOf(result);
        return ids.length > 0 && client.inventory.undoMoves.mutate({ ids });
      },
    },
  });
}

function send({ inventory }: ReturnType<typeof useClient>, action: StockAction) {
  switch (action.kind) {
    case "receive":
      return inventory.receive.mutate(action.input);
    case "consume":
      return inventory.consume.mutate(action.input);
    case "adjust":
      return inventory.adjust.mutate(action.input);
    case "count":
      return inventory.count.mutate(action.input);
    case "transfer":
      return inventory.transfer.mutate(action.input);
    case "scrap":
      return inventory.scrap.mutate(action.input);
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isVersioned = (value: unknown): value is { version: number } =>
  isObject(value) && "version" in value && typeof value.version === "number";
const isNamed = (value: unknown): value is { id: string } =>
  isObject(value) && "id" in value && typeof value.id === "string";
const changedOf = (value: unknown): number =>
  isObject(value) && "changed" in value && typeof value.changed === "number" ? value.changed : 0;
const movesOf = (value: unknown): string[] =>
  isObject(value) && "moveIds" in value && Array.isArray(value.moveIds)
    ? value.moveIds.filter((id): id is string => typeof id === "string")
    : [];
