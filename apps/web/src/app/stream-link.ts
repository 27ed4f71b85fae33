import { httpSubscriptionLink, type TRPCLink } from "@trpc/client";
import type { AppRouter } from "@ymp/api/root";
import { transformer } from "./transformer.ts";
import { chosenVesselId } from "./vessel-choice.ts";

/** A browser's event stream carries no headers of ours, so it names account and vessel in its address. */
function streamParameters(accountId: string | null, vesselId: string | null): Record<string, string> {
  return { ...(accountId ? { accountId } : {}), ...(vesselId ? { vesselId } : {}) };
}

export function streamLink(url: string, accountId: () => string | null): TRPCLink<AppRouter> {
  return httpSubscriptionLink({
    url,
    transformer,
    connectionParams: () => streamParameters(accountId(), chosenVesselId()),
  });
}
