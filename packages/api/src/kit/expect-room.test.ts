import { newId } from "@ymp/core/ids";
import { locations } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectRoom } from "./expect-room.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it("a vessel takes as many as she may have and no more, whatever another one has", async () => {
  await world.as("captain").inventory.saveLocation({ id: newId(), name: "Bosun store" });
  await world.as("captain").inventory.saveLocation({ id: newId(), name: "Lazarette" });
  const vesselId = world.vessels.A.id;
  const room = (most: number, added?: number) =>
    world.inVessel("A", (tx) => expectRoom(tx, locations, { vesselId, most, ...(added ? { added } : {}) }));
  await room(3);
  expect(await refusalOf(room(2))).toMatchObject({ code: "limit", messageKey: "refusals:noRoom", params: { most: 2 } });
  expect(await refusalOf(room(4, 3))).toMatchObject({ messageKey: "refusals:noRoom" });
  await world.inVessel("A", (tx) =>
    expectRoom(tx, locations, { vesselId, most: 1, of: [[locations.name, "Sail locker"]] }),
  );
  await world.inVessel("B", (tx) => expectRoom(tx, locations, { vesselId: world.vessels.B.id, most: 1 }));
});

it("many at once find no more room than one after the other", async () => {
  const vesselId = world.vessels.A.id;
  const name = "Forepeak";
  const room = { vesselId, most: 3, of: [[locations.deck, name]] } as const;
  const add = () =>
    world.inVessel("A", async (tx) => {
      await expectRoom(tx, locations, room);
      await tx.insert(locations).values({ vesselId, name: newId(), deck: name });
    });
  const answers = await Promise.allSettled(Array.from({ length: 12 }, add));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});
