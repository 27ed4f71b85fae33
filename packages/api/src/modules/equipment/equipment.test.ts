import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { equipment } from "@ymp/db/schema/equipment";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeItem, makePart } from "@ymp/testing/factories/inventory";
import { makeJob, makePlan } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief").equipment;

async function create(values: { name: string; parentId?: string; location?: string }) {
  const id = newId();
  await chief().create({ id, ...values });
  return chief().get({ id });
}

describe("the register", () => {
  it("shows each machine in the tree with the trouble it is in", async () => {
    const system = await create({ name: "Fire fighting" });
    const pump = await create({ name: "Fire pump", parentId: system.id });
    await makeJob(world, { equipmentId: pump.id, dueOn: day("2026-06-01") });
    await makeJob(world, { equipmentId: system.id, dueOn: day("2026-06-20"), leadDays: 14 });
    const nodes = await world.as("deckhand").equipment.tree({});
    expect(nodes.find(({ id }) => id === pump.id)).toMatchObject({
      parentId: system.id,
      trouble: "overdue",
      openJobs: 1,
    });
    expect(nodes.find(({ id }) => id === system.id)).toMatchObject({ parentId: null, trouble: "due_soon" });
  });

  it("pages without a gap or a repetition, blanks last", async () => {
    await Promise.all(["A9", "B9", null].map((code) => makeEquipment(world, { name: "Paged", code })));
    for (const descending of [false, true]) {
      const seen: (string | null)[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await chief().list({ search: "paged", sort: "code", descending, limit: 1, cursor });
        seen.push(...page.rows.map(({ code }) => code));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(descending ? ["B9", "A9", null] : ["A9", "B9", null]);
    }
  });

  it("filters by words, place, use, criticality, branch and trouble", async () => {
    const top = await create({ name: "Stabilisers" });
    const fin = await create({ name: "Fin actuator", parentId: top.id, location: "Lazarette" });
    await makeJob(world, { equipmentId: fin.id, dueOn: day("2026-01-01") });
    const found = async (filters: Parameters<ReturnType<typeof chief>["list"]>[0]) =>
      (await chief().list(filters)).rows.map(({ name }) => name);
    expect(await found({ search: "ACTUATOR lazar" })).toEqual(["Fin actuator"]);
    expect(await found({ location: "Lazarette" })).toEqual(["Fin actuator"]);
    expect(await found({ withinId: top.id })).toEqual(["Fin actuator", "Stabilisers"]);
    expect(await found({ withinId: top.id, hasOverdue: true })).toEqual(["Fin actuator"]);
    expect(await found({ withinId: top.id, isCritical: true })).toEqual([]);
    expect(await found({ withinId: top.id, use: "port", departments: ["deck"] })).toEqual([]);
  });

  it("is empty for outsiders and holds nothing of another vessel", async () => {
    const { id } = await create({ name: "Gyro compass" });
    await world.inVessel("A", async (tx) => tx.select().from(equipment));
    expect((await refusalOf(world.as("contractor").equipment.tree({}))).code).toBe("forbidden");
    expect((await refusalOf(world.as("rival").equipment.get({ id }))).code).toBe("not_found");
    expect((await world.as("rival").equipment.list({})).rows).toEqual([]);
  });
});

describe("a machine", () => {
  it("takes department and place over from its parent", async () => {
    const parentId = newId();
    await chief().create({ id: parentId, name: "Watermakers", department: "engineering", location: "Engine room" });
    const child = await create({ name: "Watermaker 1", parentId });
    expect(child).toMatchObject({
      department: "engineering",
      location: "Engine room",
      path: [{ name: "Watermakers" }],
    });
  });

  it("is created once, however often it is sent", async () => {
    const input = {
      id: newId(),
      name: "Bow thruster",
      counter: { id: newId(), kind: "hours" as const, reading: 3120 },
    };
    await chief().create(input);
    await chief().create(input);
    expect((await chief().get({ id: input.id })).counters).toMatchObject([{ lastTotal: 3120 }]);
  });

  it("is changed by those who may, in the version they saw", async () => {
    const { id, version } = await create({ name: "Windlass" });
    const change = { id, version, name: "Windlass port", manufacturer: "Maxwell" };
    expect((await refusalOf(world.as("deckhand").equipment.update(change))).code).toBe("forbidden");
    expect((await refusalOf(world.as("rival").equipment.update(change))).code).toBe("not_found");
    expect(await chief().update(change)).toEqual({ version: version + 1 });
    expect((await refusalOf(chief().update(change))).code).toBe("stale");
    expect((await chief().history({ id })).rows[0]).toMatchObject({ verb: "updated", byName: "Tomás Reid" });
  });

  it("moves in the tree, never under its own parts nor below the fifth level", async () => {
    const names = ["One", "Two", "Three", "Four", "Five"];
    let parentId: string | undefined;
    const chain: string[] = [];
    for (const name of names) {
      const item = await create(parentId ? { name, parentId } : { name });
      chain.push(item.id);
      parentId = item.id;
    }
    const [top = "", second = "", , , last = ""] = chain;
    const move = (id: string, parent: string | null, version = 1) => chief().move({ id, version, parentId: parent });
    expect((await refusalOf(move(top, last))).messageKey).toBe("equipment:insideItself");
    const other = await create({ name: "Other" });
    expect((await refusalOf(move(other.id, last))).messageKey).toBe("equipment:tooDeep");
    expect((await refusalOf(chief().create({ id: newId(), name: "Six", parentId: last }))).messageKey).toBe(
      "equipment:tooDeep",
    );
    await move(second, null);
    expect((await chief().get({ id: last })).path).toHaveLength(3);
  });

  it("is changed in bulk, all or none", async () => {
    const [one, two] = [await create({ name: "Davit 1" }), await create({ name: "Davit 2" })];
    const items = [one, two].map(({ id, version }) => ({ id, version }));
    await chief().bulkUpdate({ items, change: { field: "location", value: "Boat deck" } });
    expect((await chief().list({ location: "Boat deck" })).total).toBe(2);
    const outdated = { items, change: { field: "isCritical" as const, value: true } };
    expect((await refusalOf(chief().bulkUpdate(outdated))).code).toBe("stale");
    const parent = await create({ name: "Davits" });
    const fresh = items.map(({ id }) => ({ id, version: 2 }));
    await chief().bulkUpdate({ items: fresh, change: { field: "parentId", value: parent.id } });
    expect((await chief().list({ withinId: parent.id })).total).toBe(3);
  });

  it("is removed only while nothing ever happened on it", async () => {
    const { id, version } = await create({ name: "Mistake" });
    const used = await create({ name: "Used" });
    await makeJob(world, { equipmentId: used.id });
    expect((await refusalOf(chief().remove({ id: used.id, version: used.version }))).messageKey).toBe(
      "equipment:hasHistory",
    );
    await chief().remove({ id, version });
    expect((await refusalOf(chief().get({ id }))).code).toBe("not_found");
  });

  it("is not removed with a remark, with a remark on a part, or with a meter that a round reads", async () => {
    const [remarked, parted, read] = [
      await create({ name: "Pump 1" }),
      await create({ name: "Pump 2" }),
      await create({ name: "Pump 3" }),
    ];
    const partId = newId();
    await world.as("chief").spareParts.save({ id: partId, equipmentId: parted.id, designation: "Impeller" });
    const remark = { body: "Bearing sounds bad" };
    const { comments } = world.as("deckhand");
    await comments.create({ id: newId(), recordKind: "equipment", recordId: remarked.id, ...remark });
    await comments.create({ id: newId(), recordKind: "part", recordId: partId, ...remark });
    const counter = await makeCounter(world, { equipmentId: read.id });
    await chief().saveRound({ id: newId(), name: "Morning", counterIds: [counter.id] });
    for (const { id } of [remarked, parted, read]) {
      const { version, can } = await chief().get({ id });
      expect(can.remove).toBe(false);
      expect(await refusalOf(chief().remove({ id, version }))).toMatchObject({ messageKey: "equipment:hasHistory" });
    }
  });

  it("is copied by the hundred, and no more at once", async () => {
    const top = await create({ name: "Rack" });
    for (const name of [
      "Box 1",
      "Box 2",
      "Box 3",
      "Box 4",
      "Box 5",
      "Box 6",
      "Box 7",
      "Box 8",
      "Box 9",
      "Box 10",
      "Box 11",
      "Box 12",
      "Box 13",
      "Box 14",
      "Box 15",
    ])
      await create({ name, parentId: top.id });
    const copies = Array.from({ length: 20 }, (_, nth) => ({ newId: newId(), name: `Rack ${nth + 2}` }));
    expect(await refusalOf(chief().copyMany({ id: top.id, copies }))).toMatchObject({
      messageKey: "equipment:copiesTooMany",
      params: { most: 300 },
    });
  });
});

describe("spare parts", () => {
  it("show the stock of their item, its minimum and where it lies", async () => {
    const { id } = await create({ name: "Generator 7" });
    const { item } = await makeItem(world, {
      name: "Oil filter",
      minQuantity: 4,
      stock: { "Locker C2": 2, "Locker C5": 1 },
    });
    await world.as("chief").spareParts.save({
      id: newId(),
      equipmentId: id,
      designation: "Oil filter",
      partNo: "7W-2326",
      itemId: item.id,
    });
    const [part] = (await world.as("deckhand").equipment.parts({ id })).rows;
    expect(part).toMatchObject({ partNo: "7W-2326", stock: { onHand: 3, minQuantity: 4, isBelowMinimum: true } });
    expect(part?.stock?.bins.map(({ location }) => location)).toEqual(["Locker C2", "Locker C5"]);
  });

  it("do not show private stock to the crew", async () => {
    const { id } = await create({ name: "Wine cooler" });
    const { item } = await makeItem(world, { name: "Compressor", isPrivate: true, stock: { Safe: 1 } });
    await makePart(world, { equipmentId: id, itemId: item.id });
    expect((await chief().parts({ id })).rows[0]).toMatchObject({ stock: null, itemId: null });
    expect((await world.as("captain").equipment.parts({ id })).rows[0]).toMatchObject({ stock: { onHand: 1 } });
  });
});

describe("the machine's logbook", () => {
  it("tells readings, work, remarks and changes of the machine and its parts in the order of time", async () => {
    const machine = await makeEquipment(world, { name: "Sewage plant" });
    const child = await makeEquipment(world, { name: "Blower", parentId: machine.id });
    const counter = await makeCounter(world, { equipmentId: child.id });
    world.setNow("2026-06-16T09:00:00Z");
    await world.as("engineer").equipment.addReading({
      id: newId(),
      counterId: counter.id,
      reading: 230,
      readAt: new Date("2026-06-16T08:00:00Z"),
    });
    await makeJob(world, { equipmentId: machine.id, title: "Smells" });
    world.setNow("2026-06-17T09:00:00Z");
    await chief().update({ id: child.id, version: 1, remarks: "Noisy" });
    const first = await chief().history({ id: machine.id, limit: 2 });
    expect(first.rows).toMatchObject([
      { kind: "change", equipmentName: "Blower" },
      { kind: "job", title: "Smells" },
    ]);
    const second = await chief().history({ id: machine.id, limit: 2, cursor: first.nextCursor });
    expect(second).toMatchObject({ rows: [{ kind: "reading", reading: 230 }], nextCursor: null });
    world.setNow("2026-06-15T09:00:00Z");
  });

  it("tells everything when no kind of line is picked out", async () => {
    const machine = await makeEquipment(world, { name: "Chiller" });
    await chief().update({ id: machine.id, version: 1, manufacturer: "Frigomar" });
    const { rows } = await chief().history({ id: machine.id, kinds: [] });
    expect(rows).toEqual((await chief().history({ id: machine.id })).rows);
    expect(rows).toHaveLength(1);
  });
});

it("exports the register as it is filtered", async () => {
  await create({ name: "Chart plotter", location: "Wheelhouse" });
  const file = await chief().export({ location: "Wheelhouse", format: "csv" });
  expect(Buffer.from(file.base64, "base64").toString()).toContain("Chart plotter");
  expect(file.fileName).toMatch(/\.csv$/);
});

it("takes the grace from the open jobs of a machine that becomes critical, and gives it back", async () => {
  const machine = await makeEquipment(world, { name: "Fire pump" });
  const plan = await makePlan(world, { equipmentId: machine.id, graceDays: 7 });
  const due = day("2026-06-12");
  const job = await makeJob(world, { equipmentId: machine.id, planId: plan.id, dueOn: due, graceDays: 7 });
  const jobNow = () => world.as("chief").jobs.get({ id: job.id });
  expect(await jobNow()).toMatchObject({ isCritical: false, due: { state: "due" } });
  await chief().update({ id: machine.id, version: 1, isCritical: true });
  expect(await jobNow()).toMatchObject({ isCritical: true, needsVerification: true, due: { state: "overdue" } });
  const isCritical = { field: "isCritical" as const, value: false };
  await world.as("captain").equipment.bulkUpdate({ items: [{ id: machine.id, version: 2 }], change: isCritical });
  expect(await jobNow()).toMatchObject({ isCritical: false, needsVerification: false, due: { state: "due" } });
});
