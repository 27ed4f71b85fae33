import { useSearch } from "@tanstack/react-router";
import { useSession, useVesselOrNone } from "../app/session.ts";

/** Whether a screen that vessels and the platform both have shows the platform's: to its administrators, off any vessel or when asked. */
export function useSeesPlatform(): boolean {
  const { isSuperadmin } = useSession().account;
  const isOnVessel = useVesselOrNone() !== null;
  const isAsked = useSearch({ strict: false, select: ({ of }) => of === "platform" });
  return isSuperadmin && (isAsked || !isOnVessel);
}
