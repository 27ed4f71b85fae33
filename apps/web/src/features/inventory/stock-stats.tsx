import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon, WarningIcon } from "@ymp/ui/primitives/status-icon";
import { Coins } from "lucide-react";
import type { ReactNode } from "react";
import { FilterStats } from "../../lib/lists/filter-stats.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useStockSummary } from "./inventory.queries.ts";
import { inventoryAddress } from "./inventory.search.ts";

const states = [
  { id: "critical", icon: <WarningIcon className="text-status-overdue" /> },
  { id: "low", icon: <OverdueIcon className="text-status-overdue" /> },
  { id: "expiring", icon: <DueSoonIcon className="text-status-due-soon" /> },
] as const satisfies readonly { id: "critical" | "low" | "expiring"; icon: ReactNode }[];

/** What needs somebody, and what it is all worth. Pressing a figure shows what it counts. */
export function StockStats({ onShowValue }: { onShowValue: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useStockSummary();
  const [worth, ...others] = data?.value ?? [];
  const value = {
    id: "value",
    icon: <Coins />,
    label: t("inventory:stats.value"),
    figure: data ? (worth ? formats.money(worth) : formats.count(0)) : "–",
    trend: others.length > 0 ? formats.list(others.map((money) => `+ ${formats.money(money)}`)) : undefined,
    onPress: onShowValue,
  };
  return (
    <FilterStats
      address={inventoryAddress}
      label={t("inventory:stats.label")}
      stats={states.map(({ id, icon }) => ({
        id,
        icon,
        label: t(`inventory:stats.${id}`),
        count: data?.[id],
        filters: { state: id },
      }))}
      others={[value]}
    />
  );
}
