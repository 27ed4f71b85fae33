import { type InfiniteData, useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { type InputOf, type OutputOf, useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import { linesOptions } from "./counts.queries.ts";

type ReadLines = InfiniteData<OutputOf<"counts.lines">, string | null>;

const touched = [["counts"]] as const;
/** Posting changes the stores, and everything that shows stock. */
const everywhere = [
  ["counts"],
  ["inventory"],
  ["jobs"],
  ["equipment"],
  ["spareParts"],
  ["orders"],
  ["attention"],
] as const;

export function useCreateCount() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"counts.create">) => client.counts.create.mutate(input),
    meta: { invalidates: touched, shownInPlace: ["invalid", "conflict", "not_found", "forbidden"] },
  });
}

/** What was counted, with or without a link; `nameOf` names the line for the queue. */
export function useTellCount(nameOf: (input: InputOf<"counts.countLine">) => string) {
  const { account } = useSession();
  return useQueuedMutation({
    path: "counts.countLine",
    label: (input) => ({ messageKey: "counts:queue.counted", params: { name: nameOf(input) } }),
    subject: ({ countId, itemId, locationId, lotId }) => [countId, itemId, locationId, lotId ?? ""].join(" "),
    fields: { quantity: "counts:field.counted" },
    optimistic: {
      touches: [["counts", "lines"]],
      apply: ({ countId, countedAt, note = null, ...told }, { queryClient, trpc }) => {
        const entry = {
          id: told.id,
          quantity: told.quantity,
          isAdded: told.isAdded,
          countedAt: new Date(String(countedAt)),
          countedBy: account.id,
          countedByName: account.name,
          note,
        };
        queryClient.setQueryData<ReadLines>(linesOptions(trpc, countId).queryKey, (read) =>
          read
            ? {
                ...read,
                pages: read.pages.map((page) => ({
                  ...page,
                  rows: page.rows.map((line) =>
                    line.itemId === told.itemId &&
                    line.locationId === told.locationId &&
                    line.lotId === (told.lotId ?? null) &&
                    !line.entries.some(({ id }) => id === told.id)
                      ? { ...line, entries: [...line.entries, entry] }
                      : line,
                  ),
                })),
              }
            : read,
        );
      },
    },
    meta: {
      failure: "counts:failed.count",
      invalidates: [
        ["counts", "lines"],
        ["counts", "list"],
      ],
    },
  });
}

export function useRemoveLine() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"counts.removeLine">) => client.counts.removeLine.mutate(input),
    meta: { failure: "counts:failed.recount", invalidates: touched },
  });
}

export function usePostCount() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"counts.post">) => client.counts.post.mutate(input),
    meta: {
      success: "counts:said.posted",
      invalidates: everywhere,
      shownInPlace: ["conflict", "forbidden", "invalid", "not_found"],
    },
  });
}

export function useCancelCount() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"counts.cancel">) => client.counts.cancel.mutate(input),
    meta: { success: "counts:said.cancelled", failure: "counts:failed.cancel", invalidates: touched },
  });
}
