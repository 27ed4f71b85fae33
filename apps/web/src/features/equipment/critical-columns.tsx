import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import { useMemo } from "react";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

export type CriticalRow = OutputOf<"equipment.critical">["rows"][number];

const tones: Record<CriticalRow["state"], BadgeTone> = {
  out_of_service: "overdue",
  overdue: "overdue",
  no_plan: "due-soon",
  defect: "due-soon",
  in_order: "done",
};

export function useCriticalColumns(): readonly DataColumn<CriticalRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("equipment:column.name"),
        width: "minmax(200px,1fr)",
        isName: true,
        cell: (row) => <span className="font-medium">{row.name}</span>,
      },
      {
        id: "place",
        header: t("equipment:column.location"),
        width: "minmax(120px,200px)",
        wideOnly: true,
        cell: (row) => <Place row={row} />,
      },
      {
        id: "lastTest",
        header: t("equipment:criticalList.column.lastTest"),
        width: "minmax(150px,260px)",
        cell: (row) => <LastTest row={row} />,
      },
      {
        id: "nextTest",
        header: t("equipment:criticalList.column.nextTest"),
        width: "minmax(150px,260px)",
        cell: (row) => <NextTest row={row} />,
      },
      {
        id: "state",
        header: t("equipment:criticalList.column.state"),
        width: "156px",
        cell: (row) => <StateBadge row={row} />,
      },
    ],
    [t],
  );
}

function Place({ row }: { row: CriticalRow }) {
  const { t } = useTranslation();
  if (!row.department) return <bdi>{row.location}</bdi>;
  const name = t(`departments:of.${row.department}`);
  return (
    <DeptBar department={row.department} name={name}>
      {row.location ?? name}
    </DeptBar>
  );
}

function StateBadge({ row }: { row: CriticalRow }) {
  const { t } = useTranslation();
  return <Badge tone={tones[row.state]}>{t(`equipment:criticalList.state.${row.state}`)}</Badge>;
}

function LastTest({ row: { lastTest } }: { row: CriticalRow }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!lastTest) return <span className="text-muted-foreground">{t("equipment:criticalList.never")}</span>;
  return (
    <span className="min-w-0" title={formats.list([lastTest.title, lastTest.byName])}>
      <bdi className="tabular-nums">{formats.date(lastTest.doneOn)}</bdi>{" "}
      <span className="text-muted-foreground">{lastTest.title}</span>
    </span>
  );
}

function NextTest({ row: { nextTest } }: { row: CriticalRow }) {
  const { t } = useTranslation();
  const formats = useFormats();
  // The state beside it says that no test is planned.
  if (!nextTest) return <span className="text-muted-foreground">{t("equipment:criticalList.noNext")}</span>;
  const { plannedOn, dueTotal, title, isOverdue } = nextTest;
  const byHours = dueTotal === null ? "" : formats.hours(dueTotal);
  return (
    <span className="min-w-0">
      <bdi className={isOverdue ? "text-status-overdue tabular-nums" : "tabular-nums"}>
        {plannedOn ? formats.date(plannedOn) : byHours}
      </bdi>{" "}
      <span className="text-muted-foreground">{title}</span>
    </span>
  );
}

/** On a phone. */
export function CriticalCard({ row }: { row: CriticalRow }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1 px-4 py-2.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span dir="auto" className="min-w-0 break-words font-medium text-base">
          {row.name}
        </span>
        <StateBadge row={row} />
      </span>
      <Place row={row} />
      <span className="flex gap-2">
        <span className="flex-none text-muted-foreground">{t("equipment:criticalList.column.lastTest")}</span>
        <LastTest row={row} />
      </span>
      <span className="flex gap-2">
        <span className="flex-none text-muted-foreground">{t("equipment:criticalList.column.nextTest")}</span>
        <NextTest row={row} />
      </span>
    </div>
  );
}
