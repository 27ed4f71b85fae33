import type { RequestContext } from "@ymp/api/context";
import { createCaller } from "@ymp/api/root";
import { AppError } from "@ymp/core/errors";

export type Caller = ReturnType<typeof createCaller>;

/** The procedures in the sender's name on one vessel: the same gate, checks and records as from the browser. */
export interface Aboard {
  readonly caller: Caller;
  readonly vessel: Awaited<ReturnType<Caller["session"]["vessel"]>>;
}

export async function goAboard(ctx: RequestContext, vesselId?: string | null): Promise<Aboard> {
  const requestedVesselId = vesselId ?? ctx.requestedVesselId ?? (await lastVessel(ctx));
  const caller = createCaller({ ...ctx, requestedVesselId });
  return { caller, vessel: await caller.session.vessel() };
}

async function lastVessel(ctx: RequestContext): Promise<string> {
  const only = ctx.principal?.limits?.vesselId;
  if (only) return only;
  const session = await createCaller(ctx).session.me();
  if (!session?.lastVesselId) throw new AppError("invalid", "rest:nameVessel");
  return session.lastVesselId;
}
