import { useQuery } from "@tanstack/react-query";
import type { commentedKinds } from "@ymp/api/modules/comments/comments.schema";
import { newId } from "@ymp/core/ids";
import { CommentComposer, CommentList } from "@ymp/ui/patterns/comments";
import { IconButton } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTrpc } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { useFormats } from "../use-formats.ts";
import { useAddComment, useRemoveComment } from "./comment.mutations.ts";
import { MentionedText } from "./mentioned-text.tsx";
import { mentionsIn } from "./mentions.ts";

export interface CommentsOfProps {
  recordKind: (typeof commentedKinds)[number];
  recordId: string;
  /** What the queue calls the record while the link is away. */
  title: string;
  mayComment: boolean;
}

const colorOf = (color: string | null) => (color?.startsWith("#") ? color : `#${color ?? "808080"}`);

/** What is said about a record of any kind that can be talked about, oldest first, and a place to add to it; names after @ are told. */
export function CommentsOf({ recordKind, recordId, title, mayComment }: CommentsOfProps) {
  const { t } = useTranslation("comments");
  const trpc = useTrpc();
  const formats = useFormats();
  const { account } = useSession();
  const record = { recordKind, recordId };
  const { data: comments = [] } = useQuery(trpc.comments.list.queryOptions(record));
  const { data: crew = [] } = useQuery(trpc.people.pick.queryOptions());
  const add = useAddComment({ ...record, title, author: account });
  const remove = useRemoveComment(recordKind);
  const people = crew.map(({ id, firstName, lastName, color }) => ({
    id,
    name: `${firstName} ${lastName}`,
    color: colorOf(color),
  }));
  const removal = (id: string) => (
    <IconButton label={t("remove")} size="icon-sm" className="-my-1.5" onClick={() => remove.mutate({ id })}>
      <Trash2 />
    </IconButton>
  );
  return (
    <section className="mt-5">
      <SectionHead title={t("title")} fact={comments.length || undefined} />
      <CommentList
        label={t("title")}
        comments={comments.map((comment) => ({
          id: comment.id,
          author: { name: comment.authorName ?? t("formerPerson"), color: colorOf(comment.authorColor) },
          at: formats.dateTime(comment.at),
          body: <MentionedText text={comment.body} names={people.map(({ name }) => name)} />,
          tools: comment.authorId === account.id ? removal(comment.id) : undefined,
        }))}
      />
      {mayComment ? (
        <div className="mt-3">
          <CommentComposer
            people={people}
            onSend={async (body) => {
              await add.mutateAsync({ ...record, id: newId(), body, mentionedProfileIds: mentionsIn(body, people) });
            }}
          />
        </div>
      ) : null}
    </section>
  );
}
