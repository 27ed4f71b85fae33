import type { ReactNode } from "react";
import { AreaPages } from "../../lib/area-pages.tsx";
import { useTranslation } from "../../lib/translation.tsx";

const pages = [
  { page: "plans", href: "/app/watchkeeping" },
  { page: "logs", href: "/app/watchkeepinglogs" },
] as const;

/** Watch plans and the log of watches, side by side above each of their screens. */
export function WatchArea({ page: here, children }: { page: (typeof pages)[number]["page"]; children: ReactNode }) {
  const { t } = useTranslation("watch-plans");
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
