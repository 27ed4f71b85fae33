import { httpSubscriptionLink, type TRPCLink } from "@trpc/client";
import type { AppRouter } from "@ymp/api/root";
import { chosenVesselId } from "./vessel-choice.ts";
import { wire } from "./wire.ts";

/** A browser's event stream carries no headers of ours, so it names its vessel in its address. */
function streamParameters(vesselId: string | null): Record<string, string> {
  return vesselId ? { vesselId } : {};
}

export function streamLink(url: string): TRPCLink<AppRouter> {
  return httpSubscriptionLink({
    url,
    transformer: wire,
    connectionParams: () => streamParameters(chosenVesselId()),
  });
}
