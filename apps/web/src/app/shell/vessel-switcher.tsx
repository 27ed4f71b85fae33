import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { ChevronsUpDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSwitchVessel } from "../../features/vessel/switch-vessel.ts";
import { useSession, useVesselOrNone } from "../session.ts";

/** The vessel one works on, and the way to another. */
export function VesselSwitcher() {
  const { t } = useTranslation();
  const { vessels } = useSession();
  const vessel = useVesselOrNone();
  const switchVessel = useSwitchVessel();
  const name = vessel?.name ?? t("common:product");
  if (vessels.length < 2) {
    return (
      <span dir="auto" className="flex h-control min-w-0 items-center truncate px-2 font-semibold text-base">
        {name}
      </span>
    );
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t("navigation:switchVessel", { vessel: name })}
        className="tap-target flex h-control min-w-0 items-center gap-1.5 rounded-md px-2 font-semibold text-base hover:bg-(--bar-active) aria-expanded:bg-(--bar-active)"
      >
        <span dir="auto" className="truncate">
          {name}
        </span>
        <ChevronsUpDown aria-hidden className="size-3.5 flex-none text-(--bar-muted)" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="min-w-64">
        <DropdownMenuRadioGroup value={vessel?.id} onValueChange={(vesselId) => switchVessel.mutate({ vesselId })}>
          {vessels.map(({ id, name: vesselName, companyName }) => (
            <DropdownMenuRadioItem key={id} value={id}>
              <span dir="auto">{vesselName}</span>
              {companyName ? <span className="ms-auto ps-4 text-muted-foreground text-xs">{companyName}</span> : null}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
