import { saveTemplateInput } from "@ymp/api/modules/templates/templates.schema";
import { useState } from "react";
import { refusalOf } from "../../app/failures.ts";
import { useServices } from "../../app/services-context.tsx";
import { draftOf, type TemplateDraft, templateOf } from "./template-draft.ts";
import { useSaveTemplate } from "./templates.mutations.ts";
import type { OwnTemplate } from "./templates.queries.ts";
import type { TemplateDraftState } from "./use-template-draft.ts";

/** Checks with the server's own schema, then saves; where somebody saved in between, the person decides. */
export function useTemplateSaving(id: string, state: TemplateDraftState, onSaved: () => void) {
  const { queryClient, trpc } = useServices();
  const save = useSaveTemplate();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<OwnTemplate | null>(null);
  const refusal = refusalOf(save.error);
  const isStale = refusal?.code === "stale";
  const send = (draft: TemplateDraft, version: number | undefined) => {
    const parsed = saveTemplateInput.safeParse({
      ...{ id, version, equipmentType: draft.equipmentType },
      template: templateOf(draft),
    });
    if (!parsed.success) {
      setTyped(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])));
      return;
    }
    save.mutate(parsed.data, {
      onSuccess: ({ version: saved }) => {
        setTheirs(null);
        state.wasSaved(draft, saved);
        onSaved();
      },
      onError: (error) => {
        if (refusalOf(error)?.code === "stale") void compare();
      },
    });
  };
  const compare = async () => {
    const options = trpc.templates.get.queryOptions({ id });
    const [saved] = await Promise.all([
      queryClient.fetchQuery({ ...options, staleTime: 0 }),
      queryClient.invalidateQueries({ queryKey: [["templates", "history"]] }),
    ]);
    setTheirs(saved);
  };
  return {
    id,
    faults: { ...refusal?.fields, ...typed },
    error: isStale ? null : save.error,
    isPending: save.isPending,
    theirs,
    save: () => send(state.draft, state.begunOn),
    keepMine: () => theirs && send(state.draft, theirs.version),
    takeTheirs: () => {
      if (!theirs) return;
      state.takeSaved(draftOf(theirs.equipmentType, theirs.template), theirs.version);
      setTheirs(null);
      save.reset();
    },
    clear: () => {
      setTyped({});
      if (save.isError && !isStale) save.reset();
    },
  };
}
export type TemplateSaving = ReturnType<typeof useTemplateSaving>;
