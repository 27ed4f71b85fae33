import { Link } from "@tanstack/react-router";
import type { MenuEntry } from "@ymp/core/access/menu";
import { cn } from "@ymp/ui/lib/cn";
import { Mark } from "@ymp/ui/primitives/mark";
import { ChevronsUpDown, Search } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useServices, useStore } from "../services-context.tsx";
import { useSession } from "../session.ts";
import { BarButton } from "./bar-button.tsx";
import { FindField } from "./find-field.tsx";
import { inGroups, useCurrentEntry, useMenu } from "./menu.tsx";
import { MenuIcon } from "./menu-icon.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useRoleLabel } from "./own-position.ts";
import { usePanels } from "./panels.tsx";
import { OwnAvatar, ProfileMenu } from "./profile-menu.tsx";
import { VesselSwitcher } from "./vessel-switcher.tsx";

/** A column of 250, or of 80 with an icon over each word. Its theme may differ from the page's. */
export function SideNavigation() {
  const { t } = useTranslation();
  const { navCollapsed, sideNavTheme } = useStore(useServices().theme);
  const groups = inGroups(useMenu());
  return (
    <aside
      aria-label={t("navigation:menu")}
      className={cn(
        sideNavTheme,
        "bar-side flex flex-none flex-col border-sidebar-border border-e bg-sidebar text-sidebar-foreground text-sm max-md:hidden",
        navCollapsed ? "w-sidebar-collapsed" : "w-sidebar",
      )}
    >
      <SideHead isCollapsed={navCollapsed} />
      <nav aria-label={t("navigation:menu")} className="min-h-0 flex-1 overflow-y-auto pt-1 pb-3">
        {groups.map(({ group, entries }, index) => (
          <div key={group} className="flex flex-col gap-px">
            {index > 0 && !navCollapsed ? (
              <p className="px-[18px] pt-3.5 pb-1 font-medium text-2xs text-muted-foreground">
                {t(`navigation:groups.${group}`)}
              </p>
            ) : null}
            {entries.map((entry) => (
              <SideEntry key={entry.key} entry={entry} isCollapsed={navCollapsed} />
            ))}
          </div>
        ))}
      </nav>
      <SideFoot isCollapsed={navCollapsed} />
    </aside>
  );
}

function SideHead({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation();
  const { show } = usePanels();
  if (isCollapsed) {
    return (
      <div className="flex flex-col items-center gap-1 pt-3 pb-1">
        <Link to="/app/home" aria-label={t("navigation:home")} className="rounded-sm text-(--bar-foreground)">
          <Mark />
        </Link>
        <BarButton label={t("navigation:find")} className="size-10" onClick={() => show("find")}>
          <Search />
        </BarButton>
      </div>
    );
  }
  return (
    <div className="flex-none">
      <div className="flex h-topbar items-center gap-1.5 px-4 text-(--bar-foreground)">
        <Link to="/app/home" aria-label={t("navigation:home")} className="flex-none rounded-sm">
          <Mark />
        </Link>
        <VesselSwitcher />
      </div>
      <div className="px-2 pb-2">
        <FindField className="w-full bg-field inset-ring inset-ring-border-strong" />
      </div>
    </div>
  );
}

function SideEntry({ entry, isCollapsed }: { entry: MenuEntry; isCollapsed: boolean }) {
  const { t } = useTranslation();
  const isCurrent = useCurrentEntry([entry]) !== undefined;
  return (
    <MenuLink
      entry={entry}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "mx-2 flex flex-none items-center rounded-md hover:bg-sidebar-accent hover:text-sidebar-accent-foreground",
        isCollapsed
          ? "min-h-14 flex-col justify-center gap-1 px-0.5 py-1.5 text-center text-2xs"
          : "h-control gap-2.5 px-2.5",
        isCurrent && "bg-sidebar-accent font-medium text-sidebar-accent-foreground",
      )}
    >
      <MenuIcon name={entry.icon} className={isCollapsed ? "size-5" : "size-4"} />
      <span>{t(entry.messageKey)}</span>
    </MenuLink>
  );
}

function SideFoot({ isCollapsed }: { isCollapsed: boolean }) {
  const { account } = useSession();
  const label = useRoleLabel();
  return (
    <div className="flex-none border-sidebar-border border-t p-2">
      <ProfileMenu side="top">
        <span
          className={cn(
            "flex items-center gap-2.5 rounded-md p-1.5 hover:bg-sidebar-accent",
            isCollapsed && "justify-center",
          )}
        >
          <OwnAvatar size="lg" />
          {isCollapsed ? null : (
            <>
              <span className="min-w-0 flex-1">
                <span dir="auto" className="block truncate font-medium text-(--bar-foreground)">
                  {account.name}
                </span>
                <span dir="auto" className="block truncate text-xs">
                  {label}
                </span>
              </span>
              <ChevronsUpDown aria-hidden className="size-3.5 flex-none" />
            </>
          )}
        </span>
      </ProfileMenu>
    </div>
  );
}
