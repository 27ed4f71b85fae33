import { type Stat, StatStrip } from "@ymp/ui/patterns/stat-strip";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { InProgressIcon, WaitingIcon } from "@ymp/ui/primitives/status-icon";
import { Truck } from "lucide-react";
import type { ReactNode } from "react";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
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
  const formats = useFormats();
  const { search, change } = useListAddress(ordersAddress);
  const { data } = useOrdersSummary();
  const stats = tiles.map(
    ({ id, figure, icon }): Stat => ({
      id,
      icon,
      label: t(`orders:state.${id}`),
      figure: data ? formats.count(data[figure]) : "",
      pressed: search.state === id,
      onPress: () => change({ ...ordersAddress.noFilters, state: search.state === id ? undefined : id }),
    }),
  );
  return <StatStrip label={t("orders:stats")} stats={stats} className="mb-2" />;
}
