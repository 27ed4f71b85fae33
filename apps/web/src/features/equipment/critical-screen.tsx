import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useTrpc } from "../../app/services-context.tsx";
import { useExport } from "../../lib/lists/export.mutations.ts";
import { WholeList } from "../../lib/lists/whole-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { CriticalCard, type CriticalRow, useCriticalColumns } from "./critical-columns.tsx";

const rowId = ({ id }: CriticalRow) => id;
const rowName = ({ name }: CriticalRow) => name;

/** Equipment whose failure may be hazardous, with its last and next test; what needs a hand on top. */
export function CriticalScreen() {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useQuery(useTrpc().equipment.critical.queryOptions());
  const rows = query.data?.rows ?? [];
  return (
    <WholeList
      title={t("equipment:criticalList.title")}
      query={query}
      rows={rows}
      counted={t("equipment:criticalList.count", { count: rows.length, total: formats.count(rows.length) })}
      list={useExport((client, order) => client.equipment.exportCritical.query(order))}
      columns={useCriticalColumns()}
      rowId={rowId}
      rowName={rowName}
      card={(row) => <CriticalCard row={row} />}
      pathOf={({ id }) => `/app/equipment/${id}`}
      empty={{
        icon: <TriangleAlert />,
        title: t("equipment:criticalList.none"),
        children: t("equipment:criticalList.noneWhy"),
      }}
    />
  );
}
