import { useSuspenseQuery } from "@tanstack/react-query";
import { type AnyRouteMatch, Outlet, useMatches } from "@tanstack/react-router";
import { can } from "@ymp/core/access/resolve-access";
import { useTurn } from "@ymp/ui/lib/use-turn";
import { type ReactNode, Suspense, useEffect } from "react";
import { lazyView, quietPart } from "../../lib/lazy-part.tsx";
import { useResumedUploads } from "../../lib/uploads/use-resumed-uploads.ts";
import { useSeesPlatform } from "../../lib/use-sees-platform.ts";
import { dutyOf } from "../arrival.ts";
import { Confirming } from "../confirm/confirming.tsx";
import { useLiveChanges } from "../live.ts";
import { RoutePending } from "../route-pending.tsx";
import { useServices, useTrpc } from "../services-context.tsx";
import { type Session, SessionContext, useSession, useVesselOf, useVesselOrNone, VesselContext } from "../session.ts";
import { toTheme } from "../theme-store.ts";
import { useIdleSignOut } from "../use-idle-sign-out.ts";
import { useNeededWords, useWordsOf } from "../use-words-of.ts";
import { Shell } from "./shell.tsx";
import { ShellOutline } from "./shell-outline.tsx";
import { SignedOut } from "./signed-out.tsx";
import { usePathname } from "./use-pathname.ts";

const closedScreens = () => import("./closed-screens.tsx");
const BareShell = lazyView(async () => (await import("./bare-shell.tsx")).BareShell);
const ExpiredScreen = lazyView(async () => (await closedScreens()).ExpiredScreen);
const NoVesselScreen = lazyView(async () => (await closedScreens()).NoVesselScreen);
const ClosedToRoleScreen = lazyView(async () => (await closedScreens()).ClosedToRoleScreen);
const PrivacyAsked = quietPart(async () => (await import("../../features/legal/privacy-asked.tsx")).PrivacyAsked);

/** Everything under /app. The session may end while it is open. */
export function AppArea() {
  const { data: session } = useSuspenseQuery(useTrpc().session.me.queryOptions());
  if (!session) return <SignedOut />;
  return (
    <SessionContext value={session}>
      <OnVessel session={session}>
        <InTurn before={<ShellOutline />}>
          <SignedIn session={session} />
          <Confirming />
          <Unsent />
          <Suspense>{session.asksPrivacy ? <PrivacyAsked /> : null}</Suspense>
        </InTurn>
      </OnVessel>
    </SessionContext>
  );
}

function OnVessel({ session, children }: { session: Session; children: ReactNode }) {
  return <VesselContext value={useVesselOf(session)}>{children}</VesselContext>;
}

/** The router draws what it found without a pause. The frame is drawn after that and the screen after the frame, in small pieces. */
function InTurn({ before = null, children }: { before?: ReactNode; children: ReactNode }) {
  return useTurn(1) === 0 ? before : children;
}

function SignedIn({ session }: { session: Session }) {
  const { theme, queue } = useServices();
  const vessel = useVesselOrNone();
  const accountId = session.account.id;
  useEffect(() => theme.set(toTheme(session.theme)), [theme, session.theme]);
  useEffect(() => void queue.openFor(accountId).then(queue.flush), [queue, accountId]);
  useIdleSignOut(session.idleMinutes);
  useLiveChanges(vessel && !vessel.access.blockedBy ? vessel.id : null);
  if (dutyOf(session.account)) {
    return (
      <Suspense fallback={<RoutePending />}>
        <BareShell>
          <DutyScreen />
        </BareShell>
      </Suspense>
    );
  }
  return (
    <Shell>
      <Suspense fallback={<RoutePending />}>
        <Screen />
      </Suspense>
    </Shell>
  );
}

/** By itself: it is drawn again with every write. */
function Unsent() {
  useResumedUploads();
  return null;
}

function DutyScreen() {
  useWordsOf(["people", "door", "passwords"]);
  return <Outlet />;
}

const alwaysOpen = new Set([
  "/app/help",
  "/app/terms",
  "/app/privacy-policy",
  "/app/change-password",
  "/app/account",
  "/app/security",
  "/app/invitations",
  "/app/managementhome",
]);

/** What the routes of a screen say of it. */
function factsOf(matches: readonly AnyRouteMatch[]) {
  return {
    words: matches.flatMap(({ staticData }) => staticData.words ?? []),
    needs: matches.flatMap(({ staticData }) => staticData.needs ?? []),
    isOfPlatform: matches.some(({ staticData }) => staticData.isOfPlatform),
    isAlsoOfPlatform: matches.some(({ staticData }) => staticData.isAlsoOfPlatform),
  };
}

function Screen() {
  const { words, needs, isOfPlatform, isAlsoOfPlatform } = useMatches({ select: factsOf, structuralSharing: true });
  useNeededWords(words);
  const vessel = useVesselOrNone();
  const pathname = usePathname();
  const { isSuperadmin } = useSession().account;
  const seesPlatform = useSeesPlatform();
  if (alwaysOpen.has(pathname)) return <Outlet />;
  if (isAlsoOfPlatform && seesPlatform) return <Outlet />;
  if (isOfPlatform) return isSuperadmin ? <Outlet /> : <ClosedToRoleScreen />;
  if (!vessel) return <NoVesselScreen />;
  const isOwnProfile = pathname === `/app/editprofile/${vessel.profileId}`;
  if (vessel.access.blockedBy === "expired" && !isOwnProfile) return <ExpiredScreen />;
  if (needs.some((permission) => !can(vessel.access, permission))) return <ClosedToRoleScreen />;
  return (
    <InTurn key={vessel.id} before={<div aria-busy="true" className="flex-1" />}>
      <Outlet />
    </InTurn>
  );
}
