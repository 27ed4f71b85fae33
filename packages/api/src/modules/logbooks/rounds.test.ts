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

it("rounds name the tanks of the vessel, and reckon what was burnt since the last, at sea or in port", async () => {
  const tank = newId();
  await world.as("chief").logbooks.saveTank({ id: tank, name: "FO1", capacity: "60" });
  const port = await openBook(world, { kind: "port", number: "PORT-1" });
  const { books } = await world.as("captain").logbooks.shelf({});
  const logbookId = books.find(({ kind }) => kind === "sea")?.id ?? "";
  const on = world.person("chief").profileId;
  const round = (mode: string, quantity: string, at: string) => ({
    ...{ at, watch: "08-12", place: { port: "Palma" }, mode, on, bunkered: "0", fuelTanks: [{ tank, quantity }] },
  });
  await makeEntry(world, { logbookId, code: "round", values: round("underway", "42000", "2026-06-15T09:00:00Z") });
  await makeEntry(world, {
    ...{ logbookId: port.id, code: "round" },
    values: round("alongside", "38750", "2026-06-15T11:00:00Z"),
  });
  const { rows } = await world.as("captain").logbooks.entries({ id: port.id });
  expect(rows[0]?.columns).toMatchObject({ "Fuel (l)": "38750 (used 3250), bunkered 0, FO1 38750" });
});

it("a round that arrives late is reckoned from the one before it, not from one that was made since", async () => {
  const tank = newId();
  await world.as("chief").logbooks.saveTank({ id: tank, name: "FO2", capacity: "60" });
  const { books } = await world.as("captain").logbooks.shelf({});
  const logbookId = books.find(({ kind }) => kind === "sea")?.id ?? "";
  const on = world.person("chief").profileId;
  world.setNow("2026-06-16T12:30:00Z");
  const enter = (at: string, quantity: string) =>
    makeEntry(world, {
      ...{ logbookId, code: "round" },
      values: {
        ...{ at: `2026-06-16T${at}:00Z`, watch: "08-12", place: { port: "Palma" }, mode: "underway", on },
        ...{ bunkered: "0", fuelTanks: [{ tank, quantity }] },
      },
    });
  await enter("08:00", "30000");
  await enter("12:00", "29000");
  const { id } = await enter("10:00", "29600");
  const { rows } = await world.as("captain").logbooks.entries({ id: logbookId });
  expect(rows.find((row) => row.id === id)?.columns).toMatchObject({
    "Fuel (l)": expect.stringMatching(/^29600 \(used 400\)/),
  });
});
