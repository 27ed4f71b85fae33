import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { countingIn } from "@ymp/testing/factories/counts";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const start = new Date("2026-06-15T09:00:00Z");
beforeEach(() => world.setNow(start));

const { placeToCount, tell, scan, post, lineOf, onHand } = countingIn(() => world);

describe("a count that is cancelled", () => {
  it("keeps its lines and changes nothing", async () => {
    const place = await placeToCount();
    await tell("engineer", place, 1);
    await world.as("engineer").counts.cancel({ id: place.countId });
    expect((await lineOf("engineer", place))?.entries).toHaveLength(1);
    expect(await onHand(place.itemId)).toBe(5);
    expect(await refusalOf(post("chief", place))).toMatchObject({ messageKey: "counts:refusal.cancelled" });
  });

  it("is a head's to cancel, or whoever's it is", async () => {
    const { id } = await world.as("chief").counts.create({ id: newId(), name: "Chief's" });
    expect(await refusalOf(world.as("engineer").counts.cancel({ id }))).toMatchObject({ code: "forbidden" });
  });
});

describe("counts", () => {
  it("are listed the latest first, with what was counted of them", async () => {
    const place = await placeToCount();
    await scan("engineer", place);
    await scan("engineer", place);
    const [latest] = (await world.as("engineer").counts.list({ statuses: ["open"] })).rows;
    expect(latest).toMatchObject({ id: place.countId, countedLines: 1, location: place.place });
  });

  it("do not exist for another vessel", async () => {
    const place = await placeToCount();
    const rival = world.as("rival").counts;
    expect(await refusalOf(rival.get({ id: place.countId }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(rival.lines({ id: place.countId }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(rival.post({ id: place.countId }))).toMatchObject({ code: "not_found" });
  });

  it("are taken along as a report in every format, without the books for who counts blind", async () => {
    const place = await placeToCount(487);
    for (const format of ["csv", "xlsx", "pdf"] as const) {
      const file = await world.as("chief").counts.export({ id: place.countId, format });
      expect(file.base64.length).toBeGreaterThan(100);
    }
    const csv = async (who: Who) =>
      Buffer.from(
        (await world.as(who).counts.export({ id: place.countId, format: "csv" })).base64,
        "base64",
      ).toString();
    // A head who counts is told of a line once it is counted.
    expect(await csv("chief")).not.toContain("487");
    await tell("engineer", place, 3);
    expect(await csv("chief")).toMatch(/field\.expected/);
    expect(await csv("chief")).toContain("487");
    expect(await csv("engineer")).not.toMatch(/field\.expected/);
  });
});
