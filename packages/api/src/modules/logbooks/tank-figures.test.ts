import { newId } from "@ymp/core/ids";
import { givePins, makeEntry, openBook, worldPin } from "@ymp/testing/factories/logbooks";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
let logbookId: string;
const tank = newId();
beforeAll(async () => {
  world = await createWorld();
  await givePins(world);
  logbookId = (await openBook(world)).id;
  world.setNow("2026-06-15T12:00:00Z");
  await world.as("chief").logbooks.saveTank({ id: tank, name: "FO1 P", capacity: "20.00", contents: "fuel" });
});
afterAll(() => world.close());

const bunkered = (hour: string, added: string, content: string) =>
  makeEntry(world, {
    ...{ logbookId, code: "H" },
    values: {
      ...{ place: { port: "Gibraltar" }, start: `2026-06-15T${hour}:10:00Z`, stop: `2026-06-15T${hour}:50:00Z` },
      ...{ oil: "fuel", type: "MGO 0.10 % S", quantity: added, tanks: [{ tank, added, content }] },
    },
  });
const held = async () =>
  (await world.as("chief").logbooks.get({ id: logbookId })).facts.tanks.find(({ id }) => id === tank);

it("BOOK-16: a bunkering changes the figure of its tank, by when it was done, and one that was struck does not", async () => {
  await bunkered("08", "9.000", "14.200");
  expect(await held()).toMatchObject({ tonnes: "14.200" });
  await bunkered("06", "4.000", "6.000");
  expect(await held()).toMatchObject({ tonnes: "14.200" });
  const wrong = await bunkered("10", "2.000", "11.000");
  expect(await held()).toMatchObject({ tonnes: "11.000" });
  await world.as("chief").logbooks.strike({
    ...{ id: logbookId, entryId: wrong.id, hash: wrong.hash, reason: "Wrong gauge", pin: worldPin },
  });
  expect(await held()).toMatchObject({ tonnes: "14.200" });
});

it("a bunkering that does not agree with what the tank held is taken, and says so", async () => {
  const { id } = await bunkered("11", "2.000", "18.000");
  const { warnings } = await world.as("chief").logbooks.entry({ id: logbookId, entryId: id });
  expect(warnings).toEqual(["moreThanBunkered"]);
});
