import { useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "@ymp/api/root";
import type { FieldEditor } from "@ymp/core/access/field-policy";
import type { Permission } from "@ymp/core/access/permissions";
import { type Access, can } from "@ymp/core/access/resolve-access";
import { createContext, useContext, useMemo } from "react";
import { useTrpc } from "./services-context.tsx";

type Outputs = inferRouterOutputs<AppRouter>;
export type Session = NonNullable<Outputs["session"]["me"]>;
export type Vessel = Outputs["session"]["vessel"];

/** Filled in below /app, where somebody is signed in. */
export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("This part of the application needs a signed-in account.");
  return session;
}

/** Filled in below /app; null for an account without any vessel. Nearly every part of a screen asks for it. */
export const VesselContext = createContext<Vessel | null | undefined>(undefined);

/** The vessel of the session as it was read last. */
export function useVesselOf({ lastVesselId }: Session): Vessel | null {
  const enabled = lastVesselId !== null;
  const { data } = useQuery(useTrpc().session.vessel.queryOptions(undefined, { enabled }));
  return (enabled && data) || null;
}

/** Null for an account without any vessel. */
export function useVesselOrNone(): Vessel | null {
  const vessel = useContext(VesselContext);
  if (vessel === undefined) throw new Error("This part of the application needs a signed-in account.");
  return vessel;
}

export function useVessel(): Vessel {
  const vessel = useVesselOrNone();
  if (!vessel) throw new Error("This part of the application needs a vessel.");
  return vessel;
}

export function useAccess(): Access {
  return useVessel().access;
}

/** The reader, as the policies of fields ask for one. */
export function useFieldEditor(): FieldEditor {
  const { role, department } = useAccess();
  const { id: userId } = useSession().account;
  return useMemo(() => ({ userId, role, department }), [userId, role, department]);
}

/** `useCan("jobs:edit")`: for showing or leaving out; the server decides. */
export function useCan(permission: Permission): boolean {
  return can(useAccess(), permission);
}
