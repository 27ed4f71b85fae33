import { newId } from "@ymp/core/ids";
import type { PaperType } from "@ymp/core/people/document-types";
import { files } from "@ymp/db/schema/files";
import { refusalOf } from "@ymp/testing/callers";
import { makeEquipment } from "@ymp/testing/factories/equipment";
import { makeFile } from "@ymp/testing/factories/files";
import { makeItem } from "@ymp/testing/factories/inventory";
import { makeJob } from "@ymp/testing/factories/jobs";
import { makeOrdered } from "@ymp/testing/factories/orders";
import { makeSupplier } from "@ymp/testing/factories/suppliers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const sentBy = async (who: Who, mediaType = "image/png") =>
  (await makeFile(world, { createdBy: world.person(who).userId, mediaType })).id;

const all = [
  ...(["captain", "chief", "bosun", "engineer", "deckhand", "stew", "yard"] as const),
  ...(["contractor", "manager", "rival"] as const),
];

/** Who reads the file, of everybody there is. */
async function readersOf(fileId: string): Promise<Who[]> {
  const answers = await Promise.all(
    all.map((who) =>
      world
        .as(who)
        .files.get({ fileId })
        .then(
          () => [who],
          () => [],
        ),
    ),
  );
  return answers.flat();
}

/** Something that a file was hung on, and how it comes off again. */
interface Hung {
  readonly fileId: string;
  readonly takeOff: () => Promise<unknown>;
  readonly putBack: (who: Who) => Promise<unknown>;
}

const crew: readonly Who[] = ["captain", "chief", "bosun", "engineer", "deckhand", "stew", "manager"];
const keepers: readonly Who[] = ["captain", "chief", "bosun", "engineer", "manager"];

async function onPaper(type: PaperType, sender: Who = "deckhand"): Promise<Hung & { id: string }> {
  const fileId = await sentBy(sender);
  const { crewDocuments } = world.as("deckhand");
  const id = newId();
  await crewDocuments.save({ id, profileId: world.person("deckhand").profileId, type, title: null, number: "7" });
  await world.as(sender).crewDocuments.setFile({ id, fileId });
  return {
    ...{ id, fileId },
    takeOff: () => crewDocuments.setFile({ id, fileId: null }),
    putBack: (who) => world.as(who).crewDocuments.setFile({ id, fileId }),
  };
}

async function onProfile(what: "setPhoto" | "setSignature"): Promise<Hung> {
  const fileId = await sentBy("deckhand");
  const { profileId } = world.person("deckhand");
  await world.as("deckhand").people[what]({ profileId, fileId });
  return {
    fileId,
    takeOff: () => world.as("deckhand").people[what]({ profileId, fileId: null }),
    putBack: (who) => world.as(who).people[what]({ profileId, fileId }),
  };
}

async function onRecord(recordKind: "item" | "supplier", recordId: string, sender: Who): Promise<Hung> {
  const fileId = await sentBy(sender);
  const added = { id: newId(), recordKind, recordId, fileId } as const;
  await world.as(sender).recordFiles.add(added);
  return {
    fileId,
    takeOff: () => world.as("captain").recordFiles.remove({ id: added.id }),
    putBack: (who) => world.as(who).recordFiles.add({ ...added, id: newId() }),
  };
}

const cases: readonly {
  holder: string;
  hang: () => Promise<Hung>;
  held: readonly Who[];
  off: readonly Who[];
  backBy: Who;
}[] = [
  {
    holder: "a passport, whose sender may not read such papers any more",
    hang: async () => {
      const hung = await onPaper("passport");
      const { userId } = world.person("chief");
      await world.inVessel("A", (tx) => tx.update(files).set({ createdBy: userId }).where(eq(files.id, hung.fileId)));
      return hung;
    },
    held: ["captain", "deckhand", "manager"],
    off: ["captain", "deckhand", "manager"],
    backBy: "captain",
  },
  {
    holder: "a medical certificate that the captain scanned",
    hang: () => onPaper("medical_certificate", "captain"),
    held: ["captain", "deckhand"],
    off: ["captain", "deckhand"],
    backBy: "deckhand",
  },
  {
    holder: "a signature",
    hang: () => onProfile("setSignature"),
    held: ["captain", "deckhand", "manager"],
    off: ["captain", "deckhand", "manager"],
    backBy: "deckhand",
  },
  {
    holder: "a portrait",
    hang: () => onProfile("setPhoto"),
    held: crew,
    off: ["deckhand"],
    backBy: "captain",
  },
  {
    holder: "an item that was made private since",
    hang: async () => {
      const { item } = await makeItem(world);
      const hung = await onRecord("item", item.id, "chief");
      await setPrivate(item, true);
      return hung;
    },
    held: ["captain", "manager"],
    off: ["captain", "manager"],
    backBy: "captain",
  },
  {
    holder: "a supplier",
    hang: async () => onRecord("supplier", (await makeSupplier(world)).id, "chief"),
    held: crew,
    off: ["captain", "chief", "bosun", "manager"],
    backBy: "captain",
  },
  {
    holder: "a job",
    hang: async () => {
      const fileId = await sentBy("yard");
      const { id } = await makeJob(world, { assignedTo: [world.person("yard").profileId] });
      await world.as("yard").jobs.addFiles({ id, fileIds: [fileId] });
      return {
        fileId,
        takeOff: () => world.as("captain").jobs.removeFile({ id, fileId }),
        putBack: (who) => world.as(who).jobs.addFiles({ id, fileIds: [fileId] }),
      };
    },
    held: [...crew, "yard"],
    off: [...crew, "yard"],
    backBy: "captain",
  },
  {
    holder: "a machine",
    hang: async () => {
      const fileId = await sentBy("engineer");
      const equipmentId = (await makeEquipment(world)).id;
      const file = { id: newId(), equipmentId, fileId, kind: "manual" as const, title: "Manual" };
      await world.as("engineer").equipment.addFile(file);
      return {
        fileId,
        takeOff: () => world.as("captain").equipment.removeFile({ id: file.id }),
        putBack: (who) => world.as(who).equipment.addFile({ ...file, id: newId() }),
      };
    },
    held: crew,
    off: keepers,
    backBy: "captain",
  },
  {
    holder: "a comment",
    hang: async () => {
      const fileId = await sentBy("engineer");
      const said = { id: newId(), recordKind: "job" as const, recordId: (await makeJob(world)).id, body: "Look" };
      await world.as("engineer").comments.create({ ...said, mentionedProfileIds: [], fileIds: [fileId] });
      return {
        fileId,
        takeOff: () => world.as("engineer").comments.remove({ id: said.id }),
        putBack: () => Promise.resolve(),
      };
    },
    held: crew,
    off: [],
    backBy: "engineer",
  },
];

describe.each(cases)("a file of $holder", ({ hang, held, off, backBy }) => {
  it("is read by who reads what it hangs on, and is put back by who may hang it there", async () => {
    const { fileId, takeOff, putBack } = await hang();
    expect(await readersOf(fileId)).toEqual(all.filter((who) => held.includes(who)));
    await takeOff();
    expect(await readersOf(fileId)).toEqual(all.filter((who) => off.includes(who)));
    await putBack(backBy);
    if (off.length > 0) expect(await readersOf(fileId)).toEqual(all.filter((who) => held.includes(who)));
  });

  it("hangs on nothing else, neither before nor after it was taken off", async () => {
    const { fileId, takeOff } = await hang();
    const { item } = await makeItem(world);
    const sender = await senderOf(fileId);
    const elsewhere = (who: Who) =>
      refusalOf(world.as(who).recordFiles.add({ id: newId(), recordKind: "item", recordId: item.id, fileId }));
    for (const state of ["hanging", "off"]) {
      if (state === "off") await takeOff();
      if (sender !== "yard") expect(await elsewhere(sender)).toMatchObject({ messageKey: "files:ofAnother" });
      if (sender !== "captain") expect(await elsewhere("captain")).toMatchObject({ code: "not_found" });
    }
  });
});

async function senderOf(fileId: string): Promise<Who> {
  const [file] = await world.inVessel("A", (tx) => tx.select().from(files).where(eq(files.id, fileId)));
  const sender = all.find((who) => world.person(who).userId === file?.createdBy);
  if (!sender) throw new Error("Nobody sent it.");
  return sender;
}

describe("what was taken off", () => {
  const crewDocuments = (who: Who) => world.as(who).crewDocuments;

  it("keeps the secrecy that the paper had as it hung there", async () => {
    const { id, fileId, takeOff } = await onPaper("medical_certificate");
    await takeOff();
    const { profileId } = world.person("deckhand");
    const changed = { id, profileId, type: "survival_techniques", title: null, number: "7", version: 1 } as const;
    await crewDocuments("deckhand").save(changed);
    expect(await readersOf(fileId)).toEqual(["captain", "deckhand"]);
    const { code } = await refusalOf(crewDocuments("bosun").setFile({ id, fileId }));
    expect(["forbidden", "not_found"]).toContain(code);
    await crewDocuments("captain").remove({ id });
    expect(await readersOf(fileId)).toEqual(["captain", "deckhand"]);
  });

  it("is neither read nor put back by those from outside who did not send it", async () => {
    const fileId = await sentBy("chief");
    const { id } = await makeJob(world);
    await world.as("chief").jobs.addFiles({ id, fileIds: [fileId] });
    await world.as("chief").jobs.removeFile({ id, fileId });
    const { version } = await world.as("chief").jobs.get({ id });
    await world.as("chief").jobs.update({ id, version, assigneeIds: [world.person("contractor").profileId] });
    expect(await readersOf(fileId)).toEqual(crew);
    const { code } = await refusalOf(world.as("contractor").jobs.addFiles({ id, fileIds: [fileId] }));
    expect(code).toBe("not_found");
    await world.as("deckhand").jobs.addFiles({ id, fileIds: [fileId] });
    expect(await readersOf(fileId)).toEqual([...crew.slice(0, 6), "contractor", "manager"]);
  });
});

describe("the print of an order", () => {
  it("is read, and named among the order's files, by who sees every line of it now", async () => {
    const { id, item } = await makeOrdered(world);
    const named = async (who: Who) =>
      (await world.as(who).recordFiles.list({ recordKind: "order", recordId: id })).length;
    const [print] = await world.as("stew").recordFiles.list({ recordKind: "order", recordId: id });
    const fileId = print?.fileId ?? "";
    expect(print).toMatchObject({ kind: "file", name: expect.stringContaining("PO-2026") });
    expect(await readersOf(fileId)).toEqual(crew);
    await setPrivate(item, true);
    expect(await readersOf(fileId)).toEqual(["captain", "manager"]);
    expect([await named("captain"), await named("chief"), await named("stew")]).toEqual([1, 0, 0]);
    await setPrivate(item, false);
    expect(await readersOf(fileId)).toEqual(crew);
  });

  it("is taken off by nobody, and anyone who is kept from it does not learn that it is there", async () => {
    const { id, item } = await makeOrdered(world);
    const ofOrder = { recordKind: "order", recordId: id } as const;
    const printId = (await world.as("captain").recordFiles.list(ofOrder))[0]?.id ?? "";
    const removedBy = (who: Who) => refusalOf(world.as(who).recordFiles.remove({ id: printId }));
    await setPrivate(item, true);
    const absent = await refusalOf(world.as("chief").recordFiles.remove({ id: newId() }));
    expect(await removedBy("chief")).toEqual(absent);
    expect(await removedBy("captain")).toMatchObject({ messageKey: "files:sentPrint" });
    expect(await world.as("captain").recordFiles.list(ofOrder)).toMatchObject([{ id: printId, mayRemove: false }]);
  });
});

async function setPrivate({ id, name }: { id: string; name: string }, isPrivate: boolean): Promise<void> {
  const { version } = await world.as("captain").inventory.get({ id });
  await world.as("captain").inventory.save({ id, name, version, isPrivate, ownerUserId: null });
}
