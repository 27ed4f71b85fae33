import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { Badge } from "@ymp/ui/primitives/badge";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { toneOfWatch, useWatchNames } from "./watch-log-words.ts";
import type { ListedWatchLog } from "./watch-logs.queries.ts";

export function useWatchLogColumns(): DataColumn<ListedWatchLog>[] {
  const { t } = useTranslation("watch-logs");
  const formats = useFormats();
  const names = useWatchNames();
  return useMemo(
    () => [
      {
        id: "startsAt",
        header: t("field.startsAt"),
        width: "minmax(190px,1fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <span className="tabular-nums">{names.hours(row)}</span>,
      },
      {
        id: "position",
        header: t("field.position"),
        width: "minmax(100px,0.6fr)",
        cell: ({ position }) => names.position(position),
      },
      {
        id: "person",
        header: t("field.person"),
        width: "minmax(140px,1fr)",
        cell: ({ name }) => name ?? t("nobody"),
      },
      {
        id: "state",
        header: t("field.state"),
        width: "minmax(150px,0.8fr)",
        cell: ({ state, isSwapped }) => (
          <span className="flex gap-1.5">
            <Badge tone={toneOfWatch[state]}>{t(`state.${state}`)}</Badge>
            {isSwapped ? <Badge tone="line">{t("state.swapped")}</Badge> : null}
          </span>
        ),
      },
      {
        id: "relievedAt",
        header: t("field.signed"),
        width: "minmax(140px,0.8fr)",
        cell: ({ endedAt, relievedAt }) =>
          relievedAt ? formats.dateTime(relievedAt) : endedAt ? t("waitsForSignature") : null,
      },
      { id: "plan", header: t("field.plan"), width: "minmax(160px,1fr)", wideOnly: true, cell: ({ plan }) => plan },
    ],
    [t, formats, names],
  );
}
