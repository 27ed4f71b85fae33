import { type Stat, StatStrip } from "@ymp/ui/patterns/stat-strip";
import { OverdueIcon } from "@ymp/ui/primitives/glyph";
import { DueSoonIcon } from "@ymp/ui/primitives/status-icon";
import { Coins, PackageOpen } from "lucide-react";
import { useVessel } from "../../app/session.ts";
import { useListAddress } from "../../lib/lists/use-list-address.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFormats } from "../../lib/use-formats.ts";
import { useSpendWords } from "./spend-words.ts";
import { useSuppliersSummary } from "./suppliers.queries.ts";
import { type SuppliersSearch, suppliersAddress } from "./suppliers.search.ts";

/** What the list is asked for most; each figure but the money filters it. */
export function SuppliersStats() {
  const { t } = useTranslation();
  const formats = useFormats();
  const vessel = useVessel();
  const spendWords = useSpendWords();
  const { search, change } = useListAddress(suppliersAddress);
  const { data } = useSuppliersSummary();
  const figureOf = (value: number | undefined) => (value === undefined ? "–" : formats.count(value));
  const filter = (id: string, filters: SuppliersSearch, pressed: boolean): Omit<Stat, "figure" | "icon"> => ({
    id,
    label: t(`suppliers:stats.${id}`),
    pressed,
    onPress: () => change({ ...suppliersAddress.noFilters, ...(pressed ? {} : filters) }),
  });
  const spend = data?.spend;
  const [own] = spend?.byCurrency ?? [];
  const stats: Stat[] = [
    {
      ...filter("openOrders", { hasOpenOrders: true }, search.hasOpenOrders === true),
      icon: <PackageOpen />,
      figure: figureOf(data?.openOrders),
    },
    {
      ...filter("expired", { documents: "expired" }, search.documents === "expired"),
      icon: <OverdueIcon className="text-status-overdue" />,
      figure: figureOf(data?.expiredDocuments),
    },
    {
      ...filter("expiring", { documents: "expiring" }, search.documents === "expiring"),
      icon: <DueSoonIcon className="text-status-due-soon" />,
      figure: figureOf(data?.expiringDocuments),
      trend: t("suppliers:stats.within90"),
    },
  ];
  if (spend)
    stats.push({
      id: "spend",
      label: t("suppliers:stats.spend", { year: String(data.year) }),
      icon: <Coins />,
      figure: spendWords.lead(spend) ?? formats.money(own ?? { amountMinor: 0, currency: vessel.currency }),
      trend: spendWords.rest(spend),
    });
  return <StatStrip label={t("suppliers:stats.label")} stats={stats} />;
}
