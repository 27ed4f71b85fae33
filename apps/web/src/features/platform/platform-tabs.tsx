import { Link, useLocation, useSearch } from "@tanstack/react-router";
import { bringOpenedIntoSight, tabClass } from "@ymp/ui/primitives/tabs";
import { useTranslation } from "../../lib/translation.tsx";

/** What the administration of the platform consists of; the lite boats have their own, shorter one. */
export function PlatformTabs({ edition }: { edition: "full" | "lite" }) {
  return edition === "full" ? <FullTabs /> : <LiteTabs />;
}

const partsByPath: Record<string, string> = {
  "/app/adminusers": "accounts",
  "/app/adminjobs": "jobs",
  "/app/adminequipment": "models",
};

const rowClass =
  "mx-6 flex flex-none gap-5 overflow-x-auto border-border border-b text-sm [scrollbar-width:none] max-md:mx-4";

function FullTabs() {
  const { t } = useTranslation("platform-screens");
  const { pathname } = useLocation();
  const search = useSearch({ strict: false });
  const part = partsByPath[pathname] ?? search.part ?? "vessels";
  return (
    <nav ref={bringOpenedIntoSight} aria-label={t("tabs.label")} className={rowClass}>
      <Link to="/app/superadmin" {...markOf(part === "vessels")}>
        {t("tabs.vessels")}
      </Link>
      <Link to="/app/adminusers" {...markOf(part === "accounts")}>
        {t("tabs.accounts")}
      </Link>
      <Link to="/app/superadmin" search={{ part: "companies" }} {...markOf(part === "companies")}>
        {t("tabs.companies")}
      </Link>
      <Link to="/app/adminjobs" search={{ of: "platform" }} {...markOf(part === "jobs")}>
        {t("tabs.jobs")}
      </Link>
      <Link to="/app/adminequipment" search={{ of: "platform" }} {...markOf(part === "models")}>
        {t("tabs.models")}
      </Link>
      <Link to="/app/superadmin" search={{ part: "health" }} {...markOf(part === "health")}>
        {t("tabs.health")}
      </Link>
    </nav>
  );
}

function LiteTabs() {
  const { t } = useTranslation("platform-screens");
  const { pathname } = useLocation();
  return (
    <nav ref={bringOpenedIntoSight} aria-label={t("tabs.label")} className={rowClass}>
      <Link to="/app/litesuperadmin" {...markOf(pathname === "/app/litesuperadmin")}>
        {t("tabs.boats")}
      </Link>
      <Link to="/app/liteadminusers" {...markOf(pathname === "/app/liteadminusers")}>
        {t("tabs.accounts")}
      </Link>
    </nav>
  );
}

function markOf(isHere: boolean) {
  return {
    className: tabClass,
    "data-state": isHere ? "active" : "inactive",
    "aria-current": isHere ? ("page" as const) : undefined,
    activeProps: {},
  };
}
