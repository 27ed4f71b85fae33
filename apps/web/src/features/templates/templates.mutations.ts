import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";

const touched = [["templates"]] as const;
const alsoMachines = [["templates"], ["jobs"], ["plans"], ["equipment"]] as const;

export const useSaveTemplate = () =>
  useWrite(({ templates }) => templates.save, {
    success: "templates:said.saved",
    invalidates: touched,
    shownInPlace: ["invalid", "stale", "conflict"],
  });

type Versioned = InputOf<"templates.archive">;

export const useArchiveTemplates = () =>
  useWrite(
    (client) => ({
      mutate: async (templates: readonly Versioned[]) => {
        for (const template of templates) await client.templates.archive.mutate(template);
        return { count: templates.length };
      },
    }),
    {
      success: "templates:said.archived",
      failure: "templates:failed.archive",
      params: ({ count }) => ({ count }),
      invalidates: touched,
    },
  );

export const useRestoreTemplates = () =>
  useWrite(
    (client) => ({
      mutate: async (templates: readonly Versioned[]) => {
        for (const template of templates) await client.templates.restore.mutate(template);
        return { count: templates.length };
      },
    }),
    {
      success: "templates:said.restored",
      failure: "templates:failed.restore",
      params: ({ count }) => ({ count }),
      invalidates: touched,
    },
  );

export const useTakeTemplates = () =>
  useWrite(({ templates }) => templates.takeFromLibrary, {
    success: "templates:said.taken",
    failure: "templates:failed.take",
    params: ({ taken }) => ({ count: taken }),
    invalidates: touched,
  });

export const useApplyTemplates = () =>
  useWrite(({ templates }) => templates.applyTo, {
    success: "templates:said.applied",
    params: ({ made }) => ({ count: made }),
    invalidates: alsoMachines,
    shownInPlace: ["invalid", "conflict", "not_found", "forbidden"],
  });

export const useStartFrom = () =>
  useWrite(({ templates }) => templates.startFrom, {
    invalidates: alsoMachines,
    shownInPlace: ["invalid", "conflict", "not_found", "forbidden"],
  });
