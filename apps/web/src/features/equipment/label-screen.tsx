import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useParams } from "@tanstack/react-router";
import { firstOf } from "@ymp/core/bounded";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { EmptyState } from "@ymp/ui/patterns/states";
import { Badge } from "@ymp/ui/primitives/badge";
import { Button } from "@ymp/ui/primitives/button";
import { SectionHead } from "@ymp/ui/primitives/card";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Camera, ChevronRight, Gauge, QrCode } from "lucide-react";
import { type ComponentType, useState } from "react";
import { isUnreachable } from "../../app/failures.ts";
import { PathLink } from "../../app/path-link.tsx";
import { useServices, useStore, useTrpc } from "../../app/services-context.tsx";
import { useCan } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { listed } from "../../lib/format.ts";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { RowsOrNone } from "../../lib/rows-or-none.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { jobDue } from "./due-words.ts";
import { type Machine, type RegisterNode, useDueNext, useRegisterTree } from "./equipment.queries.ts";
import { WarrantyNote } from "./equipment-picker.tsx";

const AddReadingDialog = lazyPanel("dialog", async () => (await import("./add-reading-dialog.tsx")).AddReadingDialog);

/** Reports what is wrong with a machine; another feature's dialog, brought along by the route. */
export type ReportDialog = ComponentType<{ equipmentId: string | null; onClose: () => void }>;

/** What a machine's label opens on a phone: report a defect, enter the hours, see what is open. Works without a link. */
export function LabelScreen({ Report }: { Report: ReportDialog }) {
  const { t } = useTranslation("labels");
  const { id } = useParams({ from: "/app/label/$id" });
  const isPhone = useMedia(phoneQuery);
  const { data: tree } = useRegisterTree({});
  const query = useQuery(useTrpc().equipment.get.queryOptions({ id }));
  const { isOnline } = useStore(useServices().link);
  const machine = query.data;
  const known = machine ?? tree?.find((node) => node.id === id);
  if (!isPhone && known) return <Navigate to="/app/equipment/$id" params={{ id }} replace />;
  if (known) return <MachineInHand id={id} known={known} machine={machine} Report={Report} />;
  if (query.isPending && isOnline) return null;
  const wasAsked = isOnline && !isUnreachable(query.error);
  return (
    <EmptyState
      icon={<QrCode />}
      title={t(wasAsked ? "unknown.title" : "unknown.titleOffline")}
      actions={
        <Button asChild>
          <Link to="/app/equipment">{t("equipment:title")}</Link>
        </Button>
      }
    >
      {t(wasAsked ? "unknown.text" : "unknown.offline")}
    </EmptyState>
  );
}

interface MachineInHandProps {
  id: string;
  known: Pick<RegisterNode, "name" | "code" | "location" | "isCritical">;
  /** Absent while the device has only the register. */
  machine: Machine | undefined;
  Report: ReportDialog;
}

function MachineInHand({ id, known, machine, Report }: MachineInHandProps) {
  const { t } = useTranslation("labels");
  const mayReport = useCan("jobs:edit");
  const [open, setOpen] = useState<"report" | "reading" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-1 flex-col pb-6">
      <ScreenHeader title={known.name} />
      <div className="flex flex-col gap-4 px-4">
        <p className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
          {known.isCritical ? (
            <Badge tone="overdue">
              <WarningIcon />
              {t("equipment:critical")}
            </Badge>
          ) : null}
          <bdi>{listed([known.code, known.location], t)}</bdi>
        </p>
        <WarrantyNote equipmentId={id} />
        {mayReport ? (
          <div className="flex flex-col gap-2">
            <Button variant="primary" size="touch" onClick={() => setOpen("report")}>
              <Camera />
              {t("report")}
            </Button>
            {machine?.can.addReading ? (
              <Button variant="outline" size="touch" onClick={() => setOpen("reading")}>
                <Gauge />
                {t("equipment:action.addReading")}
              </Button>
            ) : null}
          </div>
        ) : null}
        <OpenJobs id={id} />
        <Button variant="ghost" size="touch" className="-ms-4 self-start" asChild>
          <Link to="/app/equipment/$id" params={{ id }}>
            {t("whole")}
            <ChevronRight className="rtl:rotate-180" />
          </Link>
        </Button>
      </div>
      {open === "report" ? <Report equipmentId={id} onClose={close} /> : null}
      {open === "reading" && machine ? (
        <AddReadingDialog
          machine={{ ...machine, can: { replaceMeter: false } }}
          onClose={close}
          onReplaceMeter={close}
        />
      ) : null}
    </div>
  );
}

const shownJobs = 6;

function OpenJobs({ id }: { id: string }) {
  const { t } = useTranslation("labels");
  const formats = useFormats();
  const { data, isError } = useDueNext(id);
  const { isOnline } = useStore(useServices().link);
  if (!data && !isError && isOnline)
    return (
      <p role="status" className="text-muted-foreground text-sm">
        {t("loading")}
      </p>
    );
  if (!data) return <p className="text-muted-foreground text-sm">{t("notHere")}</p>;
  return (
    <section aria-label={t("openJobs")}>
      <SectionHead title={t("openJobs")} fact={data.total} />
      <RowsOrNone
        label={t("openJobs")}
        rows={firstOf(data.rows, shownJobs).rows}
        none={t("equipment:dueNext.none")}
        rowId={(job) => job.id}
        hasMore={data.total > shownJobs}
        all={`/app/equipment/${id}?tab=jobs`}
      >
        {(job) => (
          <li>
            <PathLink href={`/app/jobdetails/${job.id}`} dir="auto" className="min-w-0 flex-1 py-3">
              {job.title}
            </PathLink>
            <bdi className={job.state === "overdue" ? "font-medium text-status-overdue" : "text-muted-foreground"}>
              {jobDue(job, formats) ?? t("equipment:dueNext.noDate")}
            </bdi>
          </li>
        )}
      </RowsOrNone>
    </section>
  );
}
