import { newId } from "@ymp/core/ids";
import { memberships } from "@ymp/db/schema/accounts";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await world.inVessel("A", (tx) =>
    tx
      .update(memberships)
      .set({ access: { equipmentspage: "edit", supplier: "edit" } })
      .where(eq(memberships.userId, world.person("contractor").userId)),
  );
});
afterAll(() => world.close());

const sharedOnly = { code: "forbidden", messageKey: "refusals:sharedOnly" };

describe("people from outside, whatever level they were given", () => {
  it("write no machine and no supplier", async () => {
    const { equipment, suppliers } = world.as("contractor");
    expect(await refusalOf(equipment.create({ id: newId(), name: "Welder" }))).toMatchObject(sharedOnly);
    expect(await refusalOf(suppliers.save({ id: newId(), name: "Own firm" }))).toMatchObject(sharedOnly);
  });

  it("draw up no round, and change none", async () => {
    const machine = await makeEquipment(world);
    const counter = await makeCounter(world, { equipmentId: machine.id });
    const round = { id: newId(), name: "Morning", counterIds: [counter.id] };
    const { equipment } = world.as("contractor");
    expect(await refusalOf(equipment.saveRound({ ...round, id: newId() }))).toMatchObject(sharedOnly);
    const { version } = await world.as("chief").equipment.saveRound(round);
    const renamed = { id: round.id, version, name: "Renamed" };
    expect(await refusalOf(equipment.saveRound(renamed))).toMatchObject(sharedOnly);
    expect(await refusalOf(equipment.archiveRound({ id: round.id, version }))).toMatchObject(sharedOnly);
  });
});
