import { tabClass } from "@ymp/ui/primitives/tabs";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export type SparesPage = "browse" | "vessel" | "sections";

const pages = [
  { page: "browse", href: "/app/spareparts" },
  { page: "vessel", href: "/app/boatspareparts" },
  { page: "sections", href: "/app/sections" },
] as const;

/** Parts by machine and drawing, those of the whole vessel, and the drawings themselves, side by side. */
export function SparesArea({ page: here, children }: { page: SparesPage; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <nav
        aria-label={t("spares:pages.label")}
        className="flex flex-none gap-5 overflow-x-auto border-border border-b px-6 text-sm [scrollbar-width:none] max-md:px-4"
      >
        {pages.map(({ page, href }) => (
          <PathLink
            key={page}
            href={href}
            className={tabClass}
            data-state={page === here ? "active" : "inactive"}
            aria-current={page === here ? "page" : undefined}
          >
            <span dir="auto">{t(`spares:pages.${page}`)}</span>
          </PathLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
