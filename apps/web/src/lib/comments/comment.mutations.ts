import { useMutation } from "@tanstack/react-query";
import { useClient } from "../../app/services-context.tsx";
import { type InputOf, useQueuedMutation } from "../offline/use-queued-mutation.ts";

const after = [["comments"], ["jobs", "history"], ["equipment", "history"]] as const;

interface Commented extends InputOf<"comments.list"> {
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
            at: new Date(),
            authorId: author.id,
            authorName: author.name,
            authorColor: null,
          },
        ]),
    },
    meta: { failure: "comments:notSent", invalidates: after },
  });
}

export function useRemoveComment() {
  const client = useClient();
  return useMutation({
    mutationFn: (input: InputOf<"comments.remove">) => client.comments.remove.mutate(input),
    meta: { success: "comments:removed", failure: "comments:notRemoved", invalidates: after },
  });
}
