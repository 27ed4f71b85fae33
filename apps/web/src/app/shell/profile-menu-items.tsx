import { Link } from "@tanstack/react-router";
import { DropdownMenuItem, DropdownMenuSeparator } from "@ymp/ui/primitives/dropdown-menu";
import { CircleHelp, Images, Keyboard, KeyRound, LogOut, ShieldCheck, Ship, UserRound } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { useSession, useVesselOrNone } from "../session.ts";
import { useSignOut } from "../use-sign-out.ts";
import { useOffersPhotos, useOwnProfileId, useRoleLabel } from "./own-position.ts";
import { usePanels } from "./panels.tsx";

/** Who one is here, one's own pages, help, keys, password and the way out. */
export function ProfileMenuItems() {
  const { t } = useTranslation();
  const { account } = useSession();
  const vessel = useVesselOrNone();
  const { show } = usePanels();
  const label = useRoleLabel();
  const signOut = useSignOut();
  const offersPhotos = useOffersPhotos();
  const isOnBoard = vessel !== null && vessel.access.blockedBy === null;
  const profileId = useOwnProfileId();
  return (
    <>
      <div className="px-2 py-1.5 text-sm">
        <p dir="auto" className="font-medium">
          {account.name}
        </p>
        {label ? (
          <p dir="auto" className="text-muted-foreground text-xs">
            {label}
          </p>
        ) : null}
      </div>
      <DropdownMenuSeparator />
      {profileId && !account.mustChangePassword ? (
        <DropdownMenuItem asChild>
          <Link to="/app/editprofile/$id" params={{ id: profileId }}>
            <UserRound />
            {t("navigation:editProfile")}
          </Link>
        </DropdownMenuItem>
      ) : null}
      {account.mustChangePassword ? null : (
        <DropdownMenuItem asChild>
          <Link to="/app/account">
            <ShieldCheck />
            {t("navigation:account")}
          </Link>
        </DropdownMenuItem>
      )}
      {isOnBoard ? (
        <DropdownMenuItem asChild>
          <Link to="/app/myvessel">
            <Ship />
            {t("navigation:myVessel")}
          </Link>
        </DropdownMenuItem>
      ) : null}
      {offersPhotos ? (
        <DropdownMenuItem asChild>
          <Link to="/app/equipmentphotos">
            <Images />
            {t("navigation:equipmentPhotos")}
          </Link>
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem asChild>
        <Link to="/app/help">
          <CircleHelp />
          {t("navigation:helpCenter")}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem kbd="?" onSelect={() => show("keys")} className="touch:hidden">
        <Keyboard />
        {t("navigation:keys")}
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to="/app/change-password">
          <KeyRound />
          {t("navigation:changePassword")}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => signOut.mutate()}>
        <LogOut />
        {t("navigation:signOut")}
      </DropdownMenuItem>
    </>
  );
}
