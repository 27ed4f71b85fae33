import type { RequestContext } from "@ymp/api/context";
import { createCaller } from "@ymp/api/root";
import { AppError } from "@ymp/core/errors";
import { ifOpen } from "./unless-refused.ts";

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

/**
 * What stands on the vessel that is named, or else on whichever of the sender's own has it, the last visited first: lists that
 * span vessels give ids that name none.
 */
export async function findAmongOwn<Found>(
  ctx: RequestContext,
  read: (there: Aboard) => Promise<Found>,
): Promise<Found> {
  const session = ctx.requestedVesselId ? null : await createCaller(ctx).session.me();
  if (!session?.lastVesselId) return read(await goAboard(ctx));
  const others = session.vessels.map(({ id }) => id).filter((id) => id !== session.lastVesselId);
  for (const vesselId of [session.lastVesselId, ...others]) {
    const found = await ifOpen(goAboard(ctx, vesselId).then(read));
    if (found !== undefined) return found;
  }
  throw new AppError("not_found", "refusals:recordNotFound");
}

async function lastVessel(ctx: RequestContext): Promise<string> {
  const only = ctx.principal?.limits?.vesselId;
  if (only) return only;
  const session = await createCaller(ctx).session.me();
  if (!session?.lastVesselId) throw new AppError("invalid", "rest:nameVessel");
  return session.lastVesselId;
}
