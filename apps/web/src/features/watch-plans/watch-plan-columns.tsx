import type { DataColumn } from "@ymp/ui/patterns/data-table";
import { Badge } from "@ymp/ui/primitives/badge";
import { useMemo } from "react";
import { NamedCell } from "../../lib/lists/named-cell.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { stateOfPlan, toneOfPlan } from "./plan-state.ts";
import type { ListedWatchPlan } from "./watch-plans.queries.ts";

export function useWatchPlanColumns(): DataColumn<ListedWatchPlan>[] {
  const { t } = useTranslation("watch-plans");
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("field.name"),
        width: "minmax(200px,1.4fr)",
        isName: true,
        sortable: true,
        hideable: false,
        cell: (row) => <NamedCell name={row.name} mark={row.archivedAt && t("state.archived")} />,
      },
      {
        id: "startsOn",
        header: t("field.startsOn"),
        width: "minmax(110px,0.6fr)",
        sortable: true,
        cell: ({ startsOn }) => formats.date(startsOn),
      },
      {
        id: "endsOn",
        header: t("field.endsOn"),
        width: "minmax(110px,0.6fr)",
        cell: ({ endsOn }) => formats.date(endsOn),
      },
      {
        id: "pattern",
        header: t("field.pattern"),
        width: "minmax(120px,0.8fr)",
        cell: ({ pattern }) => t(`pattern.${pattern}`),
      },
      {
        id: "state",
        header: t("filter.state"),
        width: "minmax(100px,0.5fr)",
        cell: (row) => <Badge tone={toneOfPlan[stateOfPlan(row)]}>{t(`state.${stateOfPlan(row)}`)}</Badge>,
      },
    ],
    [t, formats],
  );
}
