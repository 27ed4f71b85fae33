import { Link } from "@tanstack/react-router";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import { Anchor, Archive, ClipboardCopy, Keyboard, ListTodo, Plus, RefreshCw, Siren, Upload } from "lucide-react";
import { usePanels } from "../../app/shell/panels.tsx";
import { ExportItems } from "../../lib/lists/export-menu.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { noFilters } from "./jobs.search.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useJobDialogs } from "./jobs-dialogs.tsx";
import { useMayPlan } from "./may-plan.ts";
import { useExportJobs } from "./use-export-jobs.ts";
import { iconOf } from "./view-icon.tsx";

/** What is done seldom, and on a phone the other views. */
export function JobsMenuItems({ withViews }: { withViews: boolean }) {
  const { t } = useTranslation();
  const { search, view, views, go } = useJobsAddress();
  const { show } = usePanels();
  const { open } = useJobDialogs();
  const mayPlan = useMayPlan();
  const exportJobs = useExportJobs();
  const isArchive = search.state === "archive";
  return (
    <>
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
      {mayPlan ? (
        <DropdownMenuItem onSelect={() => open({ kind: "events" })}>
          <Siren />
          {t("jobs:events.title")}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem asChild>
        <Link to="/app/classitems">
          <Anchor />
          {t("jobs:classItems.title")}
        </Link>
      </DropdownMenuItem>
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
    </>
  );
}
