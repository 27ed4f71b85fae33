import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { columnsOf } from "../../lib/lists/columns-of.ts";
import { NamedCell } from "../../lib/lists/named-cell.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ListedEntry } from "./log.queries.ts";
import { useEntryTitle, useLogFigures } from "./log-words.ts";

export function useLogColumns(): DataColumn<ListedEntry>[] {
  const { t } = useTranslation("log");
  const formats = useFormats();
  const figures = useLogFigures();
  const titleOf = useEntryTitle();
  return useMemo(() => {
    const figure = (text: string | null) => <bdi className="block text-end tabular-nums">{text}</bdi>;
    return columnsOf<ListedEntry>((id) => t(`field.${id}`), {
      loggedOn: {
        width: "112px",
        sortable: true,
        cell: ({ loggedOn }) => <bdi className="tabular-nums">{formats.date(loggedOn)}</bdi>,
      },
      title: {
        width: "minmax(180px,1.6fr)",
        isName: true,
        hideable: false,
        cell: (row) => <NamedCell name={titleOf(row)} mark={row.archivedAt && t("state.archived")} />,
      },
      nameId: { width: "minmax(110px,0.8fr)", wideOnly: true, cell: ({ recordName }) => recordName },
      engineHours: { width: "104px", align: "end", cell: ({ engineHours }) => figure(figures.hours(engineHours)) },
      distance: {
        width: "92px",
        align: "end",
        sortable: true,
        cell: ({ distance }) => figure(figures.miles(distance)),
      },
      fuelTaken: {
        width: "96px",
        align: "end",
        wideOnly: true,
        cell: ({ fuelTaken }) => figure(figures.litres(fuelTaken)),
      },
      fuelLeft: {
        width: "112px",
        align: "end",
        wideOnly: true,
        cell: ({ fuelLeft }) => figure(figures.litres(fuelLeft)),
      },
      crew: { width: "minmax(110px,0.9fr)", wideOnly: true, cell: ({ crew }) => crew },
    });
  }, [t, formats, figures, titleOf]);
}
