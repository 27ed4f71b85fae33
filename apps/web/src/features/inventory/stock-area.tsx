import { bringOpenedIntoSight, tabClass } from "@ymp/ui/primitives/tabs";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";

export type StockPage = "inventory" | "orders" | "counts";

const pages = [
  { page: "inventory", href: "/app/inventory", isInLite: true },
  { page: "orders", href: "/app/orders", isInLite: false },
  { page: "counts", href: "/app/inventory?count=all", isInLite: true },
] as const;

/** What is on board, what is coming and what was counted, side by side above each of their screens. */
export function StockArea({ page: here, children }: { page: StockPage; children: ReactNode }) {
  const { t } = useTranslation();
  const { edition } = useVessel();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <nav
        ref={bringOpenedIntoSight}
        aria-label={t("inventory:pages.label")}
        className="flex flex-none gap-5 overflow-x-auto border-border border-b px-6 text-sm [scrollbar-width:none] max-md:px-4"
      >
        {pages
          .filter(({ isInLite }) => isInLite || edition === "full")
          .map(({ page, href }) => (
            <PathLink
              key={page}
              href={href}
              className={tabClass}
              data-state={page === here ? "active" : "inactive"}
              aria-current={page === here ? "page" : undefined}
            >
              <span dir="auto">{t(`inventory:pages.${page}`)}</span>
            </PathLink>
          ))}
      </nav>
      {children}
    </div>
  );
}
