import { newId } from "@ymp/core/ids";
import { jobs } from "@ymp/db/schema/jobs";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterAll(() => world.close());

const chief = () => world.as("chief").imports;

it("makes open defects of critical equipment critical, whatever the file says", async () => {
  await makeEquipment(world, { name: "Fire Pump", isCritical: true });
  const lines = [
    "Title,Equipment,Kind,Priority,Status,Completed on",
    "Seal weeps,Fire Pump,defect,low,open,",
    "Gauge dead,Fire Pump,defect,low,closed,2026-10-05",
    "Grease bearing,Fire Pump,planned,low,open,",
  ];
  const file = { fileName: "list.csv", base64: Buffer.from(lines.join("\n")).toString("base64") };
  const sheet = oneRow((await chief().read(file)).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  await chief().write({ id: newId(), ...file, kind: sheet.kind, mapping });
  const written = await world.inVessel("A", (tx) => tx.select().from(jobs).orderBy(jobs.title));
  expect(written).toMatchObject([
    { title: "Gauge dead", status: "done", priority: "low", needsVerification: false },
    { title: "Grease bearing", isCritical: true, priority: "low", needsVerification: true },
    { title: "Seal weeps", isCritical: true, priority: "critical", needsVerification: true },
  ]);
});
