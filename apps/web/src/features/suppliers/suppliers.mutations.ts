import { useMutation } from "@tanstack/react-query";
import { useServices } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
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

interface Versioned {
  id: string;
  version: number;
}

function isVersioned(result: unknown): result is Versioned {
  return typeof result === "object" && result !== null && "id" in result && "version" in result;
}

export function useArchiveSupplier() {
  const { client } = useServices();
  const archive = useWrite(({ suppliers }) => suppliers.archive, {
    success: "suppliers:said.archived",
    failure: "suppliers:failed.archive",
    invalidates: everything,
    undo: (result) => isVersioned(result) && client.suppliers.restore.mutate(result),
  });
  const restore = useWrite(({ suppliers }) => suppliers.restore, {
    success: "suppliers:said.restored",
    failure: "suppliers:failed.restore",
    invalidates: everything,
  });
  return { archive, restore };
}

export const useBulkEdit = () =>
  useWrite(({ suppliers }) => suppliers.bulkEdit, {
    success: "suppliers:said.bulk",
    failure: "suppliers:failed.bulk",
    params: countOf,
    invalidates: everything,
  });

function countOf(result: unknown): { count: number } {
  const changed = typeof result === "object" && result !== null && "changed" in result ? result.changed : 0;
  return { count: typeof changed === "number" ? changed : 0 };
}

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

export function useRemoveContact() {
  const { client } = useServices();
  return useMutation({
    mutationFn: ({ id }: InputOf<"suppliers.saveContact">) => client.suppliers.removeContact.mutate({ id }),
    meta: {
      success: "suppliers:said.contactRemoved",
      failure: "suppliers:failed.removeContact",
      invalidates: own,
      undo: (_result, input) => isContact(input) && client.suppliers.saveContact.mutate(input),
    },
  });
}

function isContact(input: unknown): input is InputOf<"suppliers.saveContact"> {
  return typeof input === "object" && input !== null && "supplierId" in input && "name" in input;
}

export function useRemoveDocument() {
  const { client } = useServices();
  return useMutation({
    mutationFn: (id: string) => client.suppliers.removeDocument.mutate({ id }),
    meta: {
      success: "suppliers:said.documentRemoved",
      failure: "suppliers:failed.removeDocument",
      invalidates: own,
      undo: (_result, id) => typeof id === "string" && client.suppliers.restoreDocument.mutate({ id }),
    },
  });
}
