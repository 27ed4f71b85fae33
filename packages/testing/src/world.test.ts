import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf } from "./callers.ts";
import { makeCounter, makeEquipment } from "./factories/equipment.ts";
import { makeItem, makePart } from "./factories/inventory.ts";
import { makeJob, makePlan } from "./factories/jobs.ts";
import { createWorld, type World } from "./world.ts";

describe("the world of the tests", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  it("has two vessels with a crew each, and nobody is on board of both", async () => {
    const chief = await world.as("chief").session.vessel();
    expect(chief).toMatchObject({ name: "Seraphine", access: { role: "hod", department: "engineering" } });
    expect(await world.as("rival").session.vessel()).toMatchObject({ name: "Corvus", access: { role: "captain" } });
    expect(await refusalOf(world.as("chief", { vessel: "B" }).session.vessel())).toMatchObject({ code: "not_found" });
  });

  it("lets the company's manager and the platform's administrator in", async () => {
    expect(await world.as("manager").session.vessel()).toMatchObject({ access: { role: "management" } });
    expect(await world.as("superadmin", { vessel: "B" }).session.vessel()).toMatchObject({
      access: { role: "superadmin" },
    });
  });

  it("makes machines, plans, jobs and stock of the vessel it is told", async () => {
    const equipment = await makeEquipment(world, {}, "B");
    await makeCounter(world, { equipmentId: equipment.id, lastTotal: 43_800 }, "B");
    const plan = await makePlan(world, { equipmentId: equipment.id }, "B");
    const first = await makeJob(world, { planId: plan.id, assignedTo: [world.crew.B.chief.profileId] }, "B");
    const second = await makeJob(world, {}, "B");
    const { item } = await makeItem(world, { stock: { "Engine room": 4 } }, "B");
    await makePart(world, { equipmentId: equipment.id, itemId: item.id }, "B");
    expect([first.number, second.number]).toEqual([1, 2]);
    expect(first.vesselId).toBe(world.vessels.B.id);
  });
});
