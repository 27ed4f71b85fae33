import { newId } from "@ymp/core/ids";
import { equipment } from "@ymp/db/schema/equipment";
import { jobs } from "@ymp/db/schema/jobs";
import { plans } from "@ymp/db/schema/plans";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makePlan } from "@ymp/testing/factories/jobs";
import { oneRow } from "@ymp/testing/one-row";
import { sendList } from "@ymp/testing/sent-list";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let world: World;
beforeEach(async () => {
  world = await createWorld();
  world.setNow("2026-11-21T09:00:00Z");
});
afterEach(() => world.close());

const captain = () => world.as("captain");

const imported = (...lines: string[]) => sendList(world, "equipment", ...lines);

const machine = (code: string, parentId: string | null = null) =>
  makeEquipment(world, { name: `Machine ${code}`, code, parentId });
const rowOf = async (id: string) =>
  oneRow(await world.inVessel("A", (tx) => tx.select().from(equipment).where(eq(equipment.id, id))));
const versionOf = async (id: string) => (await captain().equipment.get({ id })).version;
const moved = ["Code,Name,Parent code", "C,Machine C,B", "D,Machine D,B"];

describe("taking back a list that moved machines", () => {
  let [a, b, c, d] = ["", "", "", ""];
  beforeEach(async () => {
    a = (await machine("A")).id;
    b = (await machine("B")).id;
    c = (await machine("C", a)).id;
    d = (await machine("D")).id;
  });

  async function takenBack(id: string) {
    const { undone, kept } = await captain().imports.undo({ id });
    return [undone, kept.map(({ recordId, why }) => [recordId, why?.messageKey])];
  }

  it("leaves where it is what hangs above its old parent by now", async () => {
    const list = await imported(...moved);
    await captain().equipment.move({ id: a, version: await versionOf(a), parentId: c });
    expect(await takenBack(list)).toEqual([1, [[c, "equipment:insideItself"]]]);
    expect([(await rowOf(c)).parentId, (await rowOf(d)).parentId]).toEqual([b, null]);
  });

  it("leaves where it is what would push its branch below the deepest level", async () => {
    const list = await imported(...moved);
    let parentId: string | null = null;
    for (const code of ["L1", "L2", "L3", "L4"]) parentId = (await machine(code, parentId)).id;
    await captain().equipment.move({ id: a, version: await versionOf(a), parentId });
    expect(await takenBack(list)).toEqual([1, [[c, "equipment:tooDeep"]]]);
  });

  it("leaves in use what its old parent was archived above", async () => {
    const list = await imported(...moved);
    await captain().equipment.archive({ id: a, version: await versionOf(a), closesOpenJobs: false });
    expect(await takenBack(list)).toEqual([1, [[c, "equipment:parentIsArchived"]]]);
    expect(await rowOf(c)).toMatchObject({ parentId: b, archivedAt: null });
  });

  it("leaves where it is what its old parent was removed above, and takes the rest back", async () => {
    const list = await imported(...moved);
    await captain().equipment.remove({ id: a, version: await versionOf(a) });
    expect(await takenBack(list)).toEqual([1, [[c, "refusals:linkedRecordMissing"]]]);
    expect([(await rowOf(c)).parentId, (await rowOf(d)).parentId]).toEqual([b, null]);
  });

  it("removes the machine that it hung them under", async () => {
    const list = await imported("Code,Name,Parent code", "N,New one,", "C,Machine C,N");
    expect(await takenBack(list)).toEqual([2, []]);
    expect((await rowOf(c)).parentId).toBe(a);
  });
});

describe("a list that brings a machine back", () => {
  const back = ["Code,Name,Status", "A,Machine A,active"];
  let a = "";
  const jobsOf = () => world.inVessel("A", (tx) => tx.select().from(jobs).where(eq(jobs.equipmentId, a)));
  const planIsActive = async () =>
    oneRow(await world.inVessel("A", (tx) => tx.select().from(plans).where(eq(plans.equipmentId, a)))).isActive;

  beforeEach(async () => {
    a = (await machine("A")).id;
    await makePlan(world, { equipmentId: a, title: "Service", intervalCount: 1 });
    await captain().equipment.archive({ id: a, version: await versionOf(a), closesOpenJobs: false });
  });

  it("starts its plans with their next jobs, and takes both back with it", async () => {
    const list = await imported(...back);
    expect([await planIsActive(), (await jobsOf()).map(({ title }) => title)]).toEqual([true, ["Service"]]);
    expect(await captain().imports.undo({ id: list })).toMatchObject({ kept: [] });
    expect([await planIsActive(), await jobsOf()]).toEqual([false, []]);
    expect((await rowOf(a)).archivedAt).not.toBeNull();
    await captain().equipment.restore({ id: a, version: await versionOf(a) });
    expect([await planIsActive(), await jobsOf()]).toMatchObject([true, [{ title: "Service" }]]);
  });

  it("leaves it in use, with what its plans raised, where a job was raised on it since", async () => {
    const list = await imported(...back);
    await captain().jobs.create({ id: newId(), title: "It leaks", equipmentId: a });
    const { kept } = await captain().imports.undo({ id: list });
    expect(kept).toContainEqual(
      expect.objectContaining({ recordId: a, why: expect.objectContaining({ messageKey: "equipment:hasOpenJobs" }) }),
    );
    expect([await planIsActive(), (await jobsOf()).length]).toEqual([true, 2]);
    expect((await rowOf(a)).archivedAt).toBeNull();
  });

  it("leaves it in use where something was hung under it since", async () => {
    const list = await imported(...back);
    const child = await machine("N", a);
    const { kept } = await captain().imports.undo({ id: list });
    expect(kept).toContainEqual(
      expect.objectContaining({ recordId: a, why: { messageKey: "equipment:hasChildren", params: { count: 1 } } }),
    );
    expect([(await rowOf(a)).archivedAt, (await rowOf(child.id)).archivedAt]).toEqual([null, null]);
  });
});
