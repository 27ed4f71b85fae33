import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";
import { figureIn } from "./figure-in.ts";

const touched = [["templates"]] as const;
const alsoMachines = [["templates"], ["jobs"], ["plans"], ["equipment"]] as const;

export const useSaveTemplate = () =>
  useWrite(({ templates }) => templates.save, {
    success: "templates:said.saved",
    invalidates: touched,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

type Versioned = InputOf<"templates.archive">;

export function useArchiveTemplates() {
  const client = useClient();
  return useMutation({
    mutationFn: async (templates: readonly Versioned[]) => {
      for (const template of templates) await client.templates.archive.mutate(template);
      return { count: templates.length };
    },
    meta: {
      success: "templates:said.archived",
      failure: "templates:failed.archive",
      params: countOf,
      invalidates: touched,
    },
  });
}

export function useRestoreTemplates() {
  const client = useClient();
  return useMutation({
    mutationFn: async (templates: readonly Versioned[]) => {
      for (const template of templates) await client.templates.restore.mutate(template);
      return { count: templates.length };
    },
    meta: {
      success: "templates:said.restored",
      failure: "templates:failed.restore",
      params: countOf,
      invalidates: touched,
    },
  });
}

const countOf = (result: unknown) => ({ count: figureIn(result, "count") ?? 1 });

export const useTakeTemplates = () =>
  useWrite(({ templates }) => templates.takeFromLibrary, {
    success: "templates:said.taken",
    failure: "templates:failed.take",
    params: (result) => ({ count: figureIn(result, "taken") ?? 0 }),
    invalidates: touched,
  });

export const useApplyTemplates = () =>
  useWrite(({ templates }) => templates.applyTo, {
    success: "templates:said.applied",
    params: (result) => ({ count: figureIn(result, "made") ?? 0 }),
    invalidates: alsoMachines,
    shownInPlace: ["invalid", "conflict", "not_found", "forbidden"],
  });

export const useStartFrom = () =>
  useWrite(({ templates }) => templates.startFrom, {
    invalidates: alsoMachines,
    shownInPlace: ["invalid", "conflict", "not_found", "forbidden"],
  });
