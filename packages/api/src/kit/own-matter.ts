import { AppError } from "@ymp/core/errors";
import type { VesselScope } from "../context.ts";

/**
 * For calls of `isOwnMatter` that name a person: they pass the gate of a vessel whose subscription has ended, and there are
 * for oneself alone.
 */
export function expectOwnMatter({ access, vessel }: Pick<VesselScope, "access" | "vessel">, isOwn: boolean): void {
  if (access.blockedBy === "expired" && !isOwn)
    throw new AppError("expired_subscription", "refusals:subscriptionExpired", { vessel: vessel.name });
}
