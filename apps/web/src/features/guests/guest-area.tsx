import type { ReactNode } from "react";
import { AreaPages } from "../../lib/area-pages.tsx";
import { useTranslation } from "../../lib/translation.tsx";

const pages = [
  { page: "guests", href: "/app/guests" },
  { page: "trips", href: "/app/trips" },
] as const;

/** The guests and their trips, side by side. */
export function GuestArea({ page: here, children }: { page: (typeof pages)[number]["page"]; children: ReactNode }) {
  const { t } = useTranslation("guests");
  return (
    <AreaPages
      label={t("pages.label")}
      pages={pages.map((one) => ({ ...one, word: t(`pages.${one.page}`) }))}
      here={here}
    >
      {children}
    </AreaPages>
  );
}
