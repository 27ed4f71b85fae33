import { refusalOf } from "@ymp/testing/callers";
import { makeItem } from "@ymp/testing/factories/inventory";
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

  it("are not written for what does not exist for the reader", async () => {
    const { item } = await makeItem(world, { isPrivate: true, stock: { Safe: 1 } });
    const labelled = { what: "items" as const, ids: [item.id] };
    expect(await refusalOf(world.as("engineer").counts.labels({ labelled }))).toMatchObject({ code: "not_found" });
    expect((await world.as("captain").counts.labels({ labelled })).count).toBe(1);
  });
});
