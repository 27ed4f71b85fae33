import { phoneQuery, useMedia } from "@ymp/ui/lib/use-media";
import { EmptyState, ErrorState, NoMatchState } from "@ymp/ui/patterns/states";
import { Button, IconButton } from "@ymp/ui/primitives/button";
import { WarningIcon } from "@ymp/ui/primitives/status-icon";
import { ListChecks, Printer, UsersRound } from "lucide-react";
import { useState } from "react";
import { ScreenHeader } from "../../app/shell/screen-header.tsx";
import { lazyPanel } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { EngagementTarget } from "../people/engagements/engagement-dialog.tsx";
import { DepartmentRows } from "./department-rows.tsx";
import { type OnboardList as List, useOnboard } from "./onboard.queries.ts";
import { useOnboardAddress } from "./onboard-address.ts";
import { OnboardFilters } from "./onboard-filters.tsx";
import { OnboardPending } from "./onboard-pending.tsx";
import { filterPeople, groupByDepartment } from "./onboard-people.ts";
import { OnboardPrint } from "./onboard-print.tsx";
import { OnboardStats } from "./onboard-stats.tsx";
import { useIsMusterUnderWay } from "./use-muster.ts";

const EngagementDialog = lazyPanel(
  "dialog",
  async () => (await import("../people/engagements/engagement-dialog.tsx")).EngagementDialog,
);

/** Who is on board now, by department, with the way to change it. */
export function OnboardList() {
  const query = useOnboard();
  const { t } = useTranslation("onboard");
  return (
    <>
      <Header list={query.data} />
      {query.data ? <Board list={query.data} /> : null}
      {query.isPending ? <OnboardPending /> : null}
      {query.isError && !query.data ? (
        <ErrorState title={t("notLoaded")} onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {t("common:failure.notLoadedWhy")}
        </ErrorState>
      ) : null}
    </>
  );
}

function Header({ list }: { list: List | undefined }) {
  const { t } = useTranslation("onboard");
  const formats = useFormats();
  const isPhone = useMedia(phoneQuery);
  const { go } = useOnboardAddress();
  const isMusterUnderWay = useIsMusterUnderWay();
  const counts = list && { onBoard: formats.count(list.counts.onBoard), total: formats.count(list.counts.total) };
  return (
    <ScreenHeader
      title={t("title")}
      count={counts && !isPhone ? t("ofAll", counts) : undefined}
      tools={
        <IconButton label={t("print.action")} size={isPhone ? "icon-touch" : "icon"} onClick={() => window.print()}>
          <Printer />
        </IconButton>
      }
      action={
        <Button variant="primary" className="max-md:w-full" onClick={() => go({ mode: "muster" })}>
          <ListChecks />
          {t(isMusterUnderWay ? "muster.goOn" : "muster.start")}
        </Button>
      }
    />
  );
}

function Board({ list }: { list: List }) {
  const { t } = useTranslation("onboard");
  const { search, go } = useOnboardAddress();
  const [signing, setSigning] = useState<EngagementTarget | null>(null);
  const shown = filterPeople(list.people, search);
  if (list.people.length === 0)
    return (
      <EmptyState icon={<UsersRound />} title={t("empty.title")}>
        {t("empty.text")}
      </EmptyState>
    );
  return (
    <>
      <OnboardStats list={list} />
      <TooMany list={list} />
      <OnboardFilters list={list} />
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-16 max-md:flex-none max-md:overflow-visible max-md:px-4">
        <div className="grid items-start gap-x-6 xl:grid-cols-2">
          {groupByDepartment(shown).map((group) => (
            <DepartmentRows key={group.department ?? "none"} group={group} list={list} onSign={setSigning} />
          ))}
        </div>
        {shown.length === 0 ? (
          <NoMatchState
            title={t("noMatch.title")}
            className="px-0"
            onClearAll={() => go({ where: undefined, department: undefined, search: undefined })}
          >
            {t("noMatch.text")}
          </NoMatchState>
        ) : null}
      </div>
      {signing ? <EngagementDialog target={signing} onClose={() => setSigning(null)} /> : null}
      <OnboardPrint list={list} />
    </>
  );
}

/** The safety certificate says how many may be on board. */
function TooMany({ list: { counts, maxPersons } }: { list: List }) {
  const { t } = useTranslation("onboard");
  if (maxPersons === null || counts.onBoard <= maxPersons) return null;
  return (
    <p
      role="alert"
      className="mx-6 mt-3 flex flex-none items-center gap-2 rounded-md bg-status-overdue-bg px-3 py-2 text-sm text-status-overdue max-md:mx-4"
    >
      <WarningIcon />
      <span dir="auto">{t("tooMany", { count: maxPersons })}</span>
    </p>
  );
}
