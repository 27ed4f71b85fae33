import { useRouter } from "@tanstack/react-router";
import { cn } from "@ymp/ui/lib/cn";
import { usePrinting } from "@ymp/ui/lib/printing";
import { panelFrame } from "@ymp/ui/patterns/coming-panel";
import { overlays } from "@ymp/ui/primitives/overlays";
import { ScrollRegion } from "@ymp/ui/primitives/scroll-region";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyPanel, quietPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { fetchWhenSettled, whenQuiet } from "../../lib/when-idle.ts";
import { useServices, useStore } from "../services-context.tsx";
import { useSession } from "../session.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { CrumbRow } from "./crumbs.tsx";
import { DocumentTitle } from "./document-title.tsx";
import { FindDoor, preloadFind } from "./find-door.tsx";
import { OfflineLine } from "./offline-line.tsx";
import { PanelsProvider, usePanels } from "./panels.tsx";
import { preloadProfileMenu } from "./profile-menu.tsx";
import { FootProvider } from "./screen-foot.tsx";
import { ShellFoot } from "./shell-foot.tsx";
import { ShellKeys } from "./shell-keys.tsx";
import { SideHeader } from "./side-header.tsx";
import { SideNavigation } from "./side-navigation.tsx";
import { SlotsProvider } from "./slots.tsx";
import { TopNavigation } from "./top-navigation.tsx";
import { useLeaving } from "./use-leaving.ts";

const MoreDrawer = lazyPanel("dialog", async () => (await import("./more-drawer.tsx")).MoreDrawer);
const ThemePanel = lazyPanel("record", async () => (await import("../../features/theme/theme-panel.tsx")).ThemePanel);
const QueuePanel = lazyPanel("record", async () => (await import("./queue-panel.tsx")).QueuePanel);
const KeysPanel = lazyPanel("largeDialog", async () => (await import("../../features/help/keys-panel.tsx")).KeysPanel);
const ScanPanel = lazyPanel("dialog", async () => (await import("./scan-panel.tsx")).ScanPanel);
const NoticesPanel = lazyPanel(
  "record",
  async () => (await import("../../features/notifications/notices-panel.tsx")).NoticesPanel,
);
const PrintHead = quietPart(async () => (await import("./print-head.tsx")).PrintHead);
const SupportBanner = quietPart(async () => (await import("./support-banner.tsx")).SupportBanner);
const Invitations = quietPart(async () => (await import("../../features/account/invitations.tsx")).Invitations);

/** The frame around every screen: menu, header, footer, and what opens over them. */
export function Shell({ children }: { children: ReactNode }) {
  useLeaving();
  return (
    <PanelsProvider>
      <SlotsProvider>
        <DocumentTitle />
        <ShellKeys />
        <Frame>{children}</Frame>
        <OpenPanel />
      </SlotsProvider>
    </PanelsProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { navType } = useStore(useServices().theme);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const isSide = navType === "side";
  return (
    <FootProvider value={foot}>
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded-md focus:bg-popover focus:px-3 focus:py-2"
      >
        {t("navigation:skip")}
      </a>
      <div className={cn("flex h-dvh flex-col pt-[env(safe-area-inset-top)]", isSide && "md:flex-row")}>
        {isSide ? <SideNavigation /> : <TopNavigation />}
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {isSide ? <SideHeader /> : null}
          <OnPaper />
          <Suspense>
            <SupportBanner />
          </Suspense>
          <OfflineLine />
          <Asked />
          {isSide ? null : <CrumbRow />}
          <ScrollRegion
            as="main"
            id="screen"
            className="screen-frame flex min-h-0 flex-1 flex-col outline-ring -outline-offset-2 focus-visible:outline-2"
          >
            {children}
          </ScrollRegion>
          <ShellFoot slotRef={setFoot} />
        </div>
        <BottomBar />
      </div>
    </FootProvider>
  );
}

/** There as soon as the screen has what it asked for first, since anything may be printed by then. */
function OnPaper() {
  const { queryClient } = useServices();
  const [isRead, setRead] = useState(false);
  useEffect(() => whenQuiet(queryClient, 1, () => setRead(true)), [queryClient]);
  const isPrinting = usePrinting();
  return <Suspense>{isRead || isPrinting ? <PrintHead isPrinting={isPrinting} /> : null}</Suspense>;
}

/** Above every screen, also where no vessel is open yet. */
function Asked() {
  const { hasInvitations } = useSession();
  return <Suspense>{hasInvitations ? <Invitations /> : null}</Suspense>;
}

function OpenPanel() {
  const { open, close } = usePanels();
  const { translator, queryClient } = useServices();
  const { context: routeContext } = useRouter().options;
  useEffect(
    () =>
      fetchWhenSettled(queryClient, [
        overlays.preload,
        panelFrame.preload,
        () => routeContext.completeRoutes().catch(() => undefined),
        preloadFind,
        preloadProfileMenu,
        MoreDrawer.preload,
        // What waits on this device is looked at when there is no link.
        QueuePanel.preload,
        // Any part of the application may be spoken of anywhere: in notices, in what the server refuses.
        () => translator.allWords().catch(() => undefined),
      ]),
    [translator, queryClient, routeContext],
  );
  return (
    <>
      {open === "more" ? <MoreDrawer onClose={close} /> : null}
      {open === "find" ? <FindDoor /> : null}
      <Suspense>
        {open === "theme" ? <ThemePanel onClose={close} /> : null}
        {open === "queue" ? <QueuePanel onClose={close} /> : null}
        {open === "keys" ? <KeysPanel onClose={close} /> : null}
        {open === "scan" ? <ScanPanel onClose={close} /> : null}
        {open === "notices" ? <NoticesPanel onClose={close} /> : null}
      </Suspense>
    </>
  );
}
