import { inventoryItems } from "@ymp/db/schema/inventory";
import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeManyLike } from "@ymp/testing/many-like";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe("labels", () => {
  it("are written for chosen items, a filtered list and places", async () => {
    const { item, locationIds } = await makeItem(world, { stock: { "Spares rack": 2 } });
    const [itemId, locationId] = [item.id, locationIds["Spares rack"] ?? ""];
    const { labels } = world.as("engineer").counts;
    const chosen = await labels({ labelled: { what: "items", ids: [itemId] }, skip: 2 });
    expect(chosen).toMatchObject({ count: 1, mediaType: "application/pdf" });
    expect(Buffer.from(chosen.base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    const listed = await labels({ labelled: { what: "filter", filters: { state: "current", locationId } } });
    expect(listed.count).toBe(1);
    expect((await labels({ labelled: { what: "places", ids: [locationId] } })).count).toBe(1);
  });

  it("are refused, and never cut, where there are too many for one file", async () => {
    const { item, locationIds } = await makeItem(world, { name: "Fuse", stock: { "Fuse box": 1 } });
    await makeManyLike(world, inventoryItems, item.id, 1_001);
    const filters = { state: "current" as const };
    const asked = world.as("engineer").counts.labels({ labelled: { what: "filter", filters } });
    expect(await refusalOf(asked)).toMatchObject({ messageKey: "labels:tooMany", params: { count: 1_000 } });
    const atPlace = { state: "current" as const, locationId: locationIds["Fuse box"] ?? "" };
    const few = await world.as("engineer").counts.labels({ labelled: { what: "filter", filters: atPlace } });
    expect(few.count).toBe(1);
  });

  it("are not written for what does not exist for the reader", async () => {
    const { item } = await makeItem(world, { isPrivate: true, stock: { Safe: 1 } });
    const labelled = { what: "items" as const, ids: [item.id] };
    expect(await refusalOf(world.as("engineer").counts.labels({ labelled }))).toMatchObject({ code: "not_found" });
    expect((await world.as("captain").counts.labels({ labelled })).count).toBe(1);
  });
});
