import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { RegisterRow } from "./equipment.queries.ts";
import { useUseWord } from "./use-words.ts";

export function useRegisterColumns(): DataColumn<RegisterRow>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  const usageOf = useUseWord();
  return useMemo(() => {
    const head = (id: string) => t(`equipment:column.${id}`);
    return [
      {
        id: "code",
        header: head("code"),
        width: "76px",
        sortable: true,
        hideable: true,
        cell: ({ code }) => <bdi className="font-mono text-muted-foreground text-xs">{code}</bdi>,
      },
      {
        id: "name",
        header: head("name"),
        width: "minmax(200px,2fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <NameCell row={row} />,
      },
      {
        id: "parent",
        header: head("parent"),
        width: "minmax(120px,1fr)",
        wideOnly: true,
        cell: ({ parentName }) => parentName,
      },
      {
        id: "type",
        header: head("type"),
        width: "minmax(120px,1fr)",
        wideOnly: true,
        cell: ({ type }) => type && t(`equipment-types:type.${type}`),
      },
      {
        id: "department",
        header: head("department"),
        width: "minmax(108px,0.8fr)",
        wideOnly: true,
        cell: ({ department }) =>
          department ? (
            <DeptBar department={department} name={t(`departments:of.${department}`)}>
              {t(`departments:of.${department}`)}
            </DeptBar>
          ) : null,
      },
      {
        id: "location",
        header: head("location"),
        width: "minmax(120px,1fr)",
        sortable: true,
        cell: ({ location }) => location,
      },
      {
        id: "manufacturer",
        header: head("manufacturer"),
        width: "minmax(120px,1.2fr)",
        sortable: true,
        wideOnly: true,
        cell: ({ manufacturer, modelNumber }) => formats.list([manufacturer, modelNumber]),
      },
      {
        id: "serialNumber",
        header: head("serialNumber"),
        width: "128px",
        wideOnly: true,
        cell: ({ serialNumber }) => <bdi className="font-mono text-xs">{serialNumber}</bdi>,
      },
      {
        id: "supplier",
        header: head("supplierName"),
        width: "minmax(120px,1fr)",
        wideOnly: true,
        cell: ({ supplierName }) => supplierName,
      },
      { id: "use", header: head("use"), width: "110px", wideOnly: true, cell: (row) => usageOf(row) },
      {
        id: "runningHours",
        header: head("runningHours"),
        width: "104px",
        align: "end",
        cell: ({ lastTotal }) => (
          <bdi className="block text-end">{lastTotal === null ? "" : formats.hours(lastTotal)}</bdi>
        ),
      },
      {
        id: "openJobs",
        header: head("openJobs"),
        width: "92px",
        align: "end",
        cell: (row) => <JobsCell row={row} />,
      },
    ];
  }, [t, formats, usageOf]);
}

function NameCell({ row }: { row: RegisterRow }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span dir="auto" className="min-w-0 font-medium">
        {row.name}
      </span>
      {row.isCritical ? <CriticalMark label={t("equipment:critical")} /> : null}
      {row.archivedAt ? <span className="text-muted-foreground text-xs">{t("equipment:archived")}</span> : null}
    </span>
  );
}

/** Open jobs; the overdue ones among them with their sign. */
export function JobsCell({ row }: { row: Pick<RegisterRow, "openJobs" | "overdueJobs"> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (row.openJobs === 0) return <span className="sr-only">0</span>;
  return (
    <span className="flex items-center justify-end gap-2">
      {row.overdueJobs > 0 ? (
        <span
          title={t("equipment:tree.overdue", { count: row.overdueJobs })}
          className="flex items-center gap-1 font-medium text-status-overdue"
        >
          <OverdueIcon className="size-3.5" />
          <span className="sr-only">{t("equipment:tree.overdue", { count: row.overdueJobs })}</span>
          <span aria-hidden>{formats.count(row.overdueJobs)}</span>
        </span>
      ) : null}
      <span>{formats.count(row.openJobs)}</span>
    </span>
  );
}
