import { newId } from "@ymp/core/ids";
import type { RecordKind } from "@ymp/core/records";
import type { VesselKey } from "@ymp/testing/people";
import { createWorld, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAsMeant, foundBy, putSearchEntries } from "./search.repository.ts";

let world: World;
const aboard = { seesOnlyShared: false };
const ids = { generator: newId(), pump: newId() };

beforeAll(async () => {
  world = await createWorld();
  await world.as("chief").equipment.create({ id: ids.generator, name: "Generator, port side" });
  await world.as("chief").equipment.create({ id: ids.pump, name: "Generator pump" });
});
afterAll(() => world.close());

const finder = () => ({ vesselId: world.vessels.A.id, profileId: null, access: aboard });
const find = (typed: string[], kinds: RecordKind[] | null) =>
  world.inVessel("A", (tx) => findAsMeant(tx, finder(), typed, kinds, 500));

describe("a find by typed words", () => {
  it("answers the words as they were meant, and what has every one of them, the shortest title first", async () => {
    const { mended, records } = await find(["genertor"], ["equipment"]);
    expect(mended).toEqual([{ typed: "genertor", meant: "generator" }]);
    expect(records.map(({ recordId }) => recordId)).toEqual([ids.pump, ids.generator]);
    expect((await find(["genertor", "pump"], null)).records).toMatchObject([
      { recordKind: "equipment", recordId: ids.pump, title: "Generator pump" },
    ]);
  });

  it("mends no word while records have all of them as they were typed", async () => {
    expect(await find(["gen"], ["equipment"])).toMatchObject({ mended: [], records: [{}, {}] });
  });

  it("finds nothing where one word is nobody's, however near the others are", async () => {
    expect((await find(["genertor", "xylophone"], null)).records).toEqual([]);
  });

  it("finds nothing among no kinds, and nothing for no words", async () => {
    expect((await find(["generator"], [])).records).toEqual([]);
    expect(await find([], null)).toEqual({ mended: [], records: [] });
  });

  it("tells apart that nothing was typed and that nothing was found", async () => {
    expect(foundBy(aboard, " ", "equipment")).toBeNull();
    expect(foundBy(aboard, undefined, "equipment")).toBeNull();
    expect(await idsBy("xylophone")).toEqual([]);
    expect(await idsBy("genertor pump")).toEqual([ids.pump]);
  });

  it("narrows a list to all that is found, however many, and to nothing of another vessel", async () => {
    const many = Array.from({ length: 10_050 }, () => newId());
    const entry = { title: "Lifejacket" };
    await world.inVessel("A", (tx) => {
      return putSearchEntries(
        tx,
        "item",
        many.map((recordId) => ({ recordId, entry })),
      );
    });
    expect(await idsBy("lifejacket", "item")).toHaveLength(many.length);
    expect(await idsBy("lifejacket", "item", "B")).toEqual([]);
  });
});

async function idsBy(search: string, kind: RecordKind = "equipment", vessel: VesselKey = "A"): Promise<string[]> {
  const found = foundBy(aboard, search, kind);
  const rows = await world.inVessel(vessel, (tx) =>
    tx.execute<{ id: string }>(sql`select id from unnest(array${found}) as id`),
  );
  return rows.map(({ id }) => id);
}
