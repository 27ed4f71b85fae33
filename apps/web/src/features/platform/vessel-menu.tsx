import { Link } from "@tanstack/react-router";
import { IconButton } from "@ymp/ui/primitives/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ArrowUpRight, CalendarPlus, LifeBuoy, MoreHorizontal, Ship } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import type { VesselRow } from "./platform.queries.ts";

/** What can be done to a vessel from its row. */
export type VesselAct = "enter" | "extend" | "upgrade";

export interface VesselMenuProps {
  vessel: VesselRow;
  onAct: (act: VesselAct, vessel: VesselRow) => void;
}

export function VesselMenu({ vessel, onAct }: VesselMenuProps) {
  const { t } = useTranslation("platform-screens");
  const { id, edition } = vessel;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("vessel.menu", { name: vessel.name })} size="icon-sm">
          <MoreHorizontal />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          {edition === "full" ? (
            <Link to="/app/superadmin/$id" params={{ id }}>
              <Ship />
              {t("vessel.open")}
            </Link>
          ) : (
            <Link to="/app/liteboatdetails/$id" params={{ id }}>
              <Ship />
              {t("vessel.open")}
            </Link>
          )}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onAct("enter", vessel)}>
          <LifeBuoy />
          {t("support:enter")}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onAct("extend", vessel)}>
          <CalendarPlus />
          {t("subscription.extend")}
        </DropdownMenuItem>
        {edition === "lite" ? (
          <DropdownMenuItem onSelect={() => onAct("upgrade", vessel)}>
            <ArrowUpRight />
            {t("edition.upgrade")}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
