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
  await world.inVessel("B", (tx) => expectRoom(tx, locations, { vesselId: world.vessels.B.id, most: 1 }));
});
