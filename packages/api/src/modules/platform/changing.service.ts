import { AppError } from "@ymp/core/errors";
import { recordChange } from "../../platform/changes/record-change.ts";
import { type PlatformChange, recordPlatformChanges } from "../../platform/changes/record-platform-change.ts";
import { administer, enterFromOutside, type Outside, type PlatformRequest } from "../../platform/outside.ts";
import { vesselRecord } from "../vessel/vessel.record.ts";
import { lockVessel, noteLeftCompany, patchVessel, type VesselRow } from "./vessels.repository.ts";

export interface VesselChange {
  patch: Partial<VesselRow>;
  verb: string;
  facts?: NonNullable<PlatformChange["facts"]>;
  /** What belongs to the change besides the vessel's row. */
  alongside?: ((vessel: VesselRow) => Promise<void>) | undefined;
}

export async function expectVessel(tx: Outside["tx"], vesselId: string): Promise<VesselRow> {
  const vessel = await lockVessel(tx, vesselId);
  if (!vessel) throw new AppError("not_found", "refusals:noSuchVessel");
  return vessel;
}

/** Changes one vessel from outside, and tells it on the platform and on board. Null: there is nothing to change. */
export function changeVessel(
  request: PlatformRequest,
  vesselId: string,
  decide: (vessel: VesselRow, outside: Outside) => VesselChange | null | Promise<VesselChange | null>,
): Promise<void> {
  return administer(request, async (outside) => {
    const before = await expectVessel(outside.tx, vesselId);
    const change = await decide(before, outside);
    if (change) await writeVessel(outside, before, change);
  });
}

export async function writeVessel(outside: Outside, before: VesselRow, change: VesselChange): Promise<void> {
  const { tx, now, services, afterCommit } = outside;
  const { patch, verb, facts = {} } = change;
  const after = await patchVessel(tx, before.id, patch, now);
  if (after.companyId !== before.companyId) await noteLeftCompany(tx, before, now);
  const scope = await enterFromOutside(outside, before.id);
  await recordChange(scope, vesselRecord, before.id, {
    verb,
    before: only(before, patch),
    after: only(after, patch),
    facts,
  });
  await recordPlatformChanges(outside, { subject: { kind: "vessel", id: before.id }, verb, facts });
  await change.alongside?.(after);
  afterCommit.push(async () => services.accounts.forget("*"));
}

function only(vessel: VesselRow, patch: Partial<VesselRow>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(vessel).filter(([field]) => field in patch));
}
