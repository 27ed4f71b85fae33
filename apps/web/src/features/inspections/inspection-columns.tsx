import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { Badge } from "@ymp/ui/primitives/badge";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import type { ListedInspection } from "./inspections.queries.ts";
import { useStateOfInspection } from "./state-words.ts";

export function useInspectionColumns(): DataColumn<ListedInspection>[] {
  const { t } = useTranslation("inspections");
  const formats = useFormats();
  const state = useStateOfInspection();
  return useMemo(() => {
    const muted = (text: string | null) => <bdi className="text-muted-foreground">{text}</bdi>;
    const figure = (count: number) => <bdi className="tabular-nums">{formats.count(count)}</bdi>;
    return [
      {
        id: "officer",
        header: t("column.officer"),
        width: "minmax(180px,2fr)",
        isName: true,
        cell: ({ officer, authority }) => <bdi className="font-medium">{t("by", { officer, authority })}</bdi>,
      },
      { id: "port", header: t("field.port"), width: "minmax(100px,1fr)", cell: ({ port }) => muted(port) },
      {
        id: "started",
        header: t("column.started"),
        width: "150px",
        cell: ({ startedAt }) => muted(formats.dateTime(startedAt)),
      },
      {
        id: "master",
        header: t("column.master"),
        width: "minmax(120px,1fr)",
        wideOnly: true,
        cell: ({ masterName }) => muted(masterName),
      },
      { id: "looks", header: t("column.looks"), width: "96px", align: "end", cell: ({ looks }) => figure(looks) },
      {
        id: "copies",
        header: t("copies.title"),
        width: "150px",
        align: "end",
        wideOnly: true,
        cell: ({ copies }) => figure(copies),
      },
      {
        id: "state",
        header: t("column.state"),
        width: "minmax(200px,1.5fr)",
        cell: (row) => (
          <Badge tone={row.endedAt === null ? "due-soon" : "line"}>
            <span dir="auto">{state(row)}</span>
          </Badge>
        ),
      },
    ];
  }, [t, formats, state]);
}
