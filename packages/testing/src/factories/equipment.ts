import { newId } from "@ymp/core/ids";
import { counterSegments, counters, equipment, readings } from "@ymp/db/schema/equipment";
import { oneRow } from "../one-row.ts";
import type { VesselKey } from "../people.ts";
import type { World } from "../world.ts";

type EquipmentRow = typeof equipment.$inferInsert;
type CounterRow = typeof counters.$inferInsert;

/** A machine of vessel A unless another is named. */
export async function makeEquipment(
  world: World,
  values: Partial<EquipmentRow> = {},
  vessel: VesselKey = "A",
): Promise<typeof equipment.$inferSelect> {
  const row = { id: newId(), vesselId: world.vessels[vessel].id, name: "Main engine PS", createdAt: world.now() };
  return oneRow(
    await world.inVessel(vessel, (tx) =>
      tx
        .insert(equipment)
        .values({ ...row, ...values })
        .returning(),
    ),
  );
}

/** A running-hours counter with its first meter, at zero unless `lastTotal` (tenths) says otherwise. */
export async function makeCounter(
  world: World,
  values: Partial<CounterRow> & Pick<CounterRow, "equipmentId">,
  vessel: VesselKey = "A",
): Promise<typeof counters.$inferSelect> {
  const vesselId = world.vessels[vessel].id;
  const total = values.lastTotal ?? 0;
  const row = {
    id: newId(),
    vesselId,
    lastReading: total,
    lastTotal: total,
    lastReadAt: world.now(),
    createdAt: world.now(),
  };
  return world.inVessel(vessel, async (tx) => {
    const counter = oneRow(
      await tx
        .insert(counters)
        .values({ ...row, ...values })
        .returning(),
    );
    await tx.insert(counterSegments).values({
      vesselId,
      counterId: counter.id,
      number: 1,
      offsetTotal: 0,
      startReading: 0,
      startedAt: counter.lastReadAt ?? world.now(),
    });
    if (total > 0 && counter.lastReadAt) {
      const read = { reading: total, total, readAt: counter.lastReadAt };
      await tx.insert(readings).values({ vesselId, counterId: counter.id, segmentNumber: 1, ...read });
    }
    return counter;
  });
}
