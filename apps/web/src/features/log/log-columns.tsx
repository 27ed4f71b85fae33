import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
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
    return [
      {
        id: "loggedOn",
        header: t("field.loggedOn"),
        width: "112px",
        sortable: true,
        cell: ({ loggedOn }) => <bdi className="tabular-nums">{formats.date(loggedOn)}</bdi>,
      },
      {
        id: "title",
        header: t("field.title"),
        width: "minmax(180px,1.6fr)",
        isName: true,
        hideable: false,
        cell: (row) => (
          <span className="flex min-w-0 items-center gap-2">
            <span dir="auto" className="min-w-0 font-medium">
              {titleOf(row)}
            </span>
            {row.archivedAt ? <span className="text-muted-foreground text-xs">{t("state.archived")}</span> : null}
          </span>
        ),
      },
      {
        id: "nameId",
        header: t("field.nameId"),
        width: "minmax(110px,0.8fr)",
        wideOnly: true,
        cell: ({ recordName }) => recordName,
      },
      {
        id: "engineHours",
        header: t("field.engineHours"),
        width: "104px",
        align: "end",
        cell: ({ engineHours }) => figure(figures.hours(engineHours)),
      },
      {
        id: "distance",
        header: t("field.distance"),
        width: "92px",
        align: "end",
        sortable: true,
        cell: ({ distance }) => figure(figures.miles(distance)),
      },
      {
        id: "fuelTaken",
        header: t("field.fuelTaken"),
        width: "96px",
        align: "end",
        wideOnly: true,
        cell: ({ fuelTaken }) => figure(figures.litres(fuelTaken)),
      },
      {
        id: "fuelLeft",
        header: t("field.fuelLeft"),
        width: "112px",
        align: "end",
        wideOnly: true,
        cell: ({ fuelLeft }) => figure(figures.litres(fuelLeft)),
      },
      {
        id: "crew",
        header: t("field.crew"),
        width: "minmax(110px,0.9fr)",
        wideOnly: true,
        cell: ({ crew }) => crew,
      },
    ];
  }, [t, formats, figures, titleOf]);
}
