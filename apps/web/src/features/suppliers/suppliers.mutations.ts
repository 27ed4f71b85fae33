import { useMutation } from "@tanstack/react-query";
import { newId } from "@ymp/core/ids";
import { useServices } from "../../app/services-context.tsx";
import { countChanged } from "../../lib/count-changed.ts";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useArchiving } from "../../lib/use-archiving.ts";
import { useUndoableWrite } from "../../lib/use-undoable-write.ts";
import { useWrite } from "../../lib/use-write.ts";

/** Machines, items and orders show their supplier by name. */
const everything = [["suppliers"], ["equipment"], ["inventory"], ["orders"], ["search"]] as const;
const own = [["suppliers"], ["search"]] as const;

export const useSaveSupplier = () =>
  useWrite(({ suppliers }) => suppliers.save, {
    success: "suppliers:said.saved",
    invalidates: everything,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

/** Pressed again before the answer came, the stars follow each other: each write goes out against the version of the one before. */
export function useRateSupplier(id: string) {
  const { client, queryClient, trpc } = useServices();
  const key = trpc.suppliers.get.queryOptions({ id }).queryKey;
  return useMutation({
    scope: { id: `rating of ${id}` },
    mutationFn: async (rating: number | null) => {
      const version = queryClient.getQueryData(key)?.version;
      const saved = await client.suppliers.save.mutate({ id, version: version ?? 0, rating });
      queryClient.setQueryData(key, (now) => now && { ...now, rating, version: saved.version });
    },
    meta: { failure: "suppliers:failed.rating", invalidates: own },
  });
}

export const useArchiveSupplier = () =>
  useArchiving(({ suppliers }) => suppliers, { words: "suppliers", invalidates: everything });

export const useBulkEdit = () =>
  useWrite(({ suppliers }) => suppliers.bulkEdit, {
    success: "suppliers:said.bulk",
    failure: "suppliers:failed.bulk",
    params: countChanged,
    invalidates: everything,
  });

export const useMergeSuppliers = () =>
  useWrite(({ suppliers }) => suppliers.merge, {
    success: "suppliers:said.merged",
    invalidates: [...everything, ["comments"]],
    shownInPlace: ["conflict"],
  });

export const useSaveContact = () =>
  useWrite(({ suppliers }) => suppliers.saveContact, {
    success: "suppliers:said.contactSaved",
    invalidates: own,
    shownInPlace: ["invalid", "stale"],
  });

export const useSaveDocument = () =>
  useWrite(({ suppliers }) => suppliers.saveDocument, {
    success: "suppliers:said.documentSaved",
    invalidates: own,
    shownInPlace: ["invalid", "stale"],
  });

export const useRemoveContact = () =>
  useUndoableWrite(
    ({ suppliers }) => ({
      mutate: ({ id }: InputOf<"suppliers.saveContact">) => suppliers.removeContact.mutate({ id }),
    }),
    {
      success: "suppliers:said.contactRemoved",
      failure: "suppliers:failed.removeContact",
      invalidates: own,
      // It is written again: the id of the one that was removed is taken for good.
      putBack: ({ suppliers }, _, contact) => suppliers.saveContact.mutate({ ...contact, id: newId() }),
    },
  );

export const useRemoveDocument = () =>
  useUndoableWrite(({ suppliers }) => suppliers.removeDocument, {
    success: "suppliers:said.documentRemoved",
    failure: "suppliers:failed.removeDocument",
    invalidates: own,
    putBack: ({ suppliers }, _, { id }) => suppliers.restoreDocument.mutate({ id }),
  });
