import { profiles } from "@ymp/db/schema/people";
import { makeSailor } from "@ymp/testing/factories/people";
import { makeManyLike } from "@ymp/testing/many-like";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const many = 2_100;
let world: World;
beforeAll(async () => {
  world = await createWorld();
  await makeManyLike(world, profiles, await makeSailor(world), many);
});
afterAll(() => world.close());

describe("a vessel with very many people", () => {
  it("offers every one of them where people are picked", async () => {
    expect((await world.as("captain").people.pick()).length).toBeGreaterThan(many);
  });

  it("lists every one of them on board and ashore", async () => {
    const { people } = await world.as("captain").onboard.list();
    expect(people.length).toBeGreaterThan(many);
  });

  it("exports every one of them", async () => {
    const file = await world.as("captain").users.exportCrew({ format: "csv" });
    const lines = Buffer.from(file.base64, "base64").toString().trimEnd().split("\r\n");
    expect(lines.length).toBeGreaterThan(many);
  });
});
