import type { Edition } from "@ymp/core/access/modules";
import type { CalendarDate } from "@ymp/core/calendar-date";
import { ArrowRight } from "lucide-react";
import { MenuIcon } from "../../../app/shell/menu-icon.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { type AccessDraft, type LevelChange, menuOf } from "./access-draft.ts";

export interface AccessAsideProps {
  draft: AccessDraft;
  changes: readonly LevelChange[];
  edition: Edition;
  today: CalendarDate;
}

/** What follows: what would change on saving, and the menu the person has then. */
export function AccessAside({ draft, changes, edition, today }: AccessAsideProps) {
  const { t } = useTranslation();
  const menu = menuOf(draft, edition, today);
  return (
    <aside className="flex flex-col gap-5 xl:sticky xl:top-0">
      {changes.length > 0 ? (
        <section aria-live="polite" aria-label={t("users:access.changes")}>
          <h3 className="mb-2 font-semibold text-sm">{t("users:access.changes")}</h3>
          <ul className="flex flex-col gap-1 text-sm">
            {changes.map(({ module, from, to }) => (
              <li key={module} className="flex items-baseline gap-2">
                <bdi className="min-w-0 flex-1">{t(`users:module.${module}`)}</bdi>
                <span className="text-muted-foreground">{t(`users:level.${from}`)}</span>
                <ArrowRight aria-hidden className="size-3.5 self-center text-muted-foreground rtl:rotate-180" />
                <span className="font-medium">{t(`users:level.${to}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={t("users:access.menu")}>
        <h3 className="mb-2 font-semibold text-sm">{t("users:access.menu")}</h3>
        <ul className="rounded-lg bg-card p-2 inset-ring inset-ring-border">
          {menu.map((entry) => (
            <li key={entry.key} className="flex h-8 items-center gap-2.5 px-2 text-sm">
              <MenuIcon name={entry.icon} className="size-4 text-muted-foreground" />
              <bdi>{t(entry.messageKey)}</bdi>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-muted-foreground text-xs">{t("users:access.menuHelp")}</p>
      </section>
    </aside>
  );
}
