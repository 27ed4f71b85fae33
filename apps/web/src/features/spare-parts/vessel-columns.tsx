import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { DeptBar } from "@ymp/ui/patterns/dept-bar";
import { CriticalMark } from "@ymp/ui/primitives/critical-mark";
import { Link2 } from "lucide-react";
import { useMemo } from "react";
import { listed } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { AlertMark, placesOf, StockFigure } from "./part-marks.tsx";
import type { PartRow } from "./spares.queries.ts";

/** Columns that a screen of usual width has no room for. */
export const hiddenAtFirst = [
  "department",
  "figureNumber",
  "key",
  "measurement",
  "standard",
  "serialNo",
  "fitted",
  "item",
];

type TextField = "figureNumber" | "key" | "measurement" | "standard" | "serialNo";
const plain: readonly TextField[] = ["figureNumber", "key", "measurement", "standard", "serialNo"];

export function useVesselColumns(): DataColumn<PartRow>[] {
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(() => {
    const head = (id: string) => t(`spares:field.${id}`);
    const figure = (id: string, width: string, read: (row: PartRow) => number | null | undefined) => ({
      id,
      header: head(id),
      width,
      align: "end" as const,
      wideOnly: true,
      cell: (row: PartRow) => <Figure text={wordOf(read(row))} />,
    });
    const wordOf = (value: number | null | undefined) => (value ? formats.quantity(value) : "");
    const columns: DataColumn<PartRow>[] = [
      {
        id: "partNo",
        header: head("partNo"),
        width: "minmax(104px,0.8fr)",
        sortable: true,
        wideOnly: true,
        cell: ({ partNo }) => <bdi className="font-mono text-muted-foreground text-xs">{partNo}</bdi>,
      },
      {
        id: "designation",
        header: head("designation"),
        width: "minmax(170px,2fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <NameCell row={row} />,
      },
      {
        id: "equipment",
        header: head("machine"),
        width: "minmax(140px,1.7fr)",
        sortable: true,
        cell: (row) => <MachineCell row={row} />,
      },
      {
        id: "department",
        header: head("department"),
        width: "minmax(108px,0.8fr)",
        wideOnly: true,
        cell: ({ machine: { department } }) =>
          department ? (
            <DeptBar department={department} name={t(`departments:of.${department}`)}>
              {t(`departments:of.${department}`)}
            </DeptBar>
          ) : null,
      },
      ...plain.map((id) => ({
        id,
        header: head(id),
        width: "minmax(80px,0.6fr)",
        cell: (row: PartRow) => row[id],
      })),
      figure("fitted", "72px", ({ fittedQuantity }) => fittedQuantity),
      {
        id: "onHand",
        header: head("onHand"),
        width: "96px",
        align: "end",
        cell: (row) => (
          <span className="block text-end">
            <StockFigure part={row} />
          </span>
        ),
      },
      figure("minimum", "64px", ({ stock }) => stock?.min),
      {
        id: "place",
        header: head("place"),
        width: "minmax(96px,1.2fr)",
        givesWay: true,
        cell: (row) => <PlaceCell row={row} />,
      },
      {
        id: "lastUsed",
        header: head("lastUsed"),
        width: "96px",
        wideOnly: true,
        cell: ({ lastUsedOn }) => (lastUsedOn ? formats.date(lastUsedOn) : null),
      },
      figure("onOrder", "68px", ({ stock }) => stock?.onOrder),
      figure("toOrder", "68px", ({ stock }) => stock?.suggested),
      {
        id: "alert",
        header: head("alert"),
        width: "minmax(132px,0.4fr)",
        cell: (row) => <AlertMark alert={row.alert} />,
      },
      {
        id: "item",
        header: head("item"),
        width: "minmax(140px,1fr)",
        cell: ({ stock }) => stock?.name ?? null,
      },
    ];
    return columns;
  }, [t, formats]);
}

const Figure = ({ text }: { text: string }) => <bdi className="block text-end tabular-nums">{text}</bdi>;

function NameCell({ row }: { row: PartRow }) {
  const { t } = useTranslation();
  const others = (row.stock?.sharedBy ?? 1) - 1;
  const word = t("spares:sharedWith", { count: others });
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span dir="auto" className="min-w-0 font-medium">
        {row.designation}
      </span>
      {others > 0 ? (
        <span title={word} className="inline-flex flex-none items-center gap-0.5 text-muted-foreground text-xs">
          <Link2 aria-hidden className="size-3.5" />
          <span aria-hidden>{others + 1}</span>
          <span className="sr-only">{word}</span>
        </span>
      ) : null}
    </span>
  );
}

function MachineCell({ row: { machine, sectionName } }: { row: PartRow }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
      <bdi className="min-w-0">{machine.name}</bdi>
      {machine.isCritical ? <CriticalMark label={t("equipment:critical")} /> : null}
      {sectionName ? <bdi className="min-w-0 text-muted-foreground text-xs">{sectionName}</bdi> : null}
    </span>
  );
}

function PlaceCell({ row }: { row: PartRow }) {
  const { t } = useTranslation();
  const [first, ...others] = placesOf(row);
  if (!first) return null;
  return (
    <span title={listed(placesOf(row), t)} className="flex min-w-0 items-baseline gap-1.5">
      <bdi className="min-w-0">{first}</bdi>
      {others.length > 0 ? (
        <span className="flex-none text-muted-foreground text-xs">
          {t("spares:morePlaces", { count: others.length })}
        </span>
      ) : null}
    </span>
  );
}
