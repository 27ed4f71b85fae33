import { countChanged } from "../../lib/count-changed.ts";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useUndoableWrite } from "../../lib/use-undoable-write.ts";
import { useWrite } from "../../lib/use-write.ts";
import { showsParts } from "../equipment/parts/part.mutations.ts";

const touched = [["spareParts"], ["equipment"]] as const;

/** The place of a number is seen at once; only a refusal is reported. */
export const useSetSpot = () =>
  useWrite(({ spareParts }) => spareParts.setSpot, { failure: "spares:failed.spot", invalidates: [["spareParts"]] });

interface LinkedPart {
  id: string;
  /** Of the part as it was shown, tied to `before`. */
  version: number;
  itemId: string | null;
  before: string | null;
}

export const useLinkItem = () =>
  useUndoableWrite(
    ({ spareParts }) => ({
      mutate: ({ id, itemId, before, version }: LinkedPart) =>
        spareParts.linkItem.mutate({ id, itemId, version, base: { itemId: before } }),
    }),
    {
      success: "spares:said.linked",
      failure: "spares:failed.link",
      invalidates: showsParts,
      putBack: ({ spareParts }, _, { id, itemId, before, version }) =>
        spareParts.linkItem.mutate({ id, itemId: before, version: version + 1, base: { itemId } }),
    },
  );

export const useLinkItems = () =>
  useWrite(({ spareParts }) => spareParts.linkItems, {
    success: "spares:said.linkedMany",
    params: countChanged,
    invalidates: showsParts,
    shownInPlace: ["conflict", "not_found"],
  });

export const useCreateItemFor = () =>
  useWrite(({ spareParts }) => spareParts.createItemFor, {
    success: "spares:said.entered",
    invalidates: showsParts,
    shownInPlace: ["invalid", "conflict", "forbidden"],
  });

/** A call takes no more. */
const partsAtOnce = 200;

export const useCreateItems = () =>
  useWrite(
    ({ spareParts }) => ({
      mutate: async ({ parts }: InputOf<"spareParts.createItems">) => {
        let changed = 0;
        for (let start = 0; start < parts.length; start += partsAtOnce) {
          const piece = parts.slice(start, start + partsAtOnce);
          changed += (await spareParts.createItems.mutate({ parts: piece })).changed;
        }
        return { changed };
      },
    }),
    {
      success: "spares:said.enteredMany",
      params: countChanged,
      failure: "spares:failed.enter",
      invalidates: showsParts,
    },
  );

export const useBulkEditParts = () =>
  useWrite(({ spareParts }) => spareParts.bulkEdit, {
    success: "spares:said.changed",
    params: countChanged,
    invalidates: showsParts,
    shownInPlace: ["invalid", "stale", "conflict", "forbidden"],
  });

export const useAddToOrder = () =>
  useWrite(({ spareParts }) => spareParts.addToOrder, {
    success: "spares:said.ordered",
    params: ({ numberText }) => ({ number: numberText }),
    invalidates: [...showsParts, ["orders"], ["suppliers"]],
    shownInPlace: ["invalid", "conflict", "forbidden"],
  });

/** What somebody else called it meanwhile is shown beside it by the field. */
export const useSaveSection = () =>
  useWrite(({ spareParts }) => spareParts.saveSection, {
    failure: "equipment:failed.section",
    invalidates: touched,
    shownInPlace: ["stale"],
  });

export const useOrderSections = () =>
  useWrite(({ spareParts }) => spareParts.orderSections, { failure: "equipment:failed.section", invalidates: touched });

export const useSetDrawing = () =>
  useWrite(({ spareParts }) => spareParts.setDrawing, {
    success: "spares:said.drawingRemoved",
    failure: "equipment:failed.section",
    invalidates: touched,
  });

export const useRemoveSection = () =>
  useWrite(({ spareParts }) => spareParts.removeSection, {
    success: "equipment:said.sectionRemoved",
    failure: "equipment:failed.section",
    invalidates: touched,
    shownInPlace: ["conflict"],
  });
