import { cn } from "@ymp/ui/lib/cn";
import { useServices, useStore } from "../services-context.tsx";
import { CollapseToggle } from "./collapse-toggle.tsx";
import { Crumbs } from "./crumbs.tsx";
import { HeaderTools } from "./header-tools.tsx";
import { keepSheetBelow } from "./sheet-top.ts";
import { VesselSwitcher } from "./vessel-switcher.tsx";

export function SideHeader() {
  const { navCollapsed, headerNavColor } = useStore(useServices().theme);
  const isColored = headerNavColor !== "";
  return (
    <header
      ref={keepSheetBelow}
      className={cn(
        "flex h-topbar flex-none items-center gap-1 border-b px-4 max-md:hidden",
        isColored
          ? "bar-top border-topnav-border bg-topnav text-topnav-foreground [&_nav_li]:text-topnav-foreground"
          : "bar-page border-border bg-card",
      )}
    >
      <CollapseToggle />
      {navCollapsed ? <VesselSwitcher /> : null}
      <div className="ms-1 min-w-0 flex-1">
        <Crumbs />
      </div>
      <HeaderTools />
    </header>
  );
}
