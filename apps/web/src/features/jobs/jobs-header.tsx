import { Link } from "@tanstack/react-router";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { Segmented } from "@ymp/ui/primitives/segmented";
import {
  Archive,
  CalendarDays,
  ClipboardCopy,
  Columns3,
  Keyboard,
  ListChecks,
  ListTodo,
  MoreHorizontal,
  Plus,
  RefreshCw,
  Sun,
  Table2,
  Upload,
} from "lucide-react";
import type { ReactNode } from "react";
import { usePanels } from "../../app/shell/panels.tsx";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useJobsSummary } from "./jobs.queries.ts";
import { type JobsView, noFilters } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useMayPlan } from "./may-plan.ts";
import { useExportJobs } from "./use-export-jobs.ts";

const viewIcons: Record<JobsView, typeof Table2> = {
  table: Table2,
  board: Columns3,
  calendar: CalendarDays,
  "my-day": Sun,
  lists: ListChecks,
};

export function JobsHeader({ attention }: { attention: ReactNode }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { view, views, search, go } = useJobsAddress();
  const { data: summary } = useJobsSummary();
  const mayPlan = useMayPlan();
  const isArchive = search.state === "archive";
  const isOfJobs = view !== "my-day" && view !== "lists";
  const title = isOfJobs ? t(isArchive ? "jobs:archive" : "jobs:title") : t(`jobs:view.${view}`);
  const count =
    summary && isOfJobs && !isArchive
      ? t("jobs:open", { count: summary.open, total: formats.count(summary.open) })
      : undefined;
  return (
    <ScreenHeader
      title={title}
      count={count}
      tools={
        <>
          {isPhone || view === "my-day" ? null : attention}
          {isPhone ? null : (
            <Segmented
              label={t("jobs:view.label")}
              value={view}
              onValueChange={(next) => go({ view: next })}
              options={views.map((value) => ({ value, label: t(`jobs:view.${value}`), icon: iconOf(value) }))}
            />
          )}
          <MoreMenu withViews={isPhone} />
        </>
      }
      action={
        mayPlan && !isPhone && view !== "lists" ? (
          <Button variant="primary" kbd="N" onClick={() => go({ new: "job" })}>
            <Plus />
            {t("jobs:action.new")}
          </Button>
        ) : undefined
      }
    />
  );
}

function iconOf(view: JobsView) {
  const Icon = viewIcons[view];
  return <Icon />;
}

function MoreMenu({ withViews }: { withViews: boolean }) {
  const { t } = useTranslation();
  const { search, view, views, go } = useJobsAddress();
  const { show } = usePanels();
  const mayPlan = useMayPlan();
  const exportJobs = useExportJobs();
  const isArchive = search.state === "archive";
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("ui:moreActions")} size={withViews ? "icon-touch" : "icon"}>
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {withViews ? (
          <>
            {views
              .filter((other) => other !== view)
              .map((other) => (
                <DropdownMenuItem key={other} onSelect={() => go({ view: other })}>
                  {iconOf(other)}
                  {t(`jobs:view.${other}`)}
                </DropdownMenuItem>
              ))}
            <DropdownMenuSeparator />
          </>
        ) : null}
        {withViews && mayPlan ? (
          <DropdownMenuItem onSelect={() => go({ new: "job" })}>
            <Plus />
            {t("jobs:action.new")}
          </DropdownMenuItem>
        ) : null}
        {mayPlan ? (
          <DropdownMenuItem onSelect={() => go({ new: "recurring" })}>
            <RefreshCw />
            {t("jobs:action.newRecurring")}
          </DropdownMenuItem>
        ) : null}
        {mayPlan ? (
          <DropdownMenuItem onSelect={() => go({ groups: 1 })}>
            <ListTodo />
            {t("jobs:doors.groups")}
          </DropdownMenuItem>
        ) : null}
        {mayPlan ? (
          <DropdownMenuItem asChild>
            <Link to="/app/adminjobs">
              <ClipboardCopy />
              {t("jobs:doors.templates")}
            </Link>
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem
          onSelect={() =>
            go({
              ...noFilters,
              state: isArchive ? undefined : "archive",
              view: "table",
              sort: undefined,
              descending: undefined,
              group: undefined,
            })
          }
        >
          <Archive />
          {t(isArchive ? "jobs:action.backToOpen" : "jobs:archive")}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <ExportItems formats={["xlsx", "csv", "pdf"]} list={exportJobs} />
        {mayPlan ? (
          <DropdownMenuItem asChild>
            <Link to="/app/import/$kind" params={{ kind: "jobs" }}>
              <Upload />
              {t("jobs:action.import")}
            </Link>
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuSeparator />
        <DropdownMenuItem kbd="?" onSelect={() => show("keys")} className="max-md:hidden">
          <Keyboard />
          {t("jobs:action.keys")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
