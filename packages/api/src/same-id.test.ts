import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief");
const sentFile = async () => (await makeFile(world, { createdBy: world.person("chief").userId })).id;

async function aSupplier() {
  const id = newId();
  await chief().suppliers.save({ id, name: `Chandler ${id}` });
  return id;
}

/** The same creation for two records: what is refused for the second would be lost if it counted as sent before. */
const acts: Record<string, () => Promise<readonly [() => Promise<unknown>, () => Promise<unknown>]>> = {
  "comments.create": async () => {
    const [one, other] = [await makeJob(world), await makeJob(world)];
    const said = { id: newId(), recordKind: "job" as const, body: "Seal is worn" };
    return [
      () => chief().comments.create({ ...said, recordId: one.id }),
      () => chief().comments.create({ ...said, recordId: other.id }),
    ];
  },
  "comments.create, other words": async () => {
    const { id: recordId } = await makeJob(world);
    const said = { id: newId(), recordKind: "job" as const, recordId };
    return [
      () => chief().comments.create({ ...said, body: "Seal is worn" }),
      () => chief().comments.create({ ...said, body: "Seal is new" }),
    ];
  },
  "suppliers.saveContact": async () => {
    const [one, other] = [await aSupplier(), await aSupplier()];
    const contact = { id: newId(), name: "Anna" };
    return [
      () => chief().suppliers.saveContact({ ...contact, supplierId: one }),
      () => chief().suppliers.saveContact({ ...contact, supplierId: other }),
    ];
  },
  "suppliers.saveDocument": async () => {
    const [one, other] = [await aSupplier(), await aSupplier()];
    const paper = { id: newId(), title: "Licence" };
    return [
      () => chief().suppliers.saveDocument({ ...paper, supplierId: one }),
      () => chief().suppliers.saveDocument({ ...paper, supplierId: other }),
    ];
  },
  "equipment.createSection": async () => {
    const [one, other] = [await makeEquipment(world), await makeEquipment(world)];
    const section = { id: newId(), name: "Cylinder head" };
    return [
      () => chief().equipment.createSection({ ...section, equipmentId: one.id }),
      () => chief().equipment.createSection({ ...section, equipmentId: other.id }),
    ];
  },
  "equipment.addFile": async () => {
    const [one, other] = [await makeEquipment(world), await makeEquipment(world)];
    const added = { id: newId(), fileId: await sentFile() };
    return [
      () => chief().equipment.addFile({ ...added, equipmentId: one.id }),
      () => chief().equipment.addFile({ ...added, equipmentId: other.id }),
    ];
  },
  "equipment.addReading": async () => {
    const [one, other] = [await makeEquipment(world), await makeEquipment(world)];
    const reading = { id: newId(), reading: 10_000, readAt: world.now() };
    return [
      () => chief().equipment.addReading({ ...reading, equipmentId: one.id }),
      () => chief().equipment.addReading({ ...reading, equipmentId: other.id }),
    ];
  },
  "recordFiles.add": async () => {
    const [one, other] = [await makeItem(world), await makeItem(world)];
    const added = { id: newId(), recordKind: "item" as const, fileId: await sentFile(), kind: "photo" as const };
    return [
      () => chief().recordFiles.add({ ...added, recordId: one.item.id }),
      () => chief().recordFiles.add({ ...added, recordId: other.item.id }),
    ];
  },
};

describe("a creation whose id was given to something else", () => {
  it.each(Object.entries(acts))("%s is refused, and the same one again is not", async (_name, arrange) => {
    const [create, createElsewhere] = await arrange();
    const first = await create();
    expect(await create()).toEqual(first);
    expect(await refusalOf(createElsewhere())).toMatchObject({
      code: "conflict",
      messageKey: "refusals:alreadyExists",
    });
  });
});
