import { newId } from "@ymp/core/ids";
import { type PlanState, planFields, planPolicy } from "@ymp/core/maintenance/plan-fields";
import { plans } from "@ymp/db/schema/plans";
import { type Caller, refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makePlan } from "@ymp/testing/factories/jobs";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type UpdatePlanInput, updatePlanInput } from "./plans.schema.ts";

let world: World;
let itemId: string;
beforeAll(async () => {
  world = await createWorld();
  itemId = (await makeItem(world)).item.id;
});
afterAll(() => world.close());

type PlanField = Exclude<keyof typeof planPolicy.rows, "isActive">;

async function planIn(state: PlanState) {
  const isArchived = state === "of an archived machine";
  const machine = await makeEquipment(world, {
    department: "engineering",
    archivedAt: isArchived ? world.now() : null,
  });
  const isCritical = state === "critical or of class";
  const createdBy = world.person("engineer").userId;
  return (await makePlan(world, { equipmentId: machine.id, isCritical, createdBy })).id;
}

const values: { [Field in PlanField]: readonly UpdatePlanInput[Field][] } = {
  title: ["Oil", "Oil and filter"],
  instructions: ["Warm it up", "Let it cool"],
  kind: ["inspection", "planned"],
  department: ["deck", "engineering"],
  priority: ["low", "high"],
  rule: ruleOfMonths(60, 72),
  estimatedTenths: [10, 20],
  isCritical: [true, false],
  needsVerification: [true, false],
  needsPhoto: [true, false],
  signature: ["completer", "both"],
  classItem: [{ no: "M-12", survey: "cms" }],
  tasks: [["Drain"], ["Fill"]],
  parts: [],
  assigneeIds: [],
};

function ruleOfMonths(...counts: number[]) {
  const rule = { trigger: "calendar" as const, intervalUnit: "month" as const, mode: "floating" as const };
  return counts.map((intervalCount) => ({ ...rule, intervalCount, windowBeforeDays: 0 }));
}

const seen = readOnce((id) => world.as("captain").plans.get({ id }));

/** What the form would send without a change. */
async function standing(id: string): Promise<UpdatePlanInput> {
  const { tasks, parts, assigneeIds, version, ...plan } = await seen(id);
  const { kind, trigger, intervalCount, intervalUnit, mode, windowBeforeDays } = plan;
  const rule = { trigger, intervalCount, intervalUnit, mode, windowBeforeDays };
  const contents = {
    tasks,
    assigneeIds,
    parts: parts.map((part) => ({ itemId: part.itemId, quantity: part.quantity })),
  };
  return updatePlanInput.parse({ ...plan, ...contents, kind, rule, id, version });
}

async function change(caller: Caller, id: string, field: PlanField | "isActive", turn: number) {
  const before = await standing(id);
  if (field === "isActive") {
    const { isActive } = await seen(id);
    return isActive ? caller.plans.stop({ id }) : caller.plans.resume({ id });
  }
  const list = {
    ...values,
    parts: [[{ itemId, quantity: 1 }], [{ itemId, quantity: 2 }]],
    assigneeIds: [[world.person("engineer").profileId ?? ""], [world.person("stew").profileId ?? ""]],
  }[field];
  const others = list.filter((value) => JSON.stringify(value) !== JSON.stringify(before[field]));
  return caller.plans.update({ ...before, [field]: others[turn % others.length] });
}

it("every field of the call has somebody who may change it", () => {
  const { id: _, version: __, ...fields } = updatePlanInput.shape;
  expect([...Object.keys(fields), "isActive"].toSorted()).toEqual(planFields.toSorted());
});

it("each field of a plan is changed by its people alone, whatever the form shows", async () => {
  const { found, expected } = await walkFields(world, { policy: planPolicy, module: "jobs", make: planIn, change });
  expect(found).toBe(expected);
}, 480_000);

describe("a plan", () => {
  it("tells its form which fields the reader may change", async () => {
    const id = await planIn("critical or of class");
    const { fields } = (await world.as("chief").plans.get({ id })).can;
    expect(fields).toContain("instructions");
    expect(fields).not.toContain("rule");
    expect((await world.as("deckhand").plans.get({ id })).can.fields).toEqual([]);
    expect((await world.as("captain").plans.get({ id })).can.fields).toEqual(planFields);
  });

  it("is not made for a machine that is archived", async () => {
    const machine = await makeEquipment(world, { archivedAt: world.now() });
    const [rule] = ruleOfMonths(1);
    if (!rule) throw new Error("No rule");
    const made = world.as("chief").plans.create({ id: newId(), equipmentId: machine.id, title: "Oil", rule });
    expect(await refusalOf(made)).toMatchObject({ messageKey: "job-refusals:equipmentArchived" });
  });
});

it("what is stored of a rule and has no meaning under its trigger is nobody's change", async () => {
  const id = await planIn("critical or of class");
  await world.inVessel("A", (tx) => tx.update(plans).set({ graceTenths: 0 }).where(eq(plans.id, id)));
  await world.as("chief").plans.update({ ...(await standing(id)), instructions: "Two hoses on the foredeck" });
  expect((await world.as("chief").plans.get({ id })).instructions).toBe("Two hoses on the foredeck");
});

it("what a rule has no use for is not kept, so that nobody but its people gives its jobs grace", async () => {
  const id = await planIn("running or stopped");
  const before = await standing(id);
  const waiting = { trigger: "event", triggerEvent: "before_charter" } as const;
  await world.inVessel("A", (tx) => tx.update(plans).set(waiting).where(eq(plans.id, id)));
  const rule = { trigger: "event", event: "before_charter", mode: "floating", windowBeforeDays: 9 } as const;
  const plan = { ...before, title: "Flush", rule: { ...rule, graceDays: 300, intervalCount: 9 } };
  await world.as("engineer").plans.update(plan);
  expect(await world.as("captain").plans.get({ id })).toMatchObject({
    ...{ title: "Flush", graceDays: null, intervalCount: null, windowBeforeDays: 0 },
  });
});
