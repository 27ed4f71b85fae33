import { type Access, can } from "@ymp/core/access/resolve-access";
import { isAtLeast } from "@ymp/core/access/roles";
import { mayListCrew } from "@ymp/core/people/crew-list-rights";
import { mailReach } from "@ymp/core/people/crew-mail";
import { mayCompareCertificates } from "@ymp/core/people/document-access";
import type { ReactNode } from "react";
import { useVessel } from "../../app/session.ts";
import { AreaPages } from "../../lib/area-pages.tsx";
import { useTranslation } from "../../lib/translation.tsx";

export type CrewPage = "crew" | "certificates" | "onboard" | "rest" | "leave" | "list" | "mail" | "users";

const everybody = () => true;

const pages: readonly {
  page: CrewPage;
  href: string | ((access: Access) => string);
  may: (access: Access) => boolean;
}[] = [
  { page: "crew", href: "/app/employees", may: everybody },
  { page: "certificates", href: "/app/certificates", may: mayCompareCertificates },
  { page: "onboard", href: "/app/onboard", may: everybody },
  { page: "rest", href: "/app/hoursofrest", may: (access) => can(access, "hourstracker:view") },
  {
    page: "leave",
    href: ({ role }) => (isAtLeast(role ?? "user", "hod") ? "/app/manageleaves" : "/app/vacationleaves"),
    may: ({ edition, seesOnlyShared }) => edition === "full" && !seesOnlyShared,
  },
  { page: "list", href: "/app/crewlist", may: mayListCrew },
  { page: "mail", href: "/app/crewemail", may: (access) => mailReach(access) !== null },
  { page: "users", href: "/app/users", may: everybody },
];

/** The pages of the menu entry Crew, side by side, as far as they are open to who reads. */
export function CrewArea({ page: here, children }: { page: CrewPage; children: ReactNode }) {
  const { t } = useTranslation();
  const { access } = useVessel();
  return (
    <AreaPages
      label={t("users:pages.label")}
      pages={pages
        .filter(({ may }) => may(access))
        .map(({ page, href }) => ({
          page,
          href: typeof href === "string" ? href : href(access),
          word: t(page === "leave" ? "leave:title" : `users:pages.${page}`),
        }))}
      here={here}
    >
      {children}
    </AreaPages>
  );
}
