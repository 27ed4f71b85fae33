import { Link } from "@tanstack/react-router";
import { Mark } from "@ymp/ui/primitives/mark";
import { useTranslation } from "../../lib/translation.tsx";
import { useServices, useStore } from "../services-context.tsx";
import { CollapseToggle } from "./collapse-toggle.tsx";
import { FindField } from "./find-field.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { MenuButton } from "./menu-button.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { keepSheetBelow } from "./sheet-top.ts";
import { TopMenuRow } from "./top-menu-row.tsx";
import { VesselSwitcher } from "./vessel-switcher.tsx";

/** A bar of 48 and a menu row of 40; collapsed, the row is a button beside the vessel's name. */
export function TopNavigation() {
  const { t } = useTranslation();
  const { navCollapsed } = useStore(useServices().theme);
  return (
    <header
      ref={keepSheetBelow}
      className="bar-top flex-none border-topnav-border border-b bg-topnav text-topnav-foreground max-md:hidden"
    >
      {/* The find field gives way before the vessel's name does, down to its sign. */}
      <div className="flex h-topbar items-center justify-between gap-2 px-4">
        <div className="flex max-w-2/5 flex-none items-center gap-1">
          <Link to="/app/home" aria-label={t("navigation:home")} className="me-2 flex-none rounded-sm">
            <Mark />
          </Link>
          <VesselSwitcher />
          {navCollapsed ? <MenuButton /> : null}
          <CollapseToggle />
        </div>
        <FindField className="min-w-8 max-w-[300px] flex-1 bg-topnav-active text-topnav-muted" />
        <div className="flex flex-none items-center gap-0.5">
          <HeaderTools />
          <ProfileMenu />
        </div>
      </div>
      {navCollapsed ? null : <TopMenuRow />}
    </header>
  );
}
