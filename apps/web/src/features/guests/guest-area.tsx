import { tabClass } from "@ymp/ui/primitives/tabs";
import type { ReactNode } from "react";
import { PathLink } from "../../app/path-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";

const pages = [
  { page: "guests", href: "/app/guests" },
  { page: "trips", href: "/app/trips" },
] as const;

/** The guests and their trips, side by side above each of their screens. */
export function GuestArea({ page: here, children }: { page: (typeof pages)[number]["page"]; children: ReactNode }) {
  const { t } = useTranslation("guests");
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <nav
        aria-label={t("pages.label")}
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
            <span dir="auto">{t(`pages.${page}`)}</span>
          </PathLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
