import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { InProgressIcon, WaitingIcon } from "@ymp/ui/primitives/status-icon";
import { Truck } from "lucide-react";
import type { ReactNode } from "react";
import { FilterStats } from "../../lib/lists/filter-stats.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useOrdersSummary } from "./orders.queries.ts";
import { ordersAddress } from "./orders.search.ts";

const tiles = [
  { id: "to_approve", figure: "toApprove", icon: <WaitingIcon className="text-status-waiting" /> },
  { id: "ordered", figure: "ordered", icon: <Truck className="text-status-progress" /> },
  { id: "late", figure: "late", icon: <OverdueIcon className="text-status-overdue" /> },
  { id: "back_order", figure: "backOrder", icon: <InProgressIcon className="text-status-due-soon" /> },
] as const satisfies readonly { id: string; figure: string; icon: ReactNode }[];

/** What waits for whom. Pressing a figure shows what it counts. */
export function OrdersStats() {
  const { t } = useTranslation();
  const { data } = useOrdersSummary();
  return (
    <FilterStats
      address={ordersAddress}
      label={t("orders:stats")}
      stats={tiles.map(({ id, figure, icon }) => ({
        id,
        icon,
        label: t(`orders:state.${id}`),
        count: data?.[figure],
        filters: { state: id },
      }))}
    />
  );
}
