import { useLocation, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AreaPages } from "../../lib/area-pages.tsx";
import { useTranslation } from "../../lib/translation.tsx";

const pages = {
  full: [
    { page: "vessels", href: "/app/superadmin" },
    { page: "accounts", href: "/app/adminusers" },
    { page: "companies", href: "/app/superadmin?part=companies" },
    { page: "jobs", href: "/app/adminjobs?of=platform" },
    { page: "models", href: "/app/adminequipment?of=platform" },
    { page: "health", href: "/app/superadmin?part=health" },
  ],
  lite: [
    { page: "boats", href: "/app/litesuperadmin" },
    { page: "accounts", href: "/app/liteadminusers" },
  ],
} as const;

/** What the administration of the platform consists of, side by side; the lite boats have their own, shorter one. */
export function PlatformArea({ edition, children }: { edition: "full" | "lite"; children: ReactNode }) {
  const { t } = useTranslation("platform-screens");
  const { pathname } = useLocation();
  const { part } = useSearch({ strict: false });
  const here = pages[edition].find(
    ({ href, page }) => href.split("?")[0] === pathname && (part === undefined || page === part),
  );
  return (
    <AreaPages
      label={t("tabs.label")}
      pages={pages[edition].map((one) => ({ ...one, word: t(`tabs.${one.page}`) }))}
      here={here?.page ?? ""}
    >
      {children}
    </AreaPages>
  );
}
