import type { InfiniteData } from "@tanstack/react-query";
import { useSession } from "../../app/session.ts";
import { type InputOf, type OutputOf, useQueuedMutation } from "../../lib/offline/use-queued-mutation.ts";
import { useWrite } from "../../lib/use-write.ts";
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

export const useCreateCount = () =>
  useWrite(({ counts }) => counts.create, {
    invalidates: touched,
    shownInPlace: ["invalid", "conflict", "not_found", "forbidden"],
  });

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

export const useRemoveLine = () =>
  useWrite(({ counts }) => counts.removeLine, { failure: "counts:failed.recount", invalidates: touched });

export const usePostCount = () =>
  useWrite(({ counts }) => counts.post, {
    success: "counts:said.posted",
    invalidates: everywhere,
    shownInPlace: ["conflict", "forbidden", "invalid", "not_found"],
  });

export const useCancelCount = () =>
  useWrite(({ counts }) => counts.cancel, {
    success: "counts:said.cancelled",
    failure: "counts:failed.cancel",
    invalidates: touched,
  });
