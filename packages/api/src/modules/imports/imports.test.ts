import { newId } from "@ymp/core/ids";
import { counters, equipment, readings } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { frenchEquipmentRegister } from "@ymp/testing/fixtures/imports/make-fixtures";
import { oneRow } from "@ymp/testing/one-row";
import { createWorld, type World } from "@ymp/testing/world";
import { isNull, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { csv, decidedBy, fileOf, type ListFile } from "./test-lists.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const chief = () => world.as("chief").imports;
const decided = (file: ListFile) => decidedBy(chief(), file);

const countOf = (table: typeof equipment | typeof jobs | typeof plans | typeof counters) =>
  world.inVessel("A", async (tx) => oneRow(await tx.select({ count: sql<number>`count(*)::int` }).from(table)).count);

describe("a register of 300 machines", () => {
  const register = fileOf(frenchEquipmentRegister(), "registre.csv");

  it("is read, tried out without a trace, written, written again as nothing new, and taken back", async () => {
    const { sheet, input } = await decided(register);
    expect(sheet).toMatchObject({ kind: "equipment", isRemembered: false });
    const preview = await chief().preview(input);
    expect(preview.counts.create).toBeGreaterThan(290);
    expect(preview.rows).toHaveLength(100);
    expect(await countOf(equipment)).toBe(0);

    expect((await refusalOf(chief().write({ id: newId(), ...input }))).messageKey).toBe("imports:hasErrors");
    const id = newId();
    const { counts } = await chief().write({ id, ...input, onlyGoodRows: true });
    expect(await countOf(equipment)).toBe(counts.create);
    expect(await countOf(plans)).toBe(counts.services);
    expect(await countOf(jobs)).toBe(counts.services);
    const tops = await world.as("chief").equipment.tree({});
    expect(tops.filter(({ parentId }) => parentId === null)).toHaveLength(10);

    const again = await decided(register);
    expect(again.sheet.isRemembered).toBe(true);
    expect((await chief().preview(again.input)).counts).toMatchObject({ create: 0, update: 0 });
    expect((await refusalOf(chief().write({ id: newId(), ...again.input, onlyGoodRows: true }))).messageKey).toBe(
      "imports:nothingToDo",
    );

    const { kept } = await chief().undo({ id });
    expect(kept).toEqual([]);
    expect(await Promise.all([equipment, plans, jobs, counters].map(countOf))).toEqual([0, 0, 0, 0]);
    expect((await refusalOf(chief().undo({ id }))).messageKey).toBe("imports:alreadyUndone");
    const sentAgain = chief().write({ id, ...input, onlyGoodRows: true });
    expect((await refusalOf(sentAgain)).messageKey).toBe("imports:alreadyUndone");
  });

  it("keeps what was worked on since, with its parents, and names it", async () => {
    const { input } = await decided(register);
    const id = newId();
    await chief().write({ id, ...input, onlyGoodRows: true });
    const part = oneRow((await world.as("chief").equipment.list({ search: "P003" })).rows);
    world.setNow("2026-11-21T15:00:00Z");
    await world.as("chief").equipment.update({ id: part.id, version: part.version, remarks: "Seen" });
    const { kept } = await chief().undo({ id });
    expect(kept.map(({ name }) => name).sort()).toEqual(["Élément P003", "Élément S003", "Élément U003"]);
    expect(await countOf(equipment)).toBe(3);
  });

  it("cannot be taken back after two days", async () => {
    const { input } = await decided(register);
    const id = newId();
    await chief().write({ id, ...input, onlyGoodRows: true });
    world.setNow("2026-11-23T09:00:01Z");
    expect((await chief().list({})).rows).toMatchObject([{ id, canUndo: false, byName: "Tomás Reid" }]);
    expect((await refusalOf(chief().undo({ id }))).messageKey).toBe("imports:tooLateToUndo");
  });
});

describe("an import over what is on board", () => {
  it("changes only what the file says, reads the hours, and gives all of it back", async () => {
    const engine = await makeEquipment(world, {
      name: "Main engine",
      code: "ME-1",
      manufacturer: "MTU",
      remarks: "Keep",
    });
    await world.as("chief").equipment.addReading({
      id: newId(),
      equipmentId: engine.id,
      reading: 43800,
      readAt: new Date("2026-11-01T09:00:00Z"),
    });
    const { input } = await decided(
      csv("Code,Name,Maker,Running hours,Interval hours", "ME-1,Main engine port,MTU,4500.5,500"),
    );
    const id = newId();
    expect((await chief().write({ id, ...input })).counts).toMatchObject({ update: 1, services: 1 });
    const after = await world.as("chief").equipment.get({ id: engine.id });
    expect(after).toMatchObject({ name: "Main engine port", remarks: "Keep", counters: [{ lastReading: 45005 }] });
    expect(await world.as("chief").equipment.dueNext({ id: engine.id })).toMatchObject({
      rows: [{ dueTotal: 50005 }],
      total: 1,
    });

    await chief().undo({ id });
    const before = await world.as("chief").equipment.get({ id: engine.id });
    expect(before).toMatchObject({ name: "Main engine", counters: [{ lastReading: 43800 }], counts: { openJobs: 0 } });
    const valid = await world.inVessel("A", (tx) => tx.select().from(readings).where(isNull(readings.withdrawnAt)));
    expect(valid).toHaveLength(1);
  });

  it("calculates the next service from when it was last done", async () => {
    const { input } = await decided(
      csv(
        "Name,Running hours,Interval hours,Interval months,Last done,Last done hours",
        "Generator,4380,500,12,2026-09-01,4000",
      ),
    );
    await chief().write({ id: newId(), ...input });
    const job = oneRow(await world.inVessel("A", (tx) => tx.select().from(jobs)));
    expect(job).toMatchObject({ dueOn: "2027-09-01", dueTotal: 45000, status: "due", occurrence: 1 });
  });
});

it("is refused to those who may not set up equipment, and knows nothing of another vessel", async () => {
  const { input } = await decided(csv("Code,Name", "A-1,Anchor"));
  const id = newId();
  expect((await refusalOf(world.as("deckhand").imports.preview(input))).code).toBe("forbidden");
  await chief().write({ id, ...input });
  expect((await refusalOf(world.as("rival").imports.undo({ id }))).code).toBe("not_found");
  expect((await world.as("rival").imports.list({})).rows).toEqual([]);
  expect((await refusalOf(chief().read(fileOf(new Uint8Array([1, 2, 3]), "x.csv")))).code).toBe("invalid");
});
