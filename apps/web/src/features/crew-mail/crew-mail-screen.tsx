import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { mailReach } from "@ymp/core/people/crew-mail";
import { NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { FileText, Mail, Send } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { PlainList } from "../../lib/lists/plain-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useAudienceWords } from "./audience-words.ts";
import { type ListedMail, useCrewMails } from "./crew-mail.queries.ts";
import { crewMailSearch } from "./crew-mail.search.ts";
import { useCrewMailColumns } from "./crew-mail-columns.tsx";
import { DeliveryBadge } from "./delivery-badge.tsx";

const WriteMail = lazyPanel("form", async () => (await import("./write-mail.tsx")).WriteMail);
const MailDialog = lazyPanel("record", async () => (await import("./mail-dialog.tsx")).MailDialog);
const TemplatesDialog = lazyPanel("dialog", async () => (await import("./templates-dialog.tsx")).TemplatesDialog);

/** What was written to the crew, and how it fares. */
export function CrewMailScreen() {
  const { t } = useTranslation("crew-mail");
  if (mailReach(useVessel().access)) return <OpenCrewMail />;
  return (
    <>
      <ScreenHeader title={t("title")} />
      <NoRightState
        title={t("notYours")}
        action={
          <Button asChild>
            <Link to="/app/onboard">{t("users:pages.onboard")}</Link>
          </Button>
        }
      >
        {t("refusal.notYours")}
      </NoRightState>
    </>
  );
}

const rowId = ({ id }: ListedMail) => id;
const rowName = ({ subject }: ListedMail) => subject;

function OpenCrewMail() {
  const { t } = useTranslation("crew-mail");
  const { mail, write, templates } = crewMailSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (search: { mail?: string; write?: true; templates?: true }) =>
    void navigate({ to: "/app/crewemail", search });
  const close = () => show({});
  return (
    <PlainList
      title={t("title")}
      adding={{ word: t("write"), icon: Send, onAdd: () => show({ write: true }) }}
      action={
        <Button onClick={() => show({ templates: true })}>
          <FileText />
          {t("templates.title")}
        </Button>
      }
      pages={useCrewMails()}
      columns={useCrewMailColumns()}
      rowId={rowId}
      rowName={rowName}
      card={(row) => <MailCard row={row} />}
      pathOf={({ id }) => `/app/crewemail?mail=${id}`}
      onOpen={({ id }) => show({ mail: id })}
      counted={({ count }) => t("count", { count })}
      empty={{ icon: <Mail />, title: t("none.title"), text: t("none.text") }}
    >
      {write ? <WriteMail onClose={close} onSent={(id) => show({ mail: id })} /> : null}
      {templates ? <TemplatesDialog onClose={close} /> : null}
      {mail ? <MailDialog key={mail} id={mail} onClose={close} /> : null}
    </PlainList>
  );
}

function MailCard({ row }: { row: ListedMail }) {
  const formats = useFormats();
  const audience = useAudienceWords();
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="break-words font-medium text-base">
          {row.subject}
        </p>
        <p dir="auto" className="text-muted-foreground text-sm">
          {formats.list([audience(row), row.senderName, formats.dateTime(row.sentAt)])}
        </p>
      </div>
      <DeliveryBadge counts={row.counts} />
    </div>
  );
}
