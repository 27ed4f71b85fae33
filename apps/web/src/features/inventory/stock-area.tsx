import type { ReactNode } from "react";
import { useVessel } from "../../app/session.ts";
import { AreaPages } from "../../lib/area-pages.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export type StockPage = "inventory" | "orders" | "counts";

const pages = [
  { page: "inventory", href: "/app/inventory", isInLite: true },
  { page: "orders", href: "/app/orders", isInLite: false },
  { page: "counts", href: "/app/inventory?count=all", isInLite: true },
] as const;

/** What is on board, what is coming and what was counted, side by side. */
export function StockArea({ page: here, children }: { page: StockPage; children: ReactNode }) {
  const { t } = useTranslation();
  const { edition } = useVessel();
  return (
    <AreaPages
      label={t("inventory:pages.label")}
      pages={pages
        .filter(({ isInLite }) => isInLite || edition === "full")
        .map((one) => ({ ...one, word: t(`inventory:pages.${one.page}`) }))}
      here={here}
    >
      {children}
    </AreaPages>
  );
}
