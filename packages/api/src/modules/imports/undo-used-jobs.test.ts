import { newId } from "@ymp/core/ids";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it("keeps a job that parts were used for since the import", async () => {
  const captain = world.as("captain");
  const locationId = newId();
  await captain.inventory.saveLocation({ id: locationId, name: "Engine store" });
  const itemId = newId();
  await captain.inventory.save({
    id: itemId,
    name: "Oil filter",
    unit: "pcs",
    places: [{ locationId }],
  });
  await captain.inventory.receive({ id: newId(), itemId, locationId, quantity: 5 });
  const text = "Task,Due date\nGrease the windlass,2026-09-01\nPaint the bulwark,2026-09-02\n";
  const file = { fileName: "jobs.csv", base64: Buffer.from(text).toString("base64"), kind: "jobs" } as const;
  const sheet = oneRow((await captain.imports.read(file)).sheets);
  const mapping = sheet.mapping.map(({ column, use, field }) => ({ column, use, ...(field ? { field } : {}) }));
  const id = newId();
  await captain.imports.write({ id, ...file, mapping });
  world.setNow(new Date(world.now().getTime() + 3_600_000));
  const job = oneRow((await captain.jobs.list({ search: "Grease the windlass" })).rows);
  await world.as("chief").inventory.consume({ id: newId(), itemId, locationId, quantity: 2, jobId: job.id });
  expect(await captain.imports.undo({ id })).toMatchObject({ kept: [{ recordId: job.id }] });
  expect(await captain.jobs.get({ id: job.id })).toMatchObject({ id: job.id });
  expect((await captain.jobs.list({ search: "Paint the bulwark" })).rows).toEqual([]);
});
