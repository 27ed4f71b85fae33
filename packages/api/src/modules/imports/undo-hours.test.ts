import { newId } from "@ymp/core/ids";
import { readings } from "@ymp/db/schema/equipment";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { sendList } from "@ymp/testing/sent-list";
import { createWorld, type World } from "@ymp/testing/world";
import { isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const standing = () =>
  world.inVessel("A", (tx) =>
    tx.select({ reading: readings.reading }).from(readings).where(isNull(readings.withdrawnAt)),
  );
const hours = (figure: string) => sendList(world, "equipment", "Code,Name,Running hours", `X,Watermaker,${figure}`);
const takenBack = async (who: "captain" | "chief" | "bosun", id: string) => {
  const { undone, kept } = await world.as(who).imports.undo({ id });
  return { undone, kept: kept.map(({ recordKind, name, why }) => [recordKind, name, why?.messageKey ?? null]) };
};

describe("hours of a list that is taken back", () => {
  let id = "";
  beforeEach(async () => {
    ({ id } = await makeEquipment(world, { code: "X", name: "Watermaker" }));
  });

  it("go, and are counted", async () => {
    expect(await takenBack("bosun", await hours("1200"))).toEqual({ undone: 1, kept: [] });
    expect(await standing()).toEqual([]);
  });

  it("stay where somebody read the meter later, no matter who takes the list back", async () => {
    const list = await hours("1200");
    await world
      .as("chief")
      .equipment.addReading({ id: newId(), equipmentId: id, reading: 12_010, readAt: world.now() });
    const kept = [["equipment", "Watermaker", "equipment:onlyLastReading"]];
    expect(await takenBack("captain", list)).toEqual({ undone: 0, kept });
    expect((await standing()).map(({ reading }) => reading).toSorted()).toEqual([12_000, 12_010]);
  });

  it("stay with a machine that was archived since", async () => {
    const list = await hours("1200");
    const { version } = await world.as("chief").equipment.get({ id });
    await world.as("captain").equipment.archive({ id, version, closesOpenJobs: false });
    const kept = [["equipment", "Watermaker", "equipment:readingOfArchived"]];
    expect(await takenBack("chief", list)).toEqual({ undone: 0, kept });
    expect(await standing()).toHaveLength(1);
  });

  it("of one list go together, though each but the last is an earlier one", async () => {
    const first = await hours("1200");
    const second = await hours("1201");
    expect(await takenBack("captain", first)).toMatchObject({ undone: 0 });
    expect(await takenBack("captain", second)).toEqual({ undone: 1, kept: [] });
    expect((await standing()).map(({ reading }) => reading)).toEqual([12_000]);
  });
});
