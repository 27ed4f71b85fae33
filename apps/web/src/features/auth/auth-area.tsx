import { Outlet } from "@tanstack/react-router";
import { Mark } from "@ymp/ui/primitives/mark";
import type { ReactNode } from "react";
import { LanguageLinks } from "../../lib/language-links.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { CompassArc } from "./compass-arc.tsx";

/** The sign-in area: the mark, one card, the languages, and the compass below. `foot` ends its footer. */
export function AuthArea({ foot }: { foot: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden">
      <CompassArc />
      <main className="relative mx-auto flex w-full max-w-[424px] flex-1 flex-col px-3 pt-[max(48px,calc(50dvh-322px))]">
        <div className="flex items-center justify-center gap-2.5 pb-7">
          <Mark className="size-8" />
          <span className="font-semibold text-xl tracking-[-0.01em]">{t("common:product")}</span>
        </div>
        <Outlet />
        <LanguageLinks />
      </main>
      <footer className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-6 pt-10 pb-4 text-muted-foreground text-xs max-md:px-4">
        <span className="me-auto">{t("common:copyright", { year: new Date().getFullYear() })}</span>
        {foot}
      </footer>
    </div>
  );
}
