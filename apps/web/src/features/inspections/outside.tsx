import { Mark } from "@ymp/ui/primitives/mark";
import type { ReactNode } from "react";
import { LanguageLinks } from "../../lib/language-links.tsx";
import { useTranslation } from "../../lib/translation.tsx";

/** Before it is open, and after. */
export function Outside({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 flex-none items-center gap-2.5 bg-topnav px-6 text-topnav-foreground max-md:px-4">
        <Mark className="size-7" />
        <span className="font-semibold">{t("inspections:enter.title")}</span>
      </header>
      <main className="mx-auto w-full max-w-lg flex-1 px-6 py-10 max-md:px-4 max-md:py-6">{children}</main>
      <footer className="pb-6">
        <LanguageLinks />
      </footer>
    </div>
  );
}
