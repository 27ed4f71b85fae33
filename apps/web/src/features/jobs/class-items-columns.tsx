import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { Badge, type BadgeTone } from "@ymp/ui/primitives/badge";
import { useMemo } from "react";
import type { OutputOf } from "../../lib/offline/use-queued-mutation.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";

export type ClassItem = OutputOf<"jobs.classItems">["rows"][number];

const tones: Record<ClassItem["state"], BadgeTone> = {
  overdue: "overdue",
  within: "due-soon",
  open: "line",
  credited: "done",
};

export function useClassItemColumns(): readonly DataColumn<ClassItem>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: "itemNo",
        header: t("class-items:column.itemNo"),
        width: "minmax(72px,104px)",
        cell: (row) => <bdi className="font-mono text-xs">{row.itemNo}</bdi>,
      },
      {
        id: "title",
        header: t("class-items:column.title"),
        width: "minmax(200px,1fr)",
        isName: true,
        cell: (row) => <bdi className="font-medium">{row.title}</bdi>,
      },
      {
        id: "survey",
        header: t("class-items:column.survey"),
        width: "minmax(110px,200px)",
        wideOnly: true,
        cell: (row) => row.survey && t(`class-items:survey.${row.survey}`),
      },
      {
        id: "dueOn",
        header: t("class-items:column.dueOn"),
        width: "minmax(110px,320px)",
        cell: (row) => <DueWindow row={row} />,
      },
      {
        id: "credited",
        header: t("class-items:column.creditedOn"),
        width: "minmax(150px,240px)",
        wideOnly: true,
        cell: (row) => <Credited row={row} />,
      },
      { id: "state", header: t("class-items:column.state"), width: "132px", cell: (row) => <State row={row} /> },
    ],
    [t],
  );
}

function State({ row: { state } }: { row: ClassItem }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`class-items:state.${state}`)}</Badge>;
}

function DueWindow({ row: { dueOn, windowFrom, windowTo, windowMonths } }: { row: ClassItem }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!dueOn) return null;
  const window =
    windowMonths && windowFrom && windowTo
      ? t("job-sheet:credit.window", { from: formats.date(windowFrom), to: formats.date(windowTo) })
      : null;
  return (
    <span className="min-w-0 tabular-nums">
      <bdi>{formats.date(dueOn)}</bdi> {window ? <span className="text-muted-foreground text-xs">{window}</span> : null}
    </span>
  );
}

function Credited({ row: { creditedOn, creditedBy, capacity, confirmedBy } }: { row: ClassItem }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!creditedOn) return <span className="text-muted-foreground">{t("class-items:never")}</span>;
  const isOpen = capacity === "chief_engineer" && confirmedBy === null;
  const by = isOpen ? t("class-items:toConfirm") : creditedBy;
  return (
    <span className="min-w-0 tabular-nums" title={creditedBy ?? undefined}>
      <bdi>{formats.date(creditedOn)}</bdi>{" "}
      <span className={isOpen ? "text-status-due-soon" : "text-muted-foreground"}>{by}</span>
    </span>
  );
}

/** On a phone. */
export function ClassItemCard({ row }: { row: ClassItem }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1 px-4 py-2.5 text-sm">
      <span className="flex items-start justify-between gap-3">
        <span dir="auto" className="min-w-0 break-words font-medium text-base">
          <bdi className="font-mono text-muted-foreground text-xs">{row.itemNo}</bdi> {row.title}
        </span>
        <State row={row} />
      </span>
      {row.survey ? <span className="text-muted-foreground">{t(`class-items:survey.${row.survey}`)}</span> : null}
      <DueWindow row={row} />
      <span className="flex gap-2">
        <span className="flex-none text-muted-foreground">{t("class-items:column.creditedOn")}</span>
        <Credited row={row} />
      </span>
    </div>
  );
}
