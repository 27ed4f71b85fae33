import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import { type InputOf, useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import type { Book } from "./logbooks.queries.ts";

export const touched = [["logbooks"]] as const;
/** What a form or a dialog of signing says itself. */
export const shownInPlace = ["invalid", "stale", "conflict", "forbidden", "limit", "unavailable"] as const;

export function useOpenLogbook() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.open">) => client.logbooks.open.mutate(input),
    meta: { success: "logbooks:said.opened", invalidates: touched, shownInPlace },
  });
}

export function useDesignLogbook() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.design">) => client.logbooks.design.mutate(input),
    meta: { success: "logbooks:said.designed", invalidates: touched, shownInPlace },
  });
}

export function useCloseLogbook() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.close">) => client.logbooks.close.mutate(input),
    meta: { success: "logbooks:said.closed", invalidates: touched, shownInPlace },
  });
}

/** Waits on this device where there is no link; it gets its number when it arrives. */
export const useEnterEntry = ({ number }: Pick<Book, "number">) =>
  useQueuedMutation({
    path: "logbooks.enter",
    label: ({ code }) => ({ messageKey: "logbooks:queue.entry", params: { code, number } }),
    subject: ({ id }) => id,
    meta: { invalidates: touched, shownInPlace },
  });

/** A new draft, which waits on this device where there is no link. */
export const useBeginDraft = ({ number }: Pick<Book, "number">) =>
  useQueuedMutation({
    path: "logbooks.saveDraft",
    label: ({ code = "" }) => ({ messageKey: "logbooks:queue.draft", params: { code, number } }),
    subject: ({ id }) => id,
    meta: { invalidates: touched, shownInPlace },
  });

export function useSaveDraft() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.saveDraft">) => client.logbooks.saveDraft.mutate(input),
    meta: { invalidates: touched, shownInPlace },
  });
}

export function useRemoveDraft() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.removeDraft">) => client.logbooks.removeDraft.mutate(input),
    meta: { success: "logbooks:said.draftRemoved", failure: "logbooks:failed.removeDraft", invalidates: touched },
  });
}

export function useSubmitEntry() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.submit">) => client.logbooks.submit.mutate(input),
    meta: { invalidates: touched, shownInPlace },
  });
}

export function useSignEntries() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.sign">) => client.logbooks.sign.mutate(input),
    meta: { success: "logbooks:said.signed", invalidates: touched, shownInPlace },
  });
}

export function useSignPage() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.countersign">) => client.logbooks.countersign.mutate(input),
    meta: { success: "logbooks:said.pageSigned", invalidates: touched, shownInPlace },
  });
}

export function useStrikeEntry() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.strike">) => client.logbooks.strike.mutate(input),
    meta: { success: "logbooks:said.struck", invalidates: touched, shownInPlace },
  });
}

export function useAnswerLost() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.answerLost">) => client.logbooks.answerLost.mutate(input),
    meta: { success: "logbooks:said.lostAnswered", invalidates: touched, shownInPlace },
  });
}

export function useDeclarePaper() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.declarePaper">) => client.logbooks.declarePaper.mutate(input),
    meta: { success: "book-papers:period.said", invalidates: touched, shownInPlace },
  });
}

export function useStoreDeclaration() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.storeDeclaration">) => client.logbooks.storeDeclaration.mutate(input),
    meta: { success: "book-papers:declaration.said", invalidates: touched, shownInPlace },
  });
}

export function useSaveTank() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"logbooks.saveTank">) => client.logbooks.saveTank.mutate(input),
    meta: { success: "logbooks:said.tankSaved", invalidates: touched, shownInPlace },
  });
}
