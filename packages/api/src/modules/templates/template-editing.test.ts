import { newId } from "@ymp/core/ids";
import { templatePolicy } from "@ymp/core/maintenance/drawn-up-fields";
import { jobTemplateSchema } from "@ymp/core/maintenance/job-template";
import { jobTemplates } from "@ymp/db/schema/worklists";
import type { Caller } from "@ymp/testing/callers";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveTemplateInput } from "./templates.schema.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function templateIn(state: (typeof templatePolicy.states)[number]): Promise<string> {
  const id = newId();
  const template = jobTemplateSchema.parse({ title: "Change the oil", counterHours: 250 });
  const own = { vesselId: world.vessels.A.id, createdBy: world.person("engineer").userId };
  const archivedAt = state === "archived" ? world.now() : null;
  const row = { ...own, id, equipmentType: "generator" as const, template, title: template.title, archivedAt };
  await world.inVessel("A", (tx) => tx.insert(jobTemplates).values(row));
  return id;
}

const seen = readOnce((id) => world.as("captain").templates.get({ id }));

async function change(caller: Caller, id: string, field: keyof typeof templatePolicy.rows, turn: number) {
  const { version, isArchived, ...row } = await seen(id);
  const { templates } = caller;
  if (field === "archivedAt")
    return isArchived ? templates.restore({ id, version }) : templates.archive({ id, version });
  const value = {
    equipmentType: turn % 2 ? "windlass" : "watermaker",
    template: { ...row.template, title: `Change the oil ${turn}` },
  };
  return templates.save(saveTemplateInput.parse({ ...row, id, version, [field]: value[field] }));
}

it("each field of a template is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: templatePolicy, module: "jobs", isUsedUp: true, make: templateIn, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
}, 480_000);
