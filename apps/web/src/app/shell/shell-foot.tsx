import { Link } from "@tanstack/react-router";
import type { RefCallback } from "react";
import { useTranslation } from "../../lib/translation.tsx";

/** The footer line: at its start what the screen says, at its end year, terms and privacy. */
export function ShellFoot({ slotRef }: { slotRef: RefCallback<HTMLElement> }) {
  const { t } = useTranslation();
  return (
    <footer className="relative z-10 flex h-footer flex-none items-center gap-4 overflow-hidden border-border border-t bg-background px-6 text-muted-foreground text-xs tabular-nums max-md:hidden">
      {/* One line high: what does not fit beside the end wraps out of sight whole. */}
      <div
        ref={slotRef}
        className="flex h-6 min-w-0 flex-1 flex-wrap content-start gap-x-4 gap-y-6 overflow-hidden *:h-6 *:leading-6"
      />
      <span className="whitespace-nowrap">{t("common:copyright", { year: new Date().getFullYear() })}</span>
      <Link to="/app/terms" className="whitespace-nowrap hover:text-foreground">
        {t("common:legal.terms")}
      </Link>
      <Link to="/app/privacy-policy" className="whitespace-nowrap hover:text-foreground">
        {t("common:legal.privacy")}
      </Link>
    </footer>
  );
}
