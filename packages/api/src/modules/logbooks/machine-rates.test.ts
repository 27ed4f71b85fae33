import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
const sludge = newId();

beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  world.setNow("2026-06-15T12:00:00Z");
  const tank = { id: sludge, name: "Sludge tank", capacity: "3.00", iopp: "3.1", contents: "sludge" } as const;
  await world.as("chief").logbooks.saveTank(tank);
});
afterAll(() => world.close());

it("O5: what its cover says of the machines, entries are held against", async () => {
  const { id } = await openBook(world, { separatorRate: "1.0", incineratorCapacity: "0.05" });
  const chief = world.as("chief").logbooks;
  expect(await chief.get({ id })).toMatchObject({
    particulars: { separatorRate: "1.0", incineratorCapacity: "0.05" },
    facts: { figures: { separatorRate: "1.0", incineratorCapacity: "0.05" } },
  });
  const overboard = {
    ...{ quantity: "1.20", start: "2026-06-15T10:00:00Z", stop: "2026-06-15T10:40:00Z", method: "15ppm" },
    ...{ startAt: { lat: "42", lon: "6" }, stopAt: { lat: "42.1", lon: "6.1" } },
  };
  const burnt = { operation: "incinerated", tank: sludge, quantity: "1.90", retained: "0.10", hours: "0.1" };
  await makeEntry(world, { logbookId: id, code: "D", values: overboard });
  await makeEntry(world, { logbookId: id, code: "C", values: burnt });
  const { rows } = await chief.entries({ id });
  expect(rows.map(({ warnings }) => warnings)).toEqual([["fasterThanSeparator"], ["fasterThanIncinerator"]]);
  expect(await chief.verify({ id })).toMatchObject({ ok: true });
});

it.each(["0", "0.000", "-1", "1.0001", "fast"])("%j is no rate", async (separatorRate) => {
  const cover = { id: newId(), kind: "imooil1" as const, number: "X-1", place: "Palma", pin: worldPin };
  const refusal = await refusalOf(world.as("captain").logbooks.open({ ...cover, separatorRate }));
  expect(refusal).toMatchObject({ code: "invalid" });
  expect(Object.keys(refusal.fields ?? {})).toEqual(["separatorRate"]);
});
