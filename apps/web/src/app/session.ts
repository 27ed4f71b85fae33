import { hashKey, useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import type { Permission } from "@ymp/core/access/permissions";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { createContext, useContext } from "react";
import { isUnreachable } from "./failures.ts";
import type { Services } from "./services.ts";
import { useTrpc } from "./services-context.tsx";
import { chooseVessel, chosenVesselId } from "./vessel-choice.ts";

type Outputs = inferRouterOutputs<AppRouter>;
export type Session = NonNullable<Outputs["session"]["me"]>;
export type Vessel = Outputs["session"]["vessel"];

/** Who is signed in, by the server's word; without a link by what it said last. */
export async function loadSession({ queryClient, trpc }: Services): Promise<Session | null> {
  const options = trpc.session.me.queryOptions();
  try {
    return await queryClient.ensureQueryData({ ...options, revalidateIfStale: true });
  } catch (error) {
    const known = queryClient.getQueryData(options.queryKey);
    if (known !== undefined && isUnreachable(error)) return known;
    throw error;
  }
}

/** The vessel of this tab, as long as the account may enter it; otherwise the one last used. */
function settleVessel(session: Session): string | null {
  const wanted = chosenVesselId();
  const isOpen = session.vessels.some(({ id }) => id === wanted);
  const vesselId = isOpen ? wanted : session.lastVesselId;
  chooseVessel(vesselId);
  return vesselId;
}

/** For a link that names its vessel: from here on this tab works there, and what was kept of another is forgotten. */
export function arriveOnVessel({ queryClient, trpc }: Services, session: Session, vesselId: string): void {
  if (!session.vessels.some(({ id }) => id === vesselId)) return;
  chooseVessel(vesselId);
  const me = hashKey(trpc.session.me.queryOptions().queryKey);
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== me });
}

/** What the account may do on the vessel of this tab; null when it may enter none. */
export async function loadVessel({ queryClient, trpc }: Services, session: Session): Promise<Vessel | null> {
  if (settleVessel(session) === null) return null;
  return queryClient.ensureQueryData({ ...trpc.session.vessel.queryOptions(), revalidateIfStale: true });
}

/** Filled in below /app, where somebody is signed in. */
export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("This part of the application needs a signed-in account.");
  return session;
}

/** Null for an account without any vessel. */
export function useVesselOrNone(): Vessel | null {
  const trpc = useTrpc();
  const enabled = useSession().lastVesselId !== null;
  const { data } = useQuery(trpc.session.vessel.queryOptions(undefined, { enabled }));
  return (enabled && data) || null;
}

export function useVessel(): Vessel {
  const vessel = useVesselOrNone();
  if (!vessel) throw new Error("This part of the application needs a vessel.");
  return vessel;
}

export function useAccess(): Access {
  return useVessel().access;
}

/** `useCan("jobs:edit")`: for showing or leaving out; the server decides. */
export function useCan(permission: Permission): boolean {
  return can(useAccess(), permission);
}
