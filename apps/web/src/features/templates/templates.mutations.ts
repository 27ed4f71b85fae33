import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { figureIn } from "./figure-in.ts";

const touched = [["templates"]] as const;
const alsoMachines = [["templates"], ["jobs"], ["plans"], ["equipment"]] as const;

export function useSaveTemplate() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"templates.save">) => client.templates.save.mutate(input),
    meta: { success: "templates:said.saved", invalidates: touched, shownInPlace: ["invalid", "stale", "conflict"] },
  });
}

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

export function useTakeTemplates() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"templates.takeFromLibrary">) => client.templates.takeFromLibrary.mutate(input),
    meta: {
      success: "templates:said.taken",
      failure: "templates:failed.take",
      params: (result) => ({ count: figureIn(result, "taken") ?? 0 }),
      invalidates: touched,
    },
  });
}

export function useApplyTemplates() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"templates.applyTo">) => client.templates.applyTo.mutate(input),
    meta: {
      success: "templates:said.applied",
      params: (result) => ({ count: figureIn(result, "made") ?? 0 }),
      invalidates: alsoMachines,
      shownInPlace: ["invalid", "conflict", "not_found", "forbidden"],
    },
  });
}

export function useStartFrom() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"templates.startFrom">) => client.templates.startFrom.mutate(input),
    meta: { invalidates: alsoMachines, shownInPlace: ["invalid", "conflict", "not_found", "forbidden"] },
  });
}
