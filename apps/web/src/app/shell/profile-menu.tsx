import { Link } from "@tanstack/react-router";
import { can } from "@ymp/core/access/resolve-access";
import { fileAddress } from "@ymp/core/file-address";
import { Avatar, type AvatarProps } from "@ymp/ui/primitives/avatar";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@ymp/ui/primitives/dropdown-menu";
import { CircleHelp, Images, Keyboard, KeyRound, LogOut, Ship, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useSignOut } from "../../features/auth/session.mutations.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useSession, useVesselOrNone } from "../session.ts";
import { usePanels } from "./panels.tsx";

/** What stands under the name: the management role says so, everyone else has a job title. */
export function useRoleLabel(): string {
  const { t } = useTranslation();
  const { account } = useSession();
  const role = useVesselOrNone()?.access.role;
  return role === "management" ? t("navigation:managementRole") : (account.jobTitle ?? "");
}

/** One's own face as the vessel's crew knows it, or initials. */
export function OwnAvatar({ size }: Pick<AvatarProps, "size">) {
  const { account } = useSession();
  const vessel = useVesselOrNone();
  const photoUrl = vessel?.profilePhotoFileId ? fileAddress(vessel.id, vessel.profilePhotoFileId, "thumb") : null;
  return <Avatar person={{ name: account.name, color: account.backgroundColor, photoUrl }} size={size} decorative />;
}

/** For accounts of which it is known whether they administer the platform, once their password is their own, on a vessel whose register they see. */
export function useOffersPhotos(): boolean {
  const { account } = useSession();
  const vessel = useVesselOrNone();
  const isKnown = account.isSuperadmin !== undefined && account.isSuperadmin !== null;
  return isKnown && !account.mustChangePassword && vessel !== null && can(vessel.access, "equipmentspage:view");
}

/** The account's avatar with what belongs to it; `children` replaces the avatar as what is pressed. */
export function ProfileMenu({ children, side = "bottom" }: { children?: ReactNode; side?: "top" | "bottom" }) {
  const { t } = useTranslation();
  const { account } = useSession();
  const vessel = useVesselOrNone();
  const { show } = usePanels();
  const label = useRoleLabel();
  const signOut = useSignOut();
  const offersPhotos = useOffersPhotos();
  const isOnBoard = vessel !== null && vessel.access.blockedBy === null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t("navigation:profileMenu", { name: account.name })}
        className={children ? "w-full text-start" : "tap-target ms-2 flex-none rounded-full"}
      >
        {children ?? <OwnAvatar />}
      </DropdownMenuTrigger>
      <DropdownMenuContent side={side} className="min-w-56">
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
        {account.mustChangePassword ? null : (
          <DropdownMenuItem asChild>
            <Link to="/app/editprofile/$id" params={{ id: vessel?.profileId ?? account.id }}>
              <UserRound />
              {t("navigation:editProfile")}
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
