import { Link } from "@tanstack/react-router";
import { Badge } from "@ymp/ui/primitives/badge";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ChevronsUpDown, Shield, Ship } from "lucide-react";
import { useSwitchVessel } from "../../lib/switch-vessel.mutations.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { isOfFleet } from "../arrival.ts";
import { useSession, useVesselOrNone } from "../session.ts";

/** The vessel one works on, and the way to another; the platform's administrators also reach their list of vessels. */
export function VesselSwitcher() {
  const { t } = useTranslation();
  const session = useSession();
  const { vessels, account } = session;
  const vessel = useVesselOrNone();
  const name = vessel?.name ?? t(account.isSuperadmin ? "support:platform" : "common:product");
  const isVisit = vessel?.access.role === "superadmin";
  if (vessels.length < 2 && !account.isSuperadmin) {
    return (
      <span dir="auto" className="min-w-0 break-words px-2 font-semibold text-base leading-tight">
        {name}
      </span>
    );
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t("navigation:switchVessel", { vessel: name })}
        className="tap-target flex min-h-control min-w-0 items-center text-start leading-tight gap-1.5 rounded-md px-2 font-semibold text-base hover:bg-(--bar-active) aria-expanded:bg-(--bar-active)"
      >
        <span dir="auto" className="min-w-0 break-words">
          {name}
        </span>
        {isVisit ? <Badge tone="due-soon">{t("support:switcherVisit")}</Badge> : null}
        <ChevronsUpDown aria-hidden className="size-3.5 flex-none text-(--bar-muted)" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="min-w-64">
        <VesselChoices />
        {isOfFleet(session, vessel) ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>
              <Link to="/app/managementhome">
                <Ship />
                {t("navigation:fleet")}
              </Link>
            </DropdownMenuItem>
          </>
        ) : null}
        {account.isSuperadmin ? (
          <>
            {vessels.length > 0 ? <DropdownMenuSeparator /> : null}
            <DropdownMenuItem asChild>
              <Link to="/app/superadmin">
                <Shield />
                {t("support:allVessels")}
              </Link>
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function VesselChoices() {
  const { t } = useTranslation();
  const { vessels } = useSession();
  const vessel = useVesselOrNone();
  const switchVessel = useSwitchVessel();
  return (
    <DropdownMenuRadioGroup value={vessel?.id} onValueChange={(vesselId) => switchVessel.mutate({ vesselId })}>
      {vessels.map(({ id, name, companyName, isVisit }) => (
        <DropdownMenuRadioItem key={id} value={id}>
          <span dir="auto">{name}</span>
          {isVisit ? <Badge tone="due-soon">{t("support:switcherVisit")}</Badge> : null}
          {companyName ? <span className="ms-auto ps-4 text-muted-foreground text-xs">{companyName}</span> : null}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}
