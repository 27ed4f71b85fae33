import { newId } from "@ymp/core/ids";
import { files } from "@ymp/db/schema/files";
import { profiles } from "@ymp/db/schema/people";
import { refusalOf } from "@ymp/testing/callers";
import { worldPassword } from "@ymp/testing/people";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const people = (who: Who) => world.as(who).people;
const idOf = (who: Who) => world.person(who).profileId;

/** A file as the uploader leaves it: kept, and belonging to nothing. */
async function upload(who: Who, mediaType = "image/png"): Promise<string> {
  const id = newId();
  const row = { name: "drawing.png", mediaType, sizeBytes: 10, sha256: "0", storageKey: id };
  const owner = { vesselId: world.vessels.A.id, createdBy: world.person(who).userId };
  await world.inVessel("A", (tx) => tx.insert(files).values({ id, ...row, ...owner }));
  return id;
}

const mayRead = async (who: Who, fileId: string) =>
  world
    .as(who)
    .files.get({ fileId })
    .then(() => true)
    .catch(() => false);

describe("a photo", () => {
  it("is set by the person and the administration, and seen by everybody who works on board", async () => {
    const fileId = await upload("deckhand");
    await people("deckhand").setPhoto({ profileId: idOf("deckhand"), fileId });
    expect((await people("stew").get({ id: idOf("deckhand") })).photoFileId).toBe(fileId);
    expect(await Promise.all((["stew", "manager", "deckhand"] as const).map((who) => mayRead(who, fileId)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await mayRead("contractor", fileId)).toBe(false);
    expect(await mayRead("rival", fileId)).toBe(false);
    const other = await upload("captain");
    await people("captain").setPhoto({ profileId: idOf("deckhand"), fileId: other });
    await people("deckhand").setPhoto({ profileId: idOf("deckhand"), fileId: null });
    expect((await people("stew").get({ id: idOf("deckhand") })).photoFileId).toBeNull();
  });

  it("of an outsider is seen by that outsider too", async () => {
    const fileId = await upload("contractor");
    await people("contractor").setPhoto({ profileId: idOf("contractor"), fileId });
    expect([await mayRead("contractor", fileId), await mayRead("yard", fileId)]).toEqual([true, false]);
  });

  it("is not made of somebody else's file, nor of what is no picture", async () => {
    const profileId = idOf("deckhand");
    const foreign = people("deckhand").setPhoto({ profileId, fileId: await upload("stew") });
    expect((await refusalOf(foreign)).code).toBe("not_found");
    const paper = people("deckhand").setPhoto({ profileId, fileId: await upload("deckhand", "application/pdf") });
    expect(await refusalOf(paper)).toMatchObject({ code: "invalid", messageKey: "people:notAnImage" });
  });

  it("is set by nobody else", async () => {
    const fileId = await upload("stew");
    expect((await refusalOf(people("stew").setPhoto({ profileId: idOf("deckhand"), fileId }))).code).toBe("forbidden");
    expect((await refusalOf(people("yard").setPhoto({ profileId: idOf("deckhand"), fileId }))).code).toBe("not_found");
  });
});

describe("a signature", () => {
  const statusOf = async (who: Who) => (await people("captain").get({ id: idOf(who) })).signatureStatus;

  it("waits for the captain, and waits again when it is drawn again", async () => {
    const profileId = idOf("engineer");
    await people("engineer").setSignature({ profileId, fileId: await upload("engineer") });
    expect(await statusOf("engineer")).toBe("pending");
    await people("captain").decideSignature({ profileId, status: "approved" });
    expect(await statusOf("engineer")).toBe("approved");
    await people("engineer").setSignature({ profileId, fileId: await upload("engineer") });
    expect(await statusOf("engineer")).toBe("pending");
    await people("captain").decideSignature({ profileId, status: "rejected" });
    expect(await statusOf("engineer")).toBe("rejected");
    await people("engineer").setSignature({ profileId, fileId: null });
    expect(await statusOf("engineer")).toBe("none");
    const { rows } = await people("captain").history({ profileId });
    expect(rows.map(({ verb }) => verb)).toEqual([
      "signature_removed",
      "signature_decided",
      "signature_drawn",
      "signature_decided",
      "signature_drawn",
    ]);
  });

  it("of the captain holds at once", async () => {
    await people("captain").setSignature({ profileId: idOf("captain"), fileId: await upload("captain") });
    expect(await statusOf("captain")).toBe("approved");
  });

  it("is seen by the person, the captain and those above, and by nobody else", async () => {
    const profileId = idOf("deckhand");
    const fileId = await upload("deckhand");
    await people("deckhand").setSignature({ profileId, fileId });
    expect(await Promise.all((["deckhand", "captain", "manager"] as const).map((who) => mayRead(who, fileId)))).toEqual(
      [true, true, true],
    );
    expect(await mayRead("bosun", fileId)).toBe(false);
    expect((await people("bosun").get({ id: profileId })).signatureFileId).toBeNull();
  });

  it("is drawn by the person alone and decided by the captain", async () => {
    const profileId = idOf("stew");
    const drawn = people("captain").setSignature({ profileId, fileId: await upload("captain") });
    expect(await refusalOf(drawn)).toMatchObject({ code: "forbidden", messageKey: "people:signatureIsOwn" });
    const early = people("captain").decideSignature({ profileId, status: "approved" });
    expect(await refusalOf(early)).toMatchObject({ code: "conflict", messageKey: "people:noSignature" });
    await people("stew").setSignature({ profileId, fileId: await upload("stew") });
    const own = people("stew").decideSignature({ profileId, status: "approved" });
    expect(await refusalOf(own)).toMatchObject({ code: "forbidden", messageKey: "people:captainDecides" });
    const abroad = people("rival").decideSignature({ profileId, status: "approved" });
    expect((await refusalOf(abroad)).code).toBe("not_found");
  });

  it("that was drawn again is not decided unseen", async () => {
    const profileId = idOf("chief");
    const first = await upload("chief");
    await people("chief").setSignature({ profileId, fileId: first });
    await people("chief").setSignature({ profileId, fileId: await upload("chief") });
    const late = people("captain").decideSignature({ profileId, status: "approved", fileId: first });
    expect(await refusalOf(late)).toMatchObject({ code: "stale", messageKey: "people:signatureChanged" });
  });
});

describe("a master pin", () => {
  const set = (who: Who, pin: string, currentPassword = worldPassword) =>
    people(who).setPin({ profileId: idOf(who), pin, currentPassword });
  const hashOf = async (who: Who) => {
    const rows = await world.inVessel("A", (tx) =>
      tx
        .select()
        .from(profiles)
        .where(eq(profiles.id, idOf(who))),
    );
    return rows[0]?.masterPinHash ?? "";
  };

  it("is kept as a hash that no answer and no history tells", async () => {
    await set("chief", "48271");
    expect(await world.services.passwords.verify(await hashOf("chief"), "48271")).toBe(true);
    const person = await people("chief").get({ id: idOf("chief") });
    const { rows } = await people("chief").history({ profileId: idOf("chief") });
    expect(person.hasMasterPin).toBe(true);
    expect(JSON.stringify([person, rows])).not.toContain("argon2");
  });

  test.each([
    ["123", "people:pinShape"],
    ["1234", "people:pinTrivial"],
    ["1991", "people:pinBirthday"],
  ])("%s is refused: %s", async (pin, messageKey) => {
    const { id, version } = await people("stew").get({ id: idOf("stew") });
    await people("stew").save({ id, version, firstName: "Sofia", lastName: "Berg", birthDate: "1991-08-24" });
    expect((await refusalOf(set("stew", pin))).fields).toEqual({ pin: messageKey });
  });

  it("needs the password of the account, which cannot be guessed for long", async () => {
    for (let times = 0; times < 10; times++)
      expect((await refusalOf(set("bosun", "48271", "wrong"))).fields).toEqual({
        currentPassword: "passwords:currentPasswordWrong",
      });
    expect(await refusalOf(set("bosun", "48271"))).toMatchObject({ code: "limit" });
  });

  it("is set by the person alone", async () => {
    const call = people("captain").setPin({
      profileId: idOf("deckhand"),
      pin: "48271",
      currentPassword: worldPassword,
    });
    expect(await refusalOf(call)).toMatchObject({ code: "forbidden", messageKey: "people:pinIsOwn" });
  });
});
