import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { commentedKinds } from "@ymp/api/modules/comments/comments.schema";
import { commentsAtOnce, mostComments } from "@ymp/core/lists";
import { CommentComposer, CommentList } from "@ymp/ui/patterns/comments";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { Paperclip, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTrpc } from "../../app/services-context.tsx";
import { useSession } from "../../app/session.ts";
import { listed } from "../format.ts";
import { useKeptText } from "../forms/use-kept-text.ts";
import { useTranslation } from "../translation.tsx";
import { FileTakerArea } from "../uploads/file-taker.tsx";
import { UploadsInFlight } from "../uploads/uploads-in-flight.tsx";
import { useFormats } from "../use-formats.ts";
import { useAddComment, useRemoveComment } from "./comment.mutations.ts";
import { CommentFiles, HeldFiles } from "./comment-files.tsx";
import { MentionedText } from "./mentioned-text.tsx";
import { mentionsIn } from "./mentions.ts";
import { useCommentFiles } from "./use-comment-files.ts";

export interface CommentsOfProps {
  recordKind: (typeof commentedKinds)[number];
  recordId: string;
  /** What the queue calls the record while the link is away. */
  title: string;
  mayComment: boolean;
}

const colorOf = (color: string | null) => (color?.startsWith("#") ? color : `#${color ?? "808080"}`);

interface MentionablePerson {
  id: string;
  name: string;
  color: string;
}

/** The people who may see the record. */
function useMentionable({ recordKind, recordId }: CommentsOfProps): MentionablePerson[] {
  const { data: people = [] } = useQuery(useTrpc().comments.mentionable.queryOptions({ recordKind, recordId }));
  return people.map(({ id, firstName, lastName, color }) => ({
    id,
    name: `${firstName} ${lastName}`,
    color: colorOf(color),
  }));
}

/** What is said about a record of any kind that can be talked about, oldest first, and a place to add to it; names after @ are told. */
export function CommentsOf(props: CommentsOfProps) {
  const { recordKind, recordId, mayComment } = props;
  const { t } = useTranslation("comments");
  const formats = useFormats();
  const [limit, setLimit] = useState(commentsAtOnce);
  const asked = { recordKind, recordId, ...(limit === commentsAtOnce ? {} : { limit }) };
  const { data: comments = [] } = useQuery(
    useTrpc().comments.list.queryOptions(asked, { placeholderData: keepPreviousData }),
  );
  const isFull = comments.length >= limit;
  const people = useMentionable(props);
  const remove = useRemoveComment(recordKind);
  const removal = (id: string) => (
    <IconButton label={t("remove")} size="icon-sm" className="-my-1.5" onClick={() => remove.mutate({ id })}>
      <Trash2 />
    </IconButton>
  );
  return (
    <section className="mt-5">
      <SectionHead
        title={t("title")}
        fact={isFull ? t("more", { count: comments.length }) : comments.length || undefined}
      />
      {isFull && limit < mostComments ? (
        <Button variant="ghost" size="sm" className="-ms-2.5" onClick={() => setLimit(mostComments)}>
          {t("earlier")}
        </Button>
      ) : null}
      {isFull && limit === mostComments ? (
        <p className="text-muted-foreground text-xs">{t("onlyLatest", { count: mostComments })}</p>
      ) : null}
      <CommentList
        label={t("title")}
        comments={comments.map((comment) => ({
          id: comment.id,
          author: { name: comment.authorName ?? t("formerPerson"), color: colorOf(comment.authorColor) },
          at: formats.dateTime(comment.at),
          body: <MentionedText text={comment.body} names={people.map(({ name }) => name)} />,
          files: <CommentFiles files={comment.files} />,
          tools: comment.mayRemove ? removal(comment.id) : undefined,
        }))}
      />
      {mayComment ? <Composer key={recordId} {...props} people={people} /> : null}
    </section>
  );
}

function Composer({ people, ...props }: CommentsOfProps & { people: readonly MentionablePerson[] }) {
  const { recordKind, recordId, title } = props;
  const { t } = useTranslation("comments");
  const { account } = useSession();
  const [notTold, setNotTold] = useState<readonly string[]>([]);
  const kept = useKeptText("comment", recordId);
  const files = useCommentFiles(recordId);
  const add = useAddComment({ recordKind, recordId, title, author: account });
  const send = async (body: string) => {
    const { id } = kept;
    const mentionedProfileIds = mentionsIn(body, people);
    const written = await add.mutateAsync({ recordKind, recordId, id, body, mentionedProfileIds });
    kept.sent();
    setNotTold(written.status === "sent" ? written.result.notTold : []);
    files.sendWith(id);
  };
  return (
    <FileTakerArea label={t("attach")} onFiles={files.uploads.add} className="mt-3">
      {({ choose }) => (
        <>
          <CommentComposer
            text={kept.text}
            onText={kept.setText}
            people={people}
            onSend={send}
            attachments={<HeldFiles files={files.held} onLeaveOut={files.leaveOut} />}
            tools={
              <IconButton label={t("attach")} size="icon-sm" onClick={choose}>
                <Paperclip />
              </IconButton>
            }
          />
          <UploadsInFlight uploads={files.uploads} />
          {notTold.length > 0 ? (
            <p role="status" dir="auto" className="mt-2 text-sm text-status-due-soon">
              {t("notTold", { names: listed(notTold, t) })}
            </p>
          ) : null}
        </>
      )}
    </FileTakerArea>
  );
}
