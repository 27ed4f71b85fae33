import { useMutation } from "@tanstack/react-query";
import { staleAfter } from "../../app/live-kinds.ts";
import { useClient } from "../../app/services-context.tsx";
import { type InputOf, useQueuedMutation } from "../offline/use-queued-mutation.ts";

/** A comment is a line of its record's history as well. */
const staleAfterComment = (recordKind: string) => [
  ["comments"],
  ...staleAfter(recordKind).map((path) => [...path, "history"]),
];

interface Commented extends InputOf<"comments.mentionable"> {
  title: string;
  author: { id: string; name: string };
}

/** Shown at once and kept until there is a link. */
export function useAddComment({ title, author, recordKind, recordId }: Commented) {
  return useQueuedMutation({
    path: "comments.create",
    label: () => ({ messageKey: "comments:queued", params: { title } }),
    subject: () => recordId,
    optimistic: {
      touches: [["comments", "list"]],
      apply: ({ id, body, mentionedProfileIds = [] }, { queryClient, trpc }) =>
        queryClient.setQueryData(trpc.comments.list.queryOptions({ recordKind, recordId }).queryKey, (shown = []) => [
          ...shown,
          {
            id,
            body,
            mentionedProfileIds,
            files: [],
            at: new Date(),
            authorId: author.id,
            authorName: author.name,
            authorColor: null,
            mayRemove: true,
          },
        ]),
    },
    meta: { failure: "comments:notSent", invalidates: staleAfterComment(recordKind) },
  });
}

export function useRemoveComment(recordKind: string) {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"comments.remove">) => client.comments.remove.mutate(input),
    meta: { success: "comments:removed", failure: "comments:notRemoved", invalidates: staleAfterComment(recordKind) },
  });
}
