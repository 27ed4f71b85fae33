import { newId } from "@ymp/core/ids";
import { plans } from "@ymp/db/schema/plans";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlanInput, updatePlanInput } from "./plans.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rule = { trigger: "calendar", intervalCount: 1, intervalUnit: "month" } as const;
const classItem = { no: "M-12", survey: "cms" } as const;

describe("a plan that is critical or of class", () => {
  it.each([
    ["of class", { kind: "class" as const }, "kind"],
    ["with an item of class", { classItem }, "classItem"],
    ["critical", { isCritical: true }, "isCritical"],
  ])("is made by heads of its department and the captain: %s", async (_, grave, field) => {
    const { id: equipmentId } = await makeEquipment(world, { department: "engineering" });
    const plan = () => ({ id: newId(), equipmentId, title: "Governor test", rule, ...grave });
    for (const who of ["deckhand", "engineer", "bosun"] as const)
      expect(await refusalOf(world.as(who).plans.create(plan()))).toMatchObject({
        fields: { [field]: "refusals:field.ownHead" },
      });
    await world.as("chief").plans.create(plan());
    await world.as("captain").plans.create(plan());
  });

  it("is not made by crew on a critical machine, and an ordinary one is", async () => {
    const [critical, ordinary] = await Promise.all([makeEquipment(world, { isCritical: true }), makeEquipment(world)]);
    const plan = (equipmentId: string) => ({ id: newId(), equipmentId, title: "Grease", rule });
    expect((await refusalOf(world.as("deckhand").plans.create(plan(critical.id)))).code).toBe("conflict");
    await world.as("deckhand").plans.create(plan(ordinary.id));
  });

  it("is copied along with its machine by the same people", async () => {
    const machine = await makeEquipment(world, { name: "Crane", department: "engineering" });
    await makePlan(world, { equipmentId: machine.id, kind: "class", classItemNo: "M-13", classSurvey: "cms" });
    const copy = () => ({ id: machine.id, newId: newId(), includesPlans: true, includesChildren: false });
    expect((await refusalOf(world.as("engineer").equipment.copy(copy()))).code).toBe("conflict");
    await world.as("engineer").equipment.copy({ ...copy(), includesPlans: false });
    await world.as("chief").equipment.copy(copy());
  });
});

describe("the parts of a plan", () => {
  const withParts = (itemId: string, quantity: number) =>
    createPlanInput.parse({ id: newId(), title: "Filter", rule, parts: [{ itemId, quantity }] });

  it.each([1e-9, 0.0004, 0.12345])("are no finer than the stores keep: %d", async (quantity) => {
    expect(() => withParts(newId(), quantity)).toThrow("inventory:fault.decimals");
  });

  it("are whole where their item is kept in pieces", async () => {
    const { item } = await makeItem(world, { unit: "pcs" });
    const made = world.as("captain").plans.create(withParts(item.id, 0.5));
    expect(await refusalOf(made)).toMatchObject({ fields: { parts: "inventory:refusal.unitSteps" } });
    const plan = withParts(item.id, 2);
    await world.as("captain").plans.create(plan);
    const changed = updatePlanInput.parse({ ...plan, version: 1, parts: [{ itemId: item.id, quantity: 1.5 }] });
    expect(await refusalOf(world.as("captain").plans.update(changed))).toMatchObject({
      fields: { parts: "inventory:refusal.unitSteps" },
    });
  });

  it("stay where anyone who saves the plan does not see them", async () => {
    const captain = world.as("captain");
    const hidden = await makeItem(world, { isPrivate: true, ownerUserId: world.person("captain").userId });
    const { item } = await makeItem(world);
    const parts = [hidden.item.id, item.id].map((itemId) => ({ itemId, quantity: 1 }));
    const plan = createPlanInput.parse({ id: newId(), title: "Tender service", rule, parts });
    await captain.plans.create(plan);
    const seen = (await world.as("chief").plans.get({ id: plan.id })).parts;
    expect(seen.map(({ itemId }) => itemId)).toEqual([item.id]);
    const saved = { ...plan, version: 1, title: "Tender, service", parts: [{ itemId: item.id, quantity: 3 }] };
    await world.as("chief").plans.update(updatePlanInput.parse(saved));
    const kept = (await captain.plans.get({ id: plan.id })).parts;
    expect(new Map(kept.map(({ itemId, quantity }) => [itemId, quantity]))).toEqual(
      new Map([
        [hidden.item.id, 1],
        [item.id, 3],
      ]),
    );
    const [row] = await world.inVessel("A", (tx) => tx.select().from(plans).where(eq(plans.id, plan.id)));
    expect(row?.title).toBe("Tender, service");
  });
});
