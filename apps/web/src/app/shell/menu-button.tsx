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

/** The whole menu behind the name of the current entry. */
export function MenuButton() {
  const { t } = useTranslation();
  const menu = useMenu();
  const current = useCurrentEntry(menu);
  if (menu.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="tap-target flex h-control flex-none items-center gap-1.5 rounded-md px-2 text-sm hover:bg-(--bar-active) aria-expanded:bg-(--bar-active)">
        {t(current?.messageKey ?? "navigation:menu")}
        <ChevronDown aria-hidden className="size-3.5 text-(--bar-muted)" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {menu.map((entry) => (
          <DropdownMenuItem key={entry.key} asChild>
            <MenuLink entry={entry} aria-current={entry.key === current?.key ? "page" : undefined}>
              <MenuIcon name={entry.icon} />
              {t(entry.messageKey)}
            </MenuLink>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
