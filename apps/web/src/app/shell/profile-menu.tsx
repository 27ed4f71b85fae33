import { fileAddress } from "@ymp/core/file-address";
import { lateCode } from "@ymp/ui/lib/late-code";
import { Avatar, type AvatarProps } from "@ymp/ui/primitives/avatar";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "@ymp/ui/primitives/dropdown-menu";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useLateMenu } from "../../lib/use-late-menu.ts";
import { useSession, useVesselOrNone } from "../session.ts";

/** One's own face as the vessel's crew knows it, or initials. */
export function OwnAvatar({ size }: Pick<AvatarProps, "size">) {
  const { account } = useSession();
  const vessel = useVesselOrNone();
  const photoUrl = vessel?.profilePhotoFileId ? fileAddress(vessel.id, vessel.profilePhotoFileId, "thumb") : null;
  return <Avatar person={{ name: account.name, color: account.backgroundColor, photoUrl }} size={size} decorative />;
}

const items = lateCode(() => import("./profile-menu-items.tsx"));

/** What the menu holds comes with the machinery that opens it. */
export const preloadProfileMenu = items.preload;

/** The account's avatar with what belongs to it; `children` replaces the avatar as what is pressed. */
export function ProfileMenu({ children, side = "bottom" }: { children?: ReactNode; side?: "top" | "bottom" }) {
  const { t } = useTranslation();
  const { account } = useSession();
  const { menu, code } = useLateMenu(items);
  return (
    <DropdownMenu {...menu}>
      <DropdownMenuTrigger
        aria-label={t("navigation:profileMenu", { name: account.name })}
        className={children ? "w-full text-start" : "tap-target ms-2 flex-none rounded-full"}
      >
        {children ?? <OwnAvatar />}
      </DropdownMenuTrigger>
      <DropdownMenuContent side={side} className="min-w-56">
        {code ? <code.ProfileMenuItems /> : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
