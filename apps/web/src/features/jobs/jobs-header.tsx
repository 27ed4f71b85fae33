import { lateCode } from "@ymp/ui/lib/late-code";
import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import { Segmented } from "@ymp/ui/primitives/segmented";
import { MoreHorizontal, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useAccess } from "../../app/session.ts";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { usePreloaded } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useLateMenu } from "../../lib/use-late-menu.ts";
import { useJobsSummary } from "./jobs.queries.ts";
import { useJobsAddress } from "./jobs-address.ts";
import { useMayPlan } from "./may-plan.ts";
import { iconOf } from "./view-icon.tsx";

export function JobsHeader({ attention }: { attention: ReactNode }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { view, views, search, go } = useJobsAddress();
  const { data: summary } = useJobsSummary();
  const mayPlan = useMayPlan();
  const isArchive = search.state === "archive";
  const isOfJobs = view !== "my-day" && view !== "lists";
  const isWhatIsDue = useAccess().edition === "lite" && view === "table";
  const ofOpen = isWhatIsDue ? "navigation:whatIsDue" : "jobs:title";
  const title = isOfJobs ? t(isArchive ? "jobs:archive" : ofOpen) : t(`jobs:view.${view}`);
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

const items = lateCode(() => import("./jobs-menu-items.tsx"));
const preloaded = [items];

function MoreMenu({ withViews }: { withViews: boolean }) {
  const { t } = useTranslation();
  const { menu, code } = useLateMenu(items);
  usePreloaded(preloaded);
  return (
    <DropdownMenu {...menu}>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("controls:moreActions")} size={withViews ? "icon-touch" : "icon"}>
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{code ? <code.JobsMenuItems withViews={withViews} /> : null}</DropdownMenuContent>
    </DropdownMenu>
  );
}
