import type { ShipZones } from "@ymp/core/rest/ship-zones";
import { shipZones as table } from "@ymp/db/schema/rest";
import { asc, eq } from "drizzle-orm";
import type { VesselScope } from "../../context.ts";

/** The zone of the ship, and when her clock went from one to another. */
export async function readShipZones({
  tx,
  vesselId,
  vessel,
}: Pick<VesselScope, "tx" | "vesselId" | "vessel">): Promise<ShipZones> {
  const rows = await tx
    .select({ at: table.changedAt, from: table.fromZone, to: table.toZone })
    .from(table)
    .where(eq(table.vesselId, vesselId))
    .orderBy(asc(table.changedAt), asc(table.id));
  return { zone: vessel.timeZone, changes: rows };
}

/** Keeps when the clock was moved: days before it are judged by the zone that they had. */
export async function keepZoneChange(
  { tx, vesselId, actor, now }: Pick<VesselScope, "tx" | "vesselId" | "actor" | "now">,
  before: { readonly timeZone: string },
  after: { readonly timeZone: string },
): Promise<void> {
  if (before.timeZone === after.timeZone) return;
  const stamp = { vesselId, createdBy: actor.userId, createdAt: now, updatedAt: now };
  await tx.insert(table).values({ ...stamp, changedAt: now, fromZone: before.timeZone, toZone: after.timeZone });
}
