import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { RotateCw } from "lucide-react";
import { CommentFiles } from "../../lib/comments/comment-files.tsx";
import { NotLoaded } from "../../lib/not-loaded.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { ViewDialog } from "../../lib/view-dialog.tsx";
import { useAudienceWords } from "./audience-words.ts";
import { useResendCrewMail } from "./crew-mail.mutations.ts";
import { type CrewMail, type MailRecipient, useCrewMail } from "./crew-mail.queries.ts";

/** A mail as it was written, and how it fares at each address. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("crew-mail");
  const query = useCrewMail(id);
  const resend = useResendCrewMail();
  const mail = query.data;
  return (
    <ViewDialog
      size="lg"
      title={<bdi>{mail?.subject ?? t("title")}</bdi>}
      actions={
        mail?.can.resend ? (
          <Button variant="primary" size="lg" busy={resend.isPending} onClick={() => resend.mutate({ id })}>
            <RotateCw />
            {t("resend")}
          </Button>
        ) : undefined
      }
      onClose={onClose}
    >
      {mail ? <Told mail={mail} /> : <NotLoaded query={query} />}
    </ViewDialog>
  );
}

function Told({ mail }: { mail: CrewMail }) {
  const { t } = useTranslation("crew-mail");
  const formats = useFormats();
  const audience = useAudienceWords();
  const { senderName, replyTo, sentAt, body, files, recipients } = mail;
  return (
    <>
      <p dir="auto" className="text-muted-foreground text-sm">
        {formats.list([
          audience(mail),
          t("writtenBy", { name: senderName, when: formats.dateTime(sentAt) }),
          replyTo !== "" && t("answersTo", { address: replyTo }),
        ])}
      </p>
      <p dir="auto" className="max-w-[64ch] whitespace-pre-line break-words leading-normal">
        {body}
      </p>
      <CommentFiles files={files} />
      <section>
        <SectionHead title={t("recipients")} fact={recipients.length} />
        <ul aria-label={t("recipients")}>
          {recipients.map((one) => (
            <Recipient key={one.id} one={one} />
          ))}
        </ul>
      </section>
    </>
  );
}

const tones: Record<MailRecipient["state"], BadgeTone> = {
  waiting: "due-soon",
  retrying: "due-soon",
  sent: "line",
  kept: "line",
  refused: "overdue",
  withheld: "draft",
};

function Recipient({ one: { name, address, state, tries, failure, sentAt } }: { one: MailRecipient }) {
  const { t } = useTranslation("crew-mail");
  const formats = useFormats();
  const isUnread = state === "retrying" || state === "refused";
  return (
    <li className="hairline-b flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words">
          <bdi className="font-medium">{name}</bdi> <bdi className="break-all text-muted-foreground">{address}</bdi>
        </p>
        {failure && isUnread ? (
          <p dir="auto" className="break-words text-muted-foreground text-xs">
            {t("said", { count: tries, reason: failure })}
          </p>
        ) : null}
      </div>
      {sentAt ? <bdi className="text-muted-foreground text-xs">{formats.dateTime(sentAt)}</bdi> : null}
      <Badge tone={tones[state]}>
        <span dir="auto">{t(`state.${state}`)}</span>
      </Badge>
    </li>
  );
}
