import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Seen {
  version?: number;
  base?: object;
}

interface Case {
  /** Writes a value as the person who saw that much. */
  write: (value: "first" | "second", seen: Seen) => Promise<unknown>;
  /** The version once the first value is there, and what is there then. */
  first: { version: number; base: object };
}

const captain = () => world.as("captain");

/** A part on the drawing of a section. */
async function drawnPart(): Promise<string> {
  const { id: equipmentId } = await makeEquipment(world);
  const [sectionId, id] = [newId(), newId()];
  await captain().spareParts.saveSection({ id: sectionId, equipmentId, name: "Head" });
  await captain().spareParts.save({ id, equipmentId, sectionId, designation: "Impeller" });
  return id;
}

const cases: Record<string, () => Promise<Case>> = {
  "a planned part": async () => {
    const [{ id }, { item }] = [await makeJob(world), await makeItem(world)];
    const quantity = { first: 2, second: 3 };
    return {
      write: (value, seen) =>
        captain().jobs.setPart({ id, itemId: item.id, plannedQuantity: quantity[value], ...asPart(seen) }),
      first: { version: 1, base: { plannedQuantity: 2, locationId: null } },
    };
  },
  "a note on a list": async () => {
    const [{ id: jobId }, id] = [await makeJob(world), newId()];
    await captain().worklists.save({ id, name: "Yard period", kind: "yard" });
    await captain().worklists.addJobs({ id, jobIds: [jobId] });
    return {
      write: (note, seen) => captain().worklists.setNote({ id, jobId, note, ...asNote(seen) }),
      first: { version: 2, base: { note: "first" } },
    };
  },
  "a caption": async () => {
    const { id: equipmentId } = await makeEquipment(world);
    const createdBy = world.person("captain").userId;
    const { id: fileId } = await makeFile(world, { name: "plate.png", mediaType: "image/png", createdBy });
    const id = newId();
    await captain().equipment.addFile({ id, equipmentId, fileId, kind: "photo" });
    return {
      write: (title, seen) => captain().equipment.renameFile({ id, title, ...asTitle(seen) }),
      first: { version: 2, base: { title: "first" } },
    };
  },
  "a place on the drawing": async () => {
    const id = await drawnPart();
    const spots = { first: { x: 10, y: 20 }, second: { x: 30, y: 40 } };
    return {
      write: (value, seen) => captain().spareParts.setSpot({ id, spot: spots[value], ...asSpot(seen) }),
      first: { version: 2, base: { spotX: 10, spotY: 20 } },
    };
  },
  "the item of a part": async () => {
    const id = await drawnPart();
    const items = { first: (await makeItem(world)).item.id, second: (await makeItem(world)).item.id };
    return {
      write: (value, seen) => captain().spareParts.linkItem({ id, itemId: items[value], ...asLink(seen) }),
      first: { version: 2, base: { itemId: items.first } },
    };
  },
  "a sum of money": async () => {
    const sums = { first: 5000, second: 7000 };
    const { profileId } = world.person("bosun");
    return {
      write: (value, seen) =>
        captain().people.setPettyCash({ profileId, currency: "USD", amountMinor: sums[value], ...asSum(seen) }),
      first: { version: 1, base: { amountMinor: 5000 } },
    };
  },
};

type SeenOf<Write extends (input: never) => unknown> = Pick<
  Parameters<Write>[0],
  Extract<keyof Parameters<Write>[0], "version" | "base">
>;
type Calls = ReturnType<typeof captain>;
const asPart = (seen: Seen) => seen as SeenOf<Calls["jobs"]["setPart"]>;
const asNote = (seen: Seen) => seen as SeenOf<Calls["worklists"]["setNote"]>;
const asTitle = (seen: Seen) => seen as SeenOf<Calls["equipment"]["renameFile"]>;
const asSpot = (seen: Seen) => seen as SeenOf<Calls["spareParts"]["setSpot"]>;
const asLink = (seen: Seen) => seen as SeenOf<Calls["spareParts"]["linkItem"]>;
const asSum = (seen: Seen) => seen as SeenOf<Calls["people"]["setPettyCash"]>;

it.each(Object.keys(cases))("%s is not written over by somebody who has not seen it", async (name) => {
  const { write, first } = (await cases[name]?.()) ?? { write: async () => {}, first: { version: 0, base: {} } };
  await write("first", {});
  expect(await refusalOf(write("second", {}))).toMatchObject({ code: "stale" });
  await write("first", {});
  await write("second", first);
  expect(await refusalOf(write("first", { version: first.version }))).toMatchObject({ code: "stale" });
  expect(await refusalOf(write("first", first))).toMatchObject({ code: "stale" });
});

it("limits of approval are not written over by somebody who has not seen them", async () => {
  const known = await captain().orders.limits();
  const limits = (hod: number) => ({ ...known.limits, hod });
  await captain().orders.setLimits({ limits: limits(40_000), version: known.version });
  const late = world.as("manager").orders.setLimits({
    ...{ limits: limits(60_000), version: known.version, base: { limits: known.limits } },
  });
  expect(await refusalOf(late)).toMatchObject({ code: "stale", fields: { limits: "refusals:changedMeanwhile" } });
  const { version } = await captain().orders.limits();
  await world.as("manager").orders.setLimits({ limits: limits(60_000), version });
});
