import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";
import { showsParts } from "../equipment/parts/part.mutations.ts";

const touched = [["spareParts"], ["equipment"]] as const;

/** Where a number stands is seen at once; only a refusal is told. */
export const useSetSpot = () =>
  useWrite(({ spareParts }) => spareParts.setSpot, { failure: "spares:failed.spot", invalidates: [["spareParts"]] });

interface LinkedPart {
  id: string;
  /** Of the part as it was shown, tied to `before`. */
  version: number;
  itemId: string | null;
  before: string | null;
}

export function useLinkItem() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id, itemId, before, version }: LinkedPart) =>
      client.spareParts.linkItem.mutate({ id, itemId, version, base: { itemId: before } }),
    meta: {
      success: "spares:said.linked",
      failure: "spares:failed.link",
      invalidates: showsParts,
      undo: (_, input) => {
        if (!isLink(input)) return;
        const { id, itemId, before, version } = input;
        return client.spareParts.linkItem.mutate({ id, itemId: before, version: version + 1, base: { itemId } });
      },
    },
  });
}

export const useLinkItems = () =>
  useWrite(({ spareParts }) => spareParts.linkItems, {
    success: "spares:said.linkedMany",
    params: (result) => ({ count: changedOf(result) }),
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

export function useCreateItems() {
  const client = useClient();
  return useMutation({
    mutationFn: async ({ parts }: InputOf<"spareParts.createItems">) => {
      let changed = 0;
      for (let start = 0; start < parts.length; start += partsAtOnce) {
        const piece = parts.slice(start, start + partsAtOnce);
        changed += (await client.spareParts.createItems.mutate({ parts: piece })).changed;
      }
      return { changed };
    },
    meta: {
      success: "spares:said.enteredMany",
      params: (result) => ({ count: changedOf(result) }),
      failure: "spares:failed.enter",
      invalidates: showsParts,
    },
  });
}

export const useBulkEditParts = () =>
  useWrite(({ spareParts }) => spareParts.bulkEdit, {
    success: "spares:said.changed",
    params: (result) => ({ count: changedOf(result) }),
    invalidates: showsParts,
    shownInPlace: ["invalid", "stale", "conflict", "forbidden"],
  });

export const useAddToOrder = () =>
  useWrite(({ spareParts }) => spareParts.addToOrder, {
    success: "spares:said.ordered",
    params: (result) => ({ number: numberOf(result) }),
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

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isId = (value: unknown): value is string | null => value === null || typeof value === "string";
const isLink = (value: unknown): value is LinkedPart =>
  isObject(value) &&
  "id" in value &&
  typeof value.id === "string" &&
  "version" in value &&
  typeof value.version === "number" &&
  "before" in value &&
  isId(value.before) &&
  "itemId" in value &&
  isId(value.itemId);
const changedOf = (value: unknown): number =>
  isObject(value) && "changed" in value && typeof value.changed === "number" ? value.changed : 0;
const numberOf = (value: unknown): string =>
  isObject(value) && "numberText" in value && typeof value.numberText === "string" ? value.numberText : "";
