import { useMutation } from "@tanstack/react-query";
import { useClient, useServices } from "../../app/services-context.tsx";
import type { InputOf } from "../../lib/offline/use-queued-mutation.ts";

const bell = [
  ["notifications", "unread"],
  ["notifications", "list"],
] as const;

/** Opening a notice reads it; that it did not reach the server is no hindrance on the way to its record. */
export function useMarkRead() {
  const client = useClient();
  return useMutation({
    mutationFn: (id: string) => client.notifications.markRead.mutate({ ids: [id] }),
    meta: { invalidates: bell },
  });
}

export function useMarkAllRead() {
  const client = useClient();
  return useMutation({
    mutationFn: () => client.notifications.markAllRead.mutate(),
    meta: { success: "notices:allMarked", failure: "notices:notMarked", invalidates: bell },
  });
}

/** Shown at once and read again when the server refuses. */
export function useSetPreference() {
  const client = useClient();
  const { queryClient, trpc } = useServices();
  const { queryKey } = trpc.notifications.preferences.queryOptions();
  return useMutation({
    mutationFn: (input: InputOf<"notifications.setPreference">) => client.notifications.setPreference.mutate(input),
    onMutate: (input) =>
      queryClient.setQueryData(queryKey, (shown) =>
        shown?.map((preference) => (preference.event === input.event ? { ...preference, ...input } : preference)),
      ),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: { failure: "notices:preferences.notSaved", invalidates: [["notifications"]] },
  });
}

export function useSetDigest() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"notifications.setDigest">) => client.notifications.setDigest.mutate(input),
    meta: {
      success: "notices:hours.saved",
      failure: "notices:hours.notSaved",
      invalidates: [["notifications", "digest"]],
    },
  });
}
