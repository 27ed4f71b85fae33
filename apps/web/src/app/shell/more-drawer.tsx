import { Link } from "@tanstack/react-router";
import { Dialog, DialogContent } from "@ymp/ui/primitives/dialog";
import {
  CircleHelp,
  FileText,
  Images,
  LogOut,
  type LucideIcon,
  Palette,
  ScrollText,
  ShieldCheck,
  Ship,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { useVesselOrNone } from "../session.ts";
import { useSignOut } from "../use-sign-out.ts";
import { useMenu } from "./menu.tsx";
import { MenuIcon } from "./menu-icon.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useOffersPhotos, useOwnProfileId } from "./own-position.ts";
import { usePanels } from "./panels.tsx";
import { ShipClock } from "./ship-clock.tsx";
import { SyncWord } from "./sync-word.tsx";
import { VesselSwitcher } from "./vessel-switcher.tsx";

const rowClass =
  "flex min-h-touch w-full items-center gap-3 rounded-md px-2 text-start text-base hover:bg-accent [&_svg]:size-5 [&_svg]:text-muted-foreground";

/** The rest of the menu on a phone. */
export function MoreDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { show } = usePanels();
  const menu = useMenu();
  const profileId = useOwnProfileId();
  const vessel = useVesselOrNone();
  const signOut = useSignOut();
  const offersPhotos = useOffersPhotos();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t("navigation:more")} className="bar-page">
        <div className="-my-1 flex flex-wrap items-center justify-between gap-1">
          <VesselSwitcher />
          <ShipClock />
          <SyncWord />
        </div>
        <nav aria-label={t("navigation:menu")} className="flex flex-col pb-[env(safe-area-inset-bottom)]">
          {menu.map((entry) => (
            <MenuLink key={entry.key} entry={entry} onClick={onClose} className={rowClass}>
              <MenuIcon name={entry.icon} />
              {t(entry.messageKey)}
            </MenuLink>
          ))}
          <hr className="my-2 border-border" />
          {profileId ? (
            <Link to="/app/editprofile/$id" params={{ id: profileId }} onClick={onClose} className={rowClass}>
              <UserRound />
              {t("navigation:editProfile")}
            </Link>
          ) : null}
          <MoreLink to="/app/account" icon={ShieldCheck}>
            {t("navigation:account")}
          </MoreLink>
          {vessel && vessel.access.blockedBy === null ? (
            <MoreLink to="/app/myvessel" icon={Ship}>
              {t("navigation:myVessel")}
            </MoreLink>
          ) : null}
          {offersPhotos ? (
            <MoreLink to="/app/equipmentphotos" icon={Images}>
              {t("navigation:equipmentPhotos")}
            </MoreLink>
          ) : null}
          <MoreLink to="/app/help" icon={CircleHelp}>
            {t("navigation:helpCenter")}
          </MoreLink>
          <button type="button" onClick={() => show("theme")} className={rowClass}>
            <Palette />
            {t("navigation:theme")}
          </button>
          <MoreLink to="/app/terms" icon={FileText}>
            {t("common:legal.terms")}
          </MoreLink>
          <MoreLink to="/app/privacy-policy" icon={ScrollText}>
            {t("common:legal.privacy")}
          </MoreLink>
          <button type="button" onClick={() => signOut.mutate()} className={rowClass}>
            <LogOut />
            {t("navigation:signOut")}
          </button>
        </nav>
      </DialogContent>
    </Dialog>
  );
}

interface MoreLinkProps {
  to: "/app/account" | "/app/equipmentphotos" | "/app/myvessel" | "/app/help" | "/app/terms" | "/app/privacy-policy";
  icon: LucideIcon;
  children: ReactNode;
}

function MoreLink({ to, icon: Icon, children }: MoreLinkProps) {
  const { close } = usePanels();
  return (
    <Link to={to} onClick={close} className={rowClass}>
      <Icon />
      {children}
    </Link>
  );
}
