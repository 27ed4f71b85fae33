import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { useMemo } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useNow } from "../../lib/use-now.ts";
import type { VesselRow } from "./platform.queries.ts";
import { SubscriptionCell } from "./subscription-cell.tsx";
import { type VesselAct, VesselMenu } from "./vessel-menu.tsx";

export function useVesselColumns(onAct: (act: VesselAct, vessel: VesselRow) => void): DataColumn<VesselRow>[] {
  const { t } = useTranslation("platform-screens");
  const formats = useFormats();
  const now = useNow();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("column.name"),
        width: "minmax(160px,1.6fr)",
        isName: true,
        sortable: true,
        cell: ({ name }) => <bdi className="font-medium">{name}</bdi>,
      },
      {
        id: "company",
        header: t("column.company"),
        width: "minmax(120px,1.2fr)",
        wideOnly: true,
        cell: ({ companyName }) => companyName,
      },
      { id: "edition", header: t("edition.label"), width: "64px", cell: ({ edition }) => t(`edition.${edition}`) },
      {
        id: "endsOn",
        header: t("subscription.label"),
        width: "minmax(210px,1.4fr)",
        sortable: true,
        cell: (row) => <SubscriptionCell vessel={row} />,
      },
      {
        id: "users",
        header: t("column.users"),
        width: "56px",
        givesWay: true,
        align: "end",
        sortable: true,
        cell: ({ users }) => formats.count(users),
      },
      {
        id: "storage",
        header: t("column.storage"),
        width: "76px",
        wideOnly: true,
        align: "end",
        sortable: true,
        cell: ({ storageBytes }) => formats.bytes(storageBytes),
      },
      {
        id: "lastActivity",
        header: t("column.lastActivity"),
        width: "minmax(110px,0.8fr)",
        sortable: true,
        cell: ({ lastActivityAt }) =>
          lastActivityAt ? (
            <time dateTime={lastActivityAt.toISOString()} title={formats.dateTime(lastActivityAt)}>
              {formats.ago(lastActivityAt, now)}
            </time>
          ) : (
            <span className="text-muted-foreground">{t("figure.never")}</span>
          ),
      },
      {
        id: "captains",
        header: t("column.captains"),
        width: "minmax(120px,1.2fr)",
        wideOnly: true,
        cell: ({ captains }) => formats.list(captains.map(({ name }) => name)),
      },
      {
        id: "menu",
        header: t("controls:moreActions"),
        isHeadHidden: true,
        hideable: false,
        width: "28px",
        cell: (row) => <VesselMenu vessel={row} onAct={onAct} />,
      },
    ],
    [t, formats, now, onAct],
  );
}
