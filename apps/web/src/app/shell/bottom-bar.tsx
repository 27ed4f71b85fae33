import { can } from "@ymp/core/access/resolve-access";
import { Camera, Cog, Ellipsis, type LucideIcon, Sailboat, ScanLine, Shield, Sun, Users } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";
import { PathLink } from "../path-link.tsx";
import { useSession, useVesselOrNone } from "../session.ts";
import { usePanel } from "./panels.tsx";
import { usePathname } from "./use-pathname.ts";

const itemClass =
  "relative flex min-w-0 flex-1 flex-col items-center justify-center gap-[3px] text-center font-medium text-2xs leading-tight bar-word text-muted-foreground aria-[current=page]:text-foreground aria-[current=page]:before:absolute aria-[current=page]:before:-top-[5px] aria-[current=page]:before:h-0.5 aria-[current=page]:before:w-8 aria-[current=page]:before:rounded-b-xs aria-[current=page]:before:bg-foreground short:aria-[current=page]:before:-top-px [&_svg]:size-[22px] [&_svg]:stroke-[1.6]";

interface BarEntry {
  href: string;
  path: string;
  messageKey: string;
  icon: LucideIcon;
}

/** For an administrator of the platform who is on no vessel. */
const platformEntries: BarEntry[] = [
  { href: "/app/superadmin", path: "/app/superadmin", messageKey: "platform-screens:tabs.vessels", icon: Shield },
  { href: "/app/adminusers", path: "/app/adminusers", messageKey: "platform-screens:tabs.accounts", icon: Users },
  { href: "/app/litesuperadmin", path: "/app/litesuperadmin", messageKey: "navigation:liteAdmin", icon: Sailboat },
];

const myDay = { path: "/app/home", href: "/app/home?view=my-day", messageKey: "navigation:myDay", icon: Sun };
const whatIsDue = { ...myDay, href: "/app/home", messageKey: "navigation:whatIsDue" };

/** What a thumb reaches on a phone; the rest is behind More. */
function useBarEntries(): BarEntry[] {
  const vessel = useVesselOrNone();
  const { isSuperadmin } = useSession().account;
  if (!vessel) return isSuperadmin ? platformEntries : [];
  const { access } = vessel;
  const jobs = can(access, "jobs:view");
  return [
    ...(jobs ? [access.edition === "full" ? myDay : whatIsDue] : []),
    ...(can(access, "equipmentspage:view")
      ? [{ href: "/app/equipment", path: "/app/equipment", messageKey: "navigation:equipment", icon: Cog }]
      : []),
    ...(can(access, "jobs:edit") && !access.seesOnlyShared
      ? [{ href: "/app/home?raise=1", path: "", messageKey: "navigation:raise", icon: Camera }]
      : []),
  ];
}

/** Anyone who sees the register or the stores reads their labels. */
function useMayScan(): boolean {
  const vessel = useVesselOrNone();
  return vessel !== null && (can(vessel.access, "equipmentspage:view") || can(vessel.access, "inventory:view"));
}

export function BottomBar() {
  const { t } = useTranslation();
  const pathname = usePathname();
  const entries = useBarEntries();
  const more = usePanel("more");
  const scan = usePanel("scan");
  const mayScan = useMayScan();
  return (
    <nav
      aria-label={t("navigation:menu")}
      className="relative flex h-[calc(56px+max(22px,env(safe-area-inset-bottom)))] flex-none border-border border-t bg-card px-1.5 pt-1 pb-[max(22px,env(safe-area-inset-bottom))] md:hidden short:h-11 short:pt-0 short:pb-0"
    >
      {entries.map(({ href, path, messageKey, icon: Icon }) => (
        <PathLink key={href} href={href} aria-current={pathname === path ? "page" : undefined} className={itemClass}>
          <Icon aria-hidden />
          {t(messageKey)}
        </PathLink>
      ))}
      {mayScan ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={scan.open}
          onClick={() => scan.onOpenChange(true)}
          className={itemClass}
        >
          <ScanLine aria-hidden />
          {t("navigation:scan")}
        </button>
      ) : null}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more.open}
        onClick={() => more.onOpenChange(true)}
        className={itemClass}
      >
        <Ellipsis aria-hidden />
        {t("navigation:more")}
      </button>
    </nav>
  );
}
