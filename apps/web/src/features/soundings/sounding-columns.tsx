import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { NamedCell } from "../../lib/lists/named-cell.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useTankFigures } from "./sounding-words.ts";
import type { ListedSounding } from "./soundings.queries.ts";

export function useSoundingColumns(): DataColumn<ListedSounding>[] {
  const { t } = useTranslation("soundings");
  const formats = useFormats();
  const figures = useTankFigures();
  return useMemo(
    () => [
      {
        id: "tank",
        header: t("field.tankId"),
        width: "minmax(180px,1.2fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <NamedCell name={row.tank} mark={row.archivedAt && t("state.archived")} />,
      },
      {
        id: "soundedAt",
        header: t("field.soundedAt"),
        width: "minmax(150px,0.9fr)",
        sortable: true,
        cell: ({ soundedAt }) => formats.dateTime(soundedAt),
      },
      {
        id: "cm",
        header: t("field.cm"),
        width: "minmax(90px,0.5fr)",
        align: "end",
        cell: ({ cm }) => cm && figures.height(cm),
      },
      {
        id: "volume",
        header: t("field.volume"),
        width: "minmax(110px,0.6fr)",
        align: "end",
        cell: ({ volume }) => figures.volume(volume),
      },
      {
        id: "temperature",
        header: t("field.temperature"),
        width: "minmax(110px,0.6fr)",
        align: "end",
        wideOnly: true,
        cell: ({ temperature }) => temperature && figures.warmth(temperature),
      },
      { id: "byName", header: t("field.byName"), width: "minmax(130px,0.8fr)", cell: ({ byName }) => byName },
      {
        id: "notes",
        header: t("field.notes"),
        width: "minmax(160px,1.4fr)",
        wideOnly: true,
        cell: ({ notes }) => notes,
      },
    ],
    [t, formats, figures],
  );
}
