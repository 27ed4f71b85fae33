import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { mailReach } from "@ymp/core/people/crew-mail";
import { NoRightState } from "@ymp/ui/patterns/states";
import { Button } from "@ymp/ui/primitives/button";
import { FileText, Mail, Send } from "lucide-react";
import { useRef } from "react";
import { useVessel } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { ListEmptyState } from "../../lib/lists/list-empty-state.tsx";
import { PagedTable } from "../../lib/lists/paged-table.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useAdding } from "../../lib/use-adding.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useScreenKeys } from "../../lib/use-screen-keys.ts";
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
  const pages = useCrewMails();
  const columns = useCrewMailColumns();
  const screen = useRef<HTMLDivElement>(null);
  const show = (search: { mail?: string; write?: true; templates?: true }) =>
    void navigate({ to: "/app/crewemail", search });
  const begin = () => show({ write: true });
  const close = () => show({});
  useScreenKeys(screen, { n: begin });
  const adding = useAdding({ word: t("write"), icon: Send, kbd: "N", onAdd: begin });
  return (
    <div ref={screen} className="relative flex min-h-0 flex-1 flex-col">
      <ScreenHeader
        title={t("title")}
        tools={adding.tool}
        action={
          <>
            <Button onClick={() => show({ templates: true })}>
              <FileText />
              {t("templates.title")}
            </Button>
            {adding.action}
          </>
        }
      />
      <PagedTable
        label={t("title")}
        pages={pages}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        card={(row) => <MailCard row={row} />}
        pathOf={({ id }) => `/app/crewemail?mail=${id}`}
        onOpen={({ id }) => show({ mail: id })}
        counted={({ count }) => t("count", { count })}
        empty={
          <ListEmptyState
            query={pages.query}
            isFiltered={false}
            onClear={() => undefined}
            empty={{ icon: <Mail />, title: t("none.title"), children: t("none.text"), actions: adding.button }}
          />
        }
      />
      {write ? <WriteMail onClose={close} onSent={(id) => show({ mail: id })} /> : null}
      {templates ? <TemplatesDialog onClose={close} /> : null}
      {mail ? <MailDialog key={mail} id={mail} onClose={close} /> : null}
    </div>
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
