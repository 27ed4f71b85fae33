import type { Services } from "../../app/services.ts";
import { countChanged } from "../../lib/count-changed.ts";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useArchiving } from "../../lib/use-archiving.ts";
import { useUndoableWrite } from "../../lib/use-undoable-write.ts";
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

export const useArchiveItem = () =>
  useArchiving(({ inventory }) => inventory, { words: "inventory", invalidates: stores });

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
    params: countChanged,
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

export const useUndoMoves = () =>
  useWrite(({ inventory }) => ({ mutate: (ids: readonly string[]) => inventory.undoMoves.mutate({ ids: [...ids] }) }), {
    success: "inventory:said.undone",
    failure: "inventory:failed.undo",
    invalidates: everywhere,
  });

/** One press on the stores: what comes in, goes out, is moved, counted or written off. */
export type StockAction =
  | { kind: "receive"; input: InputOf<"inventory.receive"> }
  | { kind: "consume"; input: InputOf<"inventory.consume"> }
  | { kind: "adjust"; input: InputOf<"inventory.adjust"> }
  | { kind: "count"; input: InputOf<"inventory.count"> }
  | { kind: "transfer"; input: InputOf<"inventory.transfer"> }
  | { kind: "scrap"; input: InputOf<"inventory.scrap"> };
export type StockActionKind = StockAction["kind"];

export const usePostStock = (kind: StockActionKind) =>
  useUndoableWrite((client) => ({ mutate: (action: StockAction) => send(client, action) }), {
    success: `inventory:said.${kind}`,
    invalidates: everywhere,
    shownInPlace: ["invalid", "conflict", "stale"],
    putBack: ({ inventory }, { moveIds }) => moveIds.length > 0 && inventory.undoMoves.mutate({ ids: moveIds }),
  });

function send({ inventory }: Services["client"], action: StockAction) {
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
