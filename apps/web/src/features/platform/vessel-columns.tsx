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
        sortable: true,
        cell: ({ name }) => (
          <span dir="auto" title={name} className="block truncate font-medium">
            {name}
          </span>
        ),
      },
      {
        id: "company",
        header: t("column.company"),
        width: "minmax(120px,1.2fr)",
        wideOnly: true,
        cell: ({ companyName }) => <Text>{companyName}</Text>,
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
        align: "end",
        sortable: true,
        cell: ({ users }) => formats.count(users),
      },
      {
        id: "storage",
        header: t("column.storage"),
        width: "76px",
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
        cell: ({ captains }) => <Text>{captains.map(({ name }) => name).join(", ")}</Text>,
      },
      {
        id: "menu",
        header: t("ui:moreActions"),
        isHeadHidden: true,
        hideable: false,
        width: "28px",
        cell: (row) => <VesselMenu vessel={row} onAct={onAct} />,
      },
    ],
    [t, formats, now, onAct],
  );
}

function Text({ children }: { children: string | null }) {
  return (
    <span dir="auto" title={children ?? undefined} className="block truncate">
      {children}
    </span>
  );
}
