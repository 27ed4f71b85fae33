import { newId } from "@ymp/core/ids";
import { givePins, makeEntry, openBook } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  world.setNow("2026-06-15T12:00:00Z");
});
afterAll(() => world.close());

it("a round at sea holds the readings of each machine, and its page tells them", async () => {
  const machine = newId();
  await world.as("chief").equipment.create({ id: machine, name: "Main engine port" });
  const { id } = await openBook(world, { kind: "sea", number: "SEA-1" });
  const on = world.person("chief").profileId;
  const readings = [
    { name: "Oil pressure", value: "4.200", unit: "bar" },
    { name: "Cooling water", value: "82.000" },
  ];
  await makeEntry(world, {
    logbookId: id,
    code: "round",
    values: {
      ...{ at: "2026-06-15T11:00:00Z", watch: "08-12", place: { lat: "43.5", lon: "7.0" }, mode: "underway", on },
      machines: [{ machine, status: "running", hours: "5120.5", readings }],
      bilges: [{ well: "Engine room aft", level: "4" }],
    },
  });
  const { rows } = await world.as("captain").logbooks.entries({ id });
  expect(rows[0]?.columns).toMatchObject({
    Machines: "Main engine port Running 5120.5 h (Oil pressure 4.200 bar, Cooling water 82.000)",
  });
  expect(await world.as("chief").logbooks.verify({ id })).toMatchObject({ ok: true });
});
