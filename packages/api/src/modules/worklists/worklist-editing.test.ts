import { newId } from "@ymp/core/ids";
import { taskGroupPolicy, worklistPolicy } from "@ymp/core/maintenance/drawn-up-fields";
import { taskGroups, worklists } from "@ymp/db/schema/worklists";
import type { Caller } from "@ymp/testing/callers";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveTaskGroupInput } from "./task-groups.schema.ts";
import { saveWorklistInput } from "./worklists.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type ListState = (typeof worklistPolicy.states)[number];
type ListField = keyof typeof worklistPolicy.rows;

const ofEngineer = () => ({ id: newId(), vesselId: world.vessels.A.id, createdBy: world.person("engineer").userId });

async function listIn(state: ListState): Promise<string> {
  const row = { ...ofEngineer(), name: "Yard period", kind: "other" as const };
  const stamps = {
    frozenAt: state === "frozen" ? world.now() : null,
    closedAt: state === "closed" ? world.now() : null,
  };
  await world.inVessel("A", (tx) => tx.insert(worklists).values({ ...row, ...stamps }));
  return row.id;
}

const values: Partial<Record<ListField, readonly string[]>> = {
  kind: ["yard", "passage"],
  startsOn: ["2026-09-01", "2026-09-02"],
  endsOn: ["2026-10-01", "2026-10-02"],
};

const seen = readOnce((id) => world.as("captain").worklists.get({ id }));

async function changeList(caller: Caller, id: string, field: ListField, turn: number): Promise<unknown> {
  const { version, ...list } = await seen(id);
  switch (field) {
    case "frozenAt":
      return list.frozenAt
        ? caller.worklists.unfreeze({ id, version, reason: "The yard asks" })
        : caller.worklists.freeze({ id, version });
    case "closedAt":
      return list.closedAt ? caller.worklists.reopen({ id, version }) : caller.worklists.close({ id, version });
    default: {
      const others = (values[field] ?? ["one", "other"]).filter((value) => value !== list[field]);
      return caller.worklists.save(saveWorklistInput.parse({ id, version, [field]: others[turn % others.length] }));
    }
  }
}

it("each field of a worklist is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: worklistPolicy, module: "jobs", isUsedUp: true, make: listIn, change: changeList } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);

it("each field of a task group is changed by its people alone, whatever the form shows", async () => {
  const make = async (state: (typeof taskGroupPolicy.states)[number]) => {
    const row = { ...ofEngineer(), name: "Winterise", tasks: ["Drain"] };
    const archivedAt = state === "archived" ? world.now() : null;
    await world.inVessel("A", (tx) => tx.insert(taskGroups).values({ ...row, archivedAt }));
    return row.id;
  };
  const change = async (caller: Caller, id: string, field: keyof typeof taskGroupPolicy.rows, turn: number) => {
    const [group] = await world.inVessel("A", (tx) => tx.select().from(taskGroups).where(eq(taskGroups.id, id)));
    const version = group?.version ?? 0;
    if (field === "archivedAt")
      return group?.archivedAt
        ? caller.taskGroups.restore({ id, version })
        : caller.taskGroups.archive({ id, version });
    const value = { name: `Winterise ${turn}`, department: turn % 2 ? "deck" : "interior", tasks: [`Drain ${turn}`] };
    return caller.taskGroups.save(saveTaskGroupInput.parse({ ...group, [field]: value[field] }));
  };
  const trial = { policy: taskGroupPolicy, module: "jobs", isUsedUp: true, make, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
