import { newId } from "@ymp/core/ids";
import { mostRecordFiles } from "@ymp/core/lists";
import { files } from "@ymp/db/schema/files";
import { recordFiles } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem } from "@ymp/testing/factories/inventory";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
let itemId: string;

beforeAll(async () => {
  world = await createWorld();
  itemId = (await makeItem(world)).item.id;
});
afterAll(() => world.close());

const sentBy = (who: Who) => makeFile(world, { createdBy: world.person(who).userId });

async function added(who: Who, recordId = itemId) {
  const file = await sentBy(who);
  const id = newId();
  await world.as(who).recordFiles.add({ id, recordKind: "item", recordId, fileId: file.id, kind: "photo" });
  return { id, fileId: file.id };
}

describe("the files of a record", () => {
  it("are listed for anyone who may view it, and open for them", async () => {
    const { id, fileId } = await added("engineer");
    const shown = await world.as("stew").recordFiles.list({ recordKind: "item", recordId: itemId });
    expect(shown).toContainEqual(expect.objectContaining({ id, fileId, kind: "photo", addedByName: "Priya Nair" }));
    expect(await world.as("stew").files.get({ fileId })).toMatchObject({ id: fileId });
  });

  it("are listed to the last one, and one too many is refused", async () => {
    const { item } = await makeItem(world, { name: "Windlass" });
    const { vesselId, createdBy, id: first } = await sentBy("engineer");
    await world.inVessel("A", async (tx) => {
      const made = Array.from({ length: mostRecordFiles - 1 }, () => newId());
      const file = { vesselId, createdBy, name: "x.jpg", mediaType: "image/jpeg", sizeBytes: 1, sha256: "x" };
      await tx.insert(files).values(made.map((id) => ({ ...file, id, storageKey: `tests/${id}` })));
      const link = { vesselId, recordKind: "item", recordId: item.id, kind: "photo" } as const;
      await tx.insert(recordFiles).values(made.map((fileId) => ({ ...link, fileId })));
    });
    const record = { recordKind: "item", recordId: item.id } as const;
    const { recordFiles: filed } = world.as("engineer");
    const last = { ...record, id: newId(), fileId: first };
    await filed.add(last);
    await filed.add(last);
    expect((await filed.list(record)).map(({ id }) => id)).toContain(last.id);
    const { id: fileId } = await sentBy("engineer");
    expect(await refusalOf(filed.add({ ...record, id: newId(), fileId }))).toMatchObject({
      messageKey: "files:recordFull",
    });
    expect(await filed.list(record)).toHaveLength(mostRecordFiles);
  });

  it("stay closed to outsiders", async () => {
    const { fileId } = await added("engineer");
    expect(await refusalOf(world.as("yard").recordFiles.list({ recordKind: "item", recordId: itemId }))).toMatchObject({
      code: "forbidden",
    });
    expect(await refusalOf(world.as("yard").files.get({ fileId }))).toMatchObject({ code: "not_found" });
  });

  it("are gone from the record once removed", async () => {
    const { id } = await added("engineer");
    await world.as("captain").recordFiles.remove({ id });
    const shown = await world.as("captain").recordFiles.list({ recordKind: "item", recordId: itemId });
    expect(shown.map((file) => file.id)).not.toContain(id);
  });

  it("are taken off by the person who added them and by heads, and stay with what is archived", async () => {
    const { id } = await added("engineer");
    expect(await refusalOf(world.as("deckhand").recordFiles.remove({ id }))).toMatchObject({
      messageKey: "refusals:field.maker",
    });
    await world.as("bosun").recordFiles.remove({ id });
    const archived = (await makeItem(world, { archivedAt: world.now() })).item.id;
    const file = await sentBy("captain");
    const late = { id: newId(), recordKind: "item" as const, recordId: archived, fileId: file.id };
    expect(await refusalOf(world.as("captain").recordFiles.add(late))).toMatchObject({
      messageKey: "files:closedRecord",
    });
  });

  it("are added by those who edit such records only", async () => {
    const file = await sentBy("stew");
    const input = {
      id: newId(),
      recordKind: "supplier" as const,
      recordId: newId(),
      fileId: file.id,
      kind: "file" as const,
    };
    expect(await refusalOf(world.as("stew").recordFiles.add(input))).toMatchObject({ code: "forbidden" });
  });

  it("are the sender's own: nobody opens another's file by adding it", async () => {
    const file = await sentBy("captain");
    const input = {
      id: newId(),
      recordKind: "item" as const,
      recordId: itemId,
      fileId: file.id,
      kind: "photo" as const,
    };
    expect(await refusalOf(world.as("engineer").recordFiles.add(input))).toMatchObject({ code: "not_found" });
  });

  it("are added once, however often they are sent", async () => {
    const file = await sentBy("engineer");
    const input = {
      id: newId(),
      recordKind: "item" as const,
      recordId: itemId,
      fileId: file.id,
      kind: "photo" as const,
    };
    await world.as("engineer").recordFiles.add(input);
    await world.as("engineer").recordFiles.add(input);
    const shown = await world.as("engineer").recordFiles.list({ recordKind: "item", recordId: itemId });
    expect(shown.filter(({ fileId }) => fileId === file.id)).toHaveLength(1);
  });

  it("of a private item are those of its owner and the captain", async () => {
    const owner = world.person("captain").userId;
    const { item } = await makeItem(world, { name: "Watch", isPrivate: true, ownerUserId: owner });
    const { fileId } = await added("captain", item.id);
    expect(await refusalOf(world.as("engineer").files.get({ fileId }))).toMatchObject({ code: "not_found" });
    expect(
      await refusalOf(world.as("engineer").recordFiles.list({ recordKind: "item", recordId: item.id })),
    ).toMatchObject({ code: "not_found" });
  });
});
