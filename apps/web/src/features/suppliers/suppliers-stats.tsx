import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { Coins, PackageOpen } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { FilterStats } from "../../lib/lists/filter-stats.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSpendWords } from "./spend-words.ts";
import { useSuppliersSummary } from "./suppliers.queries.ts";
import { suppliersAddress } from "./suppliers.search.ts";

/** What the list is asked for most; each figure but the money filters it. */
export function SuppliersStats() {
  const { t } = useTranslation();
  const formats = useFormats();
  const vessel = useVessel();
  const spendWords = useSpendWords();
  const { data } = useSuppliersSummary();
  const spend = data?.spend;
  const [own] = spend?.byCurrency ?? [];
  const money = spend && {
    id: "spend",
    label: t("suppliers:stats.spend", { year: String(data.year) }),
    icon: <Coins />,
    figure: spendWords.lead(spend) ?? formats.money(own ?? { amountMinor: 0, currency: vessel.currency }),
    trend: spendWords.rest(spend),
  };
  return (
    <FilterStats
      address={suppliersAddress}
      label={t("suppliers:stats.label")}
      stats={[
        {
          id: "openOrders",
          label: t("suppliers:stats.openOrders"),
          icon: <PackageOpen />,
          count: data?.openOrders,
          filters: { hasOpenOrders: true },
        },
        {
          id: "expired",
          label: t("suppliers:stats.expired"),
          icon: <OverdueIcon className="text-status-overdue" />,
          count: data?.expiredDocuments,
          filters: { documents: "expired" },
        },
        {
          id: "expiring",
          label: t("suppliers:stats.expiring"),
          icon: <DueSoonIcon className="text-status-due-soon" />,
          count: data?.expiringDocuments,
          trend: t("suppliers:stats.within90"),
          filters: { documents: "expiring" },
        },
      ]}
      others={money ? [money] : []}
    />
  );
}
