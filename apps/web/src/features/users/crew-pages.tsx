import { Link } from "@tanstack/react-router";
import { can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { mayListCrew } from "@ymp/core/people/crew-list-rights";
import { mayCompareCertificates } from "@ymp/core/people/document-access";
import { bringOpenedIntoSight, tabClass } from "@ymp/ui/primitives/tabs";
import { useVessel } from "../../app/session.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** The pages of the menu entry Crew, side by side. */
export function CrewPages() {
  const { t } = useTranslation();
  const { access } = useVessel();
  return (
    <nav
      ref={bringOpenedIntoSight}
      aria-label={t("users:pages.label")}
      className="flex flex-none gap-5 overflow-x-auto border-border border-b px-6 text-sm [scrollbar-width:none] max-md:px-4"
    >
      <Link to="/app/employees" className={tabClass} {...whenHere}>
        <span dir="auto">{t("users:pages.crew")}</span>
      </Link>
      {mayCompareCertificates(access) ? (
        <Link to="/app/certificates" className={tabClass} {...whenHere}>
          <span dir="auto">{t("users:pages.certificates")}</span>
        </Link>
      ) : null}
      <Link to="/app/onboard" className={tabClass} {...whenHere}>
        <span dir="auto">{t("users:pages.onboard")}</span>
      </Link>
      {can(access, "hourstracker:view") ? (
        <Link to="/app/hoursofrest" className={tabClass} {...whenHere}>
          <span dir="auto">{t("users:pages.rest")}</span>
        </Link>
      ) : null}
      {access.edition === "full" && !access.seesOnlyShared ? (
        <Link
          to={isAtLeast(access.role ?? "user", "hod") ? "/app/manageleaves" : "/app/vacationleaves"}
          className={tabClass}
          {...whenHere}
        >
          <span dir="auto">{t("leave:title")}</span>
        </Link>
      ) : null}
      {mayListCrew(access) ? (
        <Link to="/app/crewlist" className={tabClass} {...whenHere}>
          <span dir="auto">{t("users:pages.list")}</span>
        </Link>
      ) : null}
      <Link to="/app/users" className={tabClass} {...whenHere}>
        <span dir="auto">{t("users:pages.users")}</span>
      </Link>
    </nav>
  );
}

const whenHere = {
  activeOptions: { includeSearch: false },
  activeProps: { "data-state": "active", "aria-current": "page" },
} as const;
