import { newId } from "@ymp/core/ids";
import { makeItem } from "@ymp/testing/factories/inventory";
import { oneRow } from "@ymp/testing/one-row";
import { sendList } from "@ymp/testing/sent-list";
import { untilSomebodyWaits } from "@ymp/testing/waiting";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { VesselScope } from "../../context.ts";
import { updateEquipment } from "../equipment/register.service.ts";
import { receiveStock } from "../inventory/stock-actions.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const captain = () => world.as("captain");

const write = (kind: "equipment" | "inventory" | "jobs", ...lines: string[]) => sendList(world, kind, ...lines);

/** The import is taken back while somebody's saving has not ended. */
async function undoneWhile(id: string, save: (scope: VesselScope) => Promise<unknown>) {
  const taken = await world.enter("chief", async (scope) => {
    await save(scope);
    const undo = captain().imports.undo({ id });
    await untilSomebodyWaits(world);
    return { undo };
  });
  return taken.undo;
}

const machineOf = async (search: string) => oneRow((await captain().equipment.list({ search })).rows);

it("keeps a machine that the import made and somebody is changing", async () => {
  const id = await write("equipment", "Name,Location", "Bilge pump,Engine room", "Fire pump,Engine room");
  const { id: machine } = await machineOf("Bilge pump");
  const done = await undoneWhile(id, (scope) =>
    updateEquipment(scope, { id: machine, version: 1, name: "Bilge pump aft" }),
  );
  expect(done).toMatchObject({ undone: 1, kept: [{ recordId: machine }] });
  expect(await captain().equipment.get({ id: machine })).toMatchObject({ name: "Bilge pump aft" });
});

it("keeps what somebody is writing into a machine that the import changed", async () => {
  const machine = newId();
  await captain().equipment.create({ id: machine, name: "Ballast pump", code: "BP-9" });
  const id = await write("equipment", "Code,Name,Location", "BP-9,Ballast pump,Pump room");
  const before = await captain().equipment.get({ id: machine });
  expect(before).toMatchObject({ location: "Pump room" });
  const done = await undoneWhile(id, (scope) =>
    updateEquipment(scope, { id: machine, version: before.version, location: "Boat deck" }),
  );
  expect(done).toMatchObject({ kept: [{ recordId: machine }] });
  expect(await captain().equipment.get({ id: machine })).toMatchObject({ location: "Boat deck" });
});

it("keeps an item that somebody is receiving", async () => {
  const id = await write("inventory", "Item,Qty,Location", "Oil filter,6,Engine store");
  const item = oneRow((await captain().inventory.list({ search: "Oil filter" })).rows);
  const locationId = oneRow(item.bins).locationId;
  const done = await undoneWhile(id, (scope) =>
    receiveStock(scope, { id: newId(), itemId: item.id, locationId, quantity: 10, isInPacks: false }),
  );
  expect(done).toMatchObject({ kept: [{ recordId: item.id }] });
  expect(oneRow((await captain().inventory.list({ search: "Oil filter" })).rows)).toMatchObject({ onHand: 16 });
});

it("keeps a job that stock was used for", async () => {
  const id = await write("jobs", "Title,Due", "Grease the winch,2026-12-01", "Wash the tender,2026-12-02");
  const { rows } = await captain().jobs.list({ search: "Grease the winch" });
  const jobId = oneRow(rows).id;
  const { item, locationIds } = await makeItem(world, { stock: { Store: 5 } });
  const used = { id: newId(), itemId: item.id, locationId: locationIds.Store ?? "", quantity: 2, jobId };
  await world.as("deckhand").inventory.consume(used);
  expect(await captain().imports.undo({ id })).toMatchObject({ undone: 1, kept: [{ recordId: jobId }] });
  expect(await captain().jobs.get({ id: jobId })).toMatchObject({ title: "Grease the winch" });
});
