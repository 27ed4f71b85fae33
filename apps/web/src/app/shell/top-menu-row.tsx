import type { MenuEntry } from "@ymp/core/access/menu";
import { cn } from "@ymp/ui/lib/cn";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ChevronDown } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useCurrentEntry, useMenu } from "./menu.tsx";
import { MenuIcon } from "./menu-icon.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useFittingCount } from "./use-fitting-count.ts";

const itemClass =
  "relative flex h-full flex-none items-center gap-1 whitespace-nowrap rounded-sm px-2.5 text-topnav-muted hover:text-topnav-foreground";
const activeClass =
  "font-medium text-topnav-foreground after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.5 after:rounded-t-xs after:bg-topnav-foreground";

/** The menu in its order; what does not fit waits behind More. */
export function TopMenuRow() {
  const { t, translator } = useTranslation();
  const menu = useMenu();
  const current = useCurrentEntry(menu);
  const { rowRef, rulerRef, count } = useFittingCount(menu.length, translator.language);
  const rest = menu.slice(count);
  if (menu.length === 0) return null;
  return (
    <nav ref={rowRef} aria-label={t("navigation:menu")} className="relative flex h-navrow items-stretch px-2.5 text-sm">
      {menu.slice(0, count).map((entry) => (
        <MenuLink
          key={entry.key}
          entry={entry}
          aria-current={entry.key === current?.key ? "page" : undefined}
          className={cn(itemClass, entry.key === current?.key && activeClass)}
        >
          {t(entry.messageKey)}
        </MenuLink>
      ))}
      {rest.length > 0 ? <MoreMenu entries={rest} isCurrent={rest.some(({ key }) => key === current?.key)} /> : null}
      {/* What the ruler has more than the window makes no page wider. */}
      <div aria-hidden inert className="invisible absolute inset-0 overflow-clip">
        <div ref={rulerRef} className="flex h-full w-max">
          {menu.map((entry) => (
            <span key={entry.key} className={cn(itemClass, "font-medium")}>
              {t(entry.messageKey)}
            </span>
          ))}
          <span className={cn(itemClass, "font-medium")}>
            {t("navigation:more")}
            <ChevronDown className="size-3.5" />
          </span>
        </div>
      </div>
    </nav>
  );
}

function MoreMenu({ entries, isCurrent }: { entries: readonly MenuEntry[]; isCurrent: boolean }) {
  const { t } = useTranslation();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={cn(itemClass, isCurrent && activeClass)}>
        {t("navigation:more")}
        <ChevronDown aria-hidden className="size-3.5" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {entries.map((entry) => (
          <DropdownMenuItem key={entry.key} asChild>
            <MenuLink entry={entry}>
              <MenuIcon name={entry.icon} />
              {t(entry.messageKey)}
            </MenuLink>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
