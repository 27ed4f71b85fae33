import { parseCalendarDate as day } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { memberships } from "@ymp/db/schema/accounts";
import { equipment, equipmentFiles } from "@ymp/db/schema/equipment";
import { files } from "@ymp/db/schema/files";
import { supplierContacts, suppliers } from "@ymp/db/schema/suppliers";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { makeManyLike } from "@ymp/testing/many-like";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chief = () => world.as("chief").equipment;
const textOf = ({ base64 }: { base64: string }) => Buffer.from(base64, "base64").toString("utf8");

/** A picture on board that this person has sent. */
async function sentPhoto(who: "chief" | "deckhand", takenAt: Date | null = null) {
  const id = newId();
  const facts = { name: "photo.jpg", mediaType: "image/jpeg", sizeBytes: 9, sha256: id, storageKey: id, takenAt };
  const vesselId = world.vessels.A.id;
  await world.inVessel("A", (tx) =>
    tx.insert(files).values({ id, vesselId, ...facts, createdBy: world.person(who).userId, createdAt: world.now() }),
  );
  return id;
}

describe("photos of a machine", () => {
  it("are nothing to people from outside, whatever level they have", async () => {
    const { id: equipmentId } = await makeEquipment(world, { name: "Windlass" });
    const fileId = await sentPhoto("chief");
    await chief().addFile({ id: newId(), equipmentId, fileId });
    await world.inVessel("A", (tx) =>
      tx
        .update(memberships)
        .set({ access: { equipmentspage: "view" } })
        .where(eq(memberships.userId, world.person("yard").userId)),
    );
    expect(await refusalOf(world.as("yard").equipment.get({ id: equipmentId }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(world.as("yard").files.get({ fileId }))).toMatchObject({ messageKey: "files:noSuchFile" });
    expect(await world.as("deckhand").files.get({ fileId })).toMatchObject({ id: fileId });
  });

  it("are added by the person who sent them, and the first becomes the main one", async () => {
    const { id: equipmentId } = await makeEquipment(world, { name: "Windlass" });
    const fileId = await sentPhoto("chief");
    await chief().addFile({ id: newId(), equipmentId, fileId });
    expect((await chief().get({ id: equipmentId })).photoFileId).toBe(fileId);
    const theirs = { id: newId(), equipmentId, fileId: await sentPhoto("deckhand") };
    expect((await refusalOf(chief().addFile(theirs))).messageKey).toBe("files:noSuchFile");
  });

  it("are turned: the new picture takes the place of the old, as the main photo too", async () => {
    const { id: equipmentId } = await makeEquipment(world, { name: "Windlass" });
    const takenAt = new Date("2026-05-01T10:00:00Z");
    const [fileId, turnedId, linkId] = [await sentPhoto("chief", takenAt), await sentPhoto("chief"), newId()];
    await chief().addFile({ id: linkId, equipmentId, fileId });
    await chief().replacePhoto({ id: linkId, fileId: turnedId });
    expect(await chief().get({ id: equipmentId })).toMatchObject({
      photoFileId: turnedId,
      photos: [{ id: linkId, fileId: turnedId, takenAt }],
    });
  });

  it("have a caption, and only a photo of the machine becomes its main one", async () => {
    const { id: equipmentId } = await makeEquipment(world, { name: "Windlass" });
    const [fileId, linkId] = [await sentPhoto("chief"), newId()];
    await chief().addFile({ id: linkId, equipmentId, fileId });
    await chief().renameFile({ id: linkId, title: "Name plate" });
    expect((await chief().files({ id: equipmentId }))[0]?.title).toBe("Name plate");
    await chief().renameFile({ id: linkId, title: " ", version: 2 });
    expect((await chief().files({ id: equipmentId }))[0]?.title).toBeNull();
    const stranger = await sentPhoto("chief");
    expect((await refusalOf(chief().setPhoto({ id: equipmentId, fileId: stranger }))).code).toBe("not_found");
    expect((await refusalOf(world.as("deckhand").equipment.renameFile({ id: linkId, title: "Mine" }))).code).toBe(
      "forbidden",
    );
    expect((await refusalOf(world.as("rival").equipment.renameFile({ id: linkId, title: "x" }))).code).toBe(
      "not_found",
    );
  });

  it("are missing where the register says so", async () => {
    const bare = await makeEquipment(world, { name: "Photo hunt, bare" });
    const seen = await makeEquipment(world, { name: "Photo hunt, seen" });
    const [fileId, vesselId] = [await sentPhoto("chief"), world.vessels.A.id];
    await world.inVessel("A", async (tx) => {
      await tx.insert(equipmentFiles).values({ id: newId(), vesselId, equipmentId: seen.id, fileId });
      await tx.update(equipment).set({ photoFileId: fileId }).where(eq(equipment.id, seen.id));
    });
    const found = async (hasPhoto: boolean) =>
      (await chief().list({ search: "photo hunt", hasPhoto })).rows.map(({ id }) => id);
    expect(await found(false)).toEqual([bare.id]);
    expect(await found(true)).toEqual([seen.id]);
  });
});

describe("labels", () => {
  it("come as a sheet for what was chosen, and lead to the machine's short page", async () => {
    const { id } = await makeEquipment(world, { name: "Fire pump", code: "7.01" });
    const sheet = await chief().labels({ ids: [id], format: "a4-2x7", skips: 3 });
    expect(sheet).toMatchObject({ mediaType: "application/pdf", count: 1 });
    expect(textOf(sheet).startsWith("%PDF")).toBe(true);
    const theirs = world.as("rival").equipment.labels({ ids: [id] });
    expect((await refusalOf(theirs)).messageKey).toBe("labels:nothingChosen");
  });

  it("are refused, and never cut, where there are too many for one file", async () => {
    const { id } = await makeEquipment(world, { name: "Fire damper" });
    await makeManyLike(world, equipment, id, 1_001);
    const refusal = await refusalOf(chief().labels({}));
    expect(refusal).toMatchObject({ messageKey: "labels:tooMany", params: { count: 1_000 } });
  });
});

describe("a warranty", () => {
  it("is that of the machine or of what it belongs to, with whom to ring, until its last day", async () => {
    const [supplierId, vesselId] = [newId(), world.vessels.A.id];
    await world.inVessel("A", async (tx) => {
      await tx.insert(suppliers).values({ id: supplierId, vesselId, name: "MTU Med", phone: "+33 4" });
      await tx
        .insert(supplierContacts)
        .values({ id: newId(), vesselId, supplierId, name: "Ana Ruiz", email: "ana@mtu.test" });
    });
    const warranty = { supplierId, warrantyUntil: day("2026-06-15"), warrantyNote: "Engine hours below 2,000" };
    const engine = await makeEquipment(world, { name: "Main engine", ...warranty });
    const pump = await makeEquipment(world, {
      name: "Fuel pump",
      parentId: engine.id,
      warrantyUntil: day("2026-06-14"),
    });
    expect(await chief().warranty({ id: pump.id })).toEqual({
      equipmentId: engine.id,
      equipmentName: "Main engine",
      until: "2026-06-15",
      note: "Engine hours below 2,000",
      supplierName: "MTU Med",
      contact: { name: "Ana Ruiz", phone: "+33 4", email: "ana@mtu.test" },
    });
    const bare = await makeEquipment(world, { name: "Anchor" });
    expect(await chief().warranty({ id: bare.id })).toBeNull();
    expect((await refusalOf(world.as("rival").equipment.warranty({ id: pump.id }))).code).toBe("not_found");
  });
});

describe("the logbook as a file", () => {
  it("tells every line in the reader's words, readings and parts among them", async () => {
    const machine = await makeEquipment(world, { name: "Watermaker" });
    const lastReadAt = new Date(world.now().getTime() - 86_400_000);
    const meter = await makeCounter(world, { equipmentId: machine.id, lastTotal: 1_000, lastReadAt });
    await chief().addReading({ id: newId(), counterId: meter.id, reading: 1_010, readAt: world.now(), note: "Steady" });
    await chief().addReadings({
      id: newId(),
      entries: [{ id: newId(), counterId: meter.id, reading: null, unreadReason: "no_access", readAt: world.now() }],
    });
    await world.as("chief").spareParts.save({ id: newId(), equipmentId: machine.id, designation: "Membrane" });
    await chief().update({ id: machine.id, version: 1, location: "Lazarette", type: "watermaker" });
    await world.as("chief").comments.create({
      id: newId(),
      ...{ recordKind: "equipment", recordId: machine.id, body: "Salt at the high-pressure seal" },
    });
    const text = textOf(await chief().exportHistory({ id: machine.id, format: "csv" }));
    for (const words of [
      "101.0 h",
      "Steady",
      "Membrane",
      "unread.no_access",
      "Lazarette",
      "Salt at the high-pressure seal",
    ])
      expect(text).toContain(words);
    const readings = textOf(await chief().exportHistory({ id: machine.id, format: "csv", kinds: ["reading"] }));
    expect(readings).not.toContain("Membrane");
    expect((await refusalOf(world.as("rival").equipment.exportHistory({ id: machine.id, format: "csv" }))).code).toBe(
      "not_found",
    );
  });
});

describe("several copies", () => {
  it("are made at once, each under its name with its counters at zero", async () => {
    const machine = await makeEquipment(world, { name: "Stabiliser fin port" });
    await makeCounter(world, { equipmentId: machine.id, lastTotal: 5_000 });
    const { copyNames } = await chief().get({ id: machine.id });
    expect(copyNames.slice(0, 3)).toEqual([
      "Stabiliser fin starboard",
      "Stabiliser fin port 2",
      "Stabiliser fin port 3",
    ]);
    const copies = copyNames.slice(0, 2).map((name) => ({ newId: newId(), name }));
    const { ids } = await chief().copyMany({ id: machine.id, copies });
    for (const [index, id] of ids.entries())
      expect(await chief().get({ id })).toMatchObject({ name: copyNames[index], counters: [{ lastTotal: 0 }] });
    expect((await refusalOf(world.as("deckhand").equipment.copyMany({ id: machine.id, copies }))).code).toBe(
      "forbidden",
    );
  });
});

describe("a change of many", () => {
  it("sets the type and the supplier, and filters by them", async () => {
    const [one, two] = [
      await makeEquipment(world, { name: "Bulk pump 1" }),
      await makeEquipment(world, { name: "Bulk pump 2" }),
    ];
    const [supplierId, vesselId] = [newId(), world.vessels.A.id];
    await world.inVessel("A", (tx) => tx.insert(suppliers).values({ id: supplierId, vesselId, name: "Pumps & Co" }));
    const items = (version: number) => [one, two].map(({ id }) => ({ id, version }));
    await chief().bulkUpdate({ items: items(1), change: { field: "type", value: "bilge_pump" } });
    await chief().bulkUpdate({ items: items(2), change: { field: "supplierId", value: supplierId } });
    const { rows } = await chief().list({ types: ["bilge_pump"], supplierId });
    expect(rows.map(({ name, supplierName }) => [name, supplierName])).toEqual([
      ["Bulk pump 1", "Pumps & Co"],
      ["Bulk pump 2", "Pumps & Co"],
    ]);
    const nobody = chief().bulkUpdate({ items: items(3), change: { field: "supplierId", value: newId() } });
    expect((await refusalOf(nobody)).code).toBe("not_found");
  });
});
