import { useMutation } from "@tanstack/react-query";
import type { ErrorCode } from "@ymp/core/errors";
import { useClient } from "../../app/services-context.tsx";
import type { InputOf } from "../offline/use-queued-mutation.ts";

const invalidates = [["savedViews"]] as const;

type ViewToSave = Omit<InputOf<"savedViews.save">, "search"> & { search: object };

export function useSaveView(shownInPlace: readonly ErrorCode[] = []) {
  const client = useClient();
  return useMutation({
    mutationFn: (view: ViewToSave) => client.savedViews.save.mutate({ ...view, search: asSaved(view.search) }),
    meta: { success: "saved-views:kept", failure: "saved-views:failed", invalidates, shownInPlace },
  });
}

export function useRemoveView() {
  const client = useClient();
  return useMutation({
    mutationFn: ({ id }: InputOf<"savedViews.remove">) => client.savedViews.remove.mutate({ id }),
    meta: { success: "saved-views:removed", failure: "saved-views:failed", invalidates },
  });
}

/** The server keeps a search as plain JSON; what is undefined has no place in it. */
function asSaved(search: object): Record<string, string | boolean | string[]> {
  return JSON.parse(JSON.stringify(search));
}
