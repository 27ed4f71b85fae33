import type { ReactNode } from "react";
import { AreaPages } from "../../lib/area-pages.tsx";
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
    <AreaPages
      label={t("spares:pages.label")}
      pages={pages.map((one) => ({ ...one, word: t(`spares:pages.${one.page}`) }))}
      here={here}
    >
      {children}
    </AreaPages>
  );
}
