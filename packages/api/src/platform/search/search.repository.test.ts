import { newId } from "@ymp/core/ids";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RecordKind } from "../records.ts";
import { findAsMeant, idsFoundBy } from "./search.repository.ts";

let world: World;
const ids = { generator: newId(), pump: newId() };

beforeAll(async () => {
  world = await createWorld();
  await world.as("chief").equipment.create({ id: ids.generator, name: "Generator, port side" });
  await world.as("chief").equipment.create({ id: ids.pump, name: "Generator pump" });
});
afterAll(() => world.close());

const find = (typed: string[], kinds: RecordKind[] | null) =>
  world.inVessel("A", (tx) => findAsMeant(tx, typed, kinds, 500));

describe("a find by typed words", () => {
  it("answers the words as they were meant, and what has every one of them, the shortest title first", async () => {
    const { words, records } = await find(["genertor"], ["equipment"]);
    expect(words).toEqual([{ typed: "genertor", meant: "generator" }]);
    expect(records.map(({ recordId }) => recordId)).toEqual([ids.pump, ids.generator]);
    expect((await find(["genertor", "pump"], null)).records).toMatchObject([
      { recordKind: "equipment", recordId: ids.pump, title: "Generator pump" },
    ]);
  });

  it("answers the words also where nothing has them", async () => {
    const { words, records } = await find(["genertor", "xylophone"], null);
    expect(words.map(({ meant }) => meant)).toEqual(["generator", "xylophone"]);
    expect(records).toEqual([]);
  });

  it("finds nothing among no kinds, and nothing for no words", async () => {
    expect((await find(["generator"], [])).records).toEqual([]);
    expect(await find([], null)).toEqual({ words: [], records: [] });
  });

  it("tells apart that nothing was typed and that nothing was found", async () => {
    const idsBy = (search: string | undefined) => world.inVessel("A", (tx) => idsFoundBy(tx, search, "equipment", 1));
    expect(await idsBy(" ")).toBeNull();
    expect(await idsBy(undefined)).toBeNull();
    expect(await idsBy("xylophone")).toEqual([]);
    expect(await idsBy("genertor")).toEqual([ids.pump]);
  });
});
