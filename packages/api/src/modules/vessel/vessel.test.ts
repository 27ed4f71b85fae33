import { newId } from "@ymp/core/ids";
import { files } from "@ymp/db/schema/files";
import { changes } from "@ymp/db/schema/platform";
import { vessels } from "@ymp/db/schema/vessels";
import { refusalOf } from "@ymp/testing/callers";
import { seenPlace } from "@ymp/testing/seen-places";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getReadableFile } from "../../platform/files/files.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const facts = { imo: "9999993", ownerName: "Blue Water Ltd", contactPhone: "+33 4 93 00 00 00", maxPersons: 22 };
  await world.database.db.update(vessels).set(facts).where(eq(vessels.id, world.vessels.A.id));
});
afterAll(() => world.close());

const versionNow = async () => (await world.as("captain").vessel.get()).version;

/** A file the captain has sent. */
async function picture(mediaType = "image/webp"): Promise<string> {
  const id = newId();
  const createdBy = world.person("captain").userId;
  const row = { id, name: "Seraphine.webp", mediaType, sizeBytes: 4, sha256: "0".repeat(64), storageKey: `x/${id}` };
  await world.inVessel("A", (tx) => tx.insert(files).values({ ...row, createdBy, vesselId: world.vessels.A.id }));
  return id;
}

describe("the vessel's particulars", () => {
  it("are read by everybody aboard, with what belongs to the subscription", async () => {
    const seen = await world.as("deckhand").vessel.get();
    expect(seen).toMatchObject({ name: "Seraphine", imo: "9999993", ownerName: "Blue Water Ltd", mayEdit: false });
    expect(seen.subscription).toMatchObject({
      edition: "full",
      plan: "paid",
      state: "ACTIVE",
      companyName: "Meridian Yachts",
    });
    expect(seen).not.toHaveProperty("number");
  });

  it("keep owner, phone and subscription from people from outside", async () => {
    const seen = await world.as("contractor").vessel.get();
    expect(seen).toMatchObject({ name: "Seraphine", ownerName: null, contactPhone: null, subscription: null });
  });

  it("hold for everybody from the next request on", async () => {
    const zoneOf = async (who: Who) => (await world.as(who).session.vessel()).timeZone;
    const before = await zoneOf("chief");
    await world.as("captain").vessel.save({ version: await versionNow(), timeZone: "Pacific/Auckland" });
    expect(await zoneOf("chief")).toBe("Pacific/Auckland");
    await world.as("captain").vessel.save({ version: await versionNow(), timeZone: before });
  });

  it.each<Who>(["captain", "manager", "superadmin"])("are changed by the %s, with history", async (who) => {
    const caller = world.as(who);
    await caller.vessel.save({ version: await versionNow(), mmsi: "319123456", beamMetres: 9.25, callSign: "zzse4" });
    expect(await caller.vessel.get()).toMatchObject({
      mmsi: "319123456",
      beamMetres: 9.25,
      callSign: "ZZSE4",
      imo: "9999993",
      lastChangedBy: world.person(who).name,
    });
    await caller.vessel.save({ version: await versionNow(), mmsi: "" });
    const [change] = await world.inVessel("A", (tx) =>
      tx
        .select()
        .from(changes)
        .where(and(eq(changes.recordKind, "vessel"), eq(changes.recordId, world.vessels.A.id)))
        .orderBy(desc(changes.seq))
        .limit(1),
    );
    expect(change).toMatchObject({ verb: "update", diff: { mmsi: { old: "319123456", new: null } } });
  });

  it.each<Who>(["chief", "deckhand", "contractor"])("are not changed by the %s", async (who) => {
    const refusal = await refusalOf(world.as(who).vessel.save({ version: await versionNow(), name: "Mine" }));
    expect(refusal).toMatchObject({ code: "forbidden", messageKey: "vessel:fault.mayNotEdit" });
  });

  it("tell the second of two people that they changed meanwhile", async () => {
    const version = await versionNow();
    await world.as("manager").vessel.save({ version, flag: "Malta" });
    const late = world.as("captain").vessel.save({ version, flag: "Cayman Islands" });
    expect(await refusalOf(late)).toMatchObject({ code: "stale" });
    expect(await world.as("captain").vessel.get()).toMatchObject({ flag: "Malta" });
  });

  it("are changed by one of two who save at the same moment", async () => {
    const version = await versionNow();
    const both = await Promise.allSettled([
      world.as("captain").vessel.save({ version, flag: "Jersey" }),
      world.as("manager").vessel.save({ version, flag: "Guernsey" }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it.each([
    [{ imo: "9999994" }, "imo", "vessel:fault.imo"],
    [{ mmsi: "002320001" }, "mmsi", "vessel:fault.mmsi"],
    [{ callSign: "Z" }, "callSign", "vessel:fault.callSign"],
    [{ name: " " }, "name", "vessel:fault.name"],
    [{ timeZone: "Mars/Olympus" }, "timeZone", "vessel:fault.timeZone"],
    [{ currency: "euro" }, "currency", "refusals:currency"],
    [{ currency: "ZZZ" }, "currency", "refusals:currency"],
    [{ contactEmail: "captain" }, "contactEmail", "vessel:fault.email"],
    [{ beamMetres: -2 }, "beamMetres", "vessel:fault.metres"],
    [{ maxPersons: 12, maxPassengers: 13 }, "maxPassengers", "vessel:fault.passengers"],
    [{ maxPassengers: 23 }, "maxPassengers", "vessel:fault.passengers"],
  ])("are refused as %j", async (faulty, field, message) => {
    const refusal = await refusalOf(world.as("captain").vessel.save({ version: await versionNow(), ...faulty }));
    expect(refusal).toMatchObject({ code: "invalid", fields: { [field]: message } });
  });

  it("leave the other vessel as it is", async () => {
    expect(await world.as("rival").vessel.get()).toMatchObject({ name: "Corvus", imo: null });
    expect(await refusalOf(world.as("rival", { vessel: "A" }).vessel.get())).toMatchObject({ code: "not_found" });
  });
});

describe("the photo of the vessel", () => {
  it("is a picture of the vessel's own files that everybody aboard may read", async () => {
    const fileId = await picture();
    const read = (who: Who) => world.enter(who, (scope) => getReadableFile(scope, fileId));
    expect(await refusalOf(read("contractor"))).toMatchObject({ code: "not_found" });
    await world.as("captain").vessel.setPhoto({ fileId });
    expect(await world.as("deckhand").vessel.get()).toMatchObject({ photoFileId: fileId });
    await expect(read("contractor")).resolves.toMatchObject({ id: fileId });
    await world.as("captain").vessel.setPhoto({ fileId: null });
    expect(await world.as("deckhand").vessel.get()).toMatchObject({ photoFileId: null });
  });

  it("is no paper, no file of another vessel and nothing crew may set", async () => {
    const paper = await picture("application/pdf");
    const refusal = await refusalOf(world.as("captain").vessel.setPhoto({ fileId: paper }));
    expect(refusal).toMatchObject({ messageKey: "vessel:fault.photoKind" });
    const foreign = await refusalOf(world.as("rival").vessel.setPhoto({ fileId: await picture() }));
    expect(foreign).toMatchObject({ code: "not_found" });
    const unsent = await refusalOf(world.as("manager").vessel.setPhoto({ fileId: await picture() }));
    expect(unsent).toMatchObject({ code: "not_found" });
    expect(await refusalOf(world.as("bosun").vessel.setPhoto({ fileId: null }))).toMatchObject({ code: "forbidden" });
  });
});

describe("the people of the vessel in figures", () => {
  it("count the crew, the accounts and who administers her", async () => {
    const counted = await world.as("captain").vessel.people();
    expect(counted).toMatchObject({ people: 6, onboard: 6, accounts: 8 });
    expect(counted.administrators.map(({ name }) => name)).toEqual([world.person("captain").name]);
    expect(await refusalOf(world.as("contractor").vessel.people())).toMatchObject({ code: "forbidden" });
  });

  it("leave out anyone who was taken off her or whose last day has passed", async () => {
    const before = await world.as("captain").vessel.people();
    const [off, ended] = [world.person("deckhand").userId, world.person("stew").userId];
    await world.as("captain").users.setSoftDeleted({ userId: off, isDeleted: true });
    await world
      .as("captain")
      .users.setEndsOn({ ...(await seenPlace(world.as("captain").users, ended)), endsOn: "2026-06-14" });
    expect(await world.as("captain").vessel.people()).toMatchObject({
      people: before.people - 2,
      onboard: before.onboard - 2,
      accounts: before.accounts - 2,
    });
    await world.as("captain").users.setSoftDeleted({ userId: off, isDeleted: false });
    await world.as("captain").users.setEndsOn({ ...(await seenPlace(world.as("captain").users, ended)), endsOn: null });
  });

  it("tell of visits by support in the last half year", async () => {
    world.setNow(new Date("1970-02-01T00:00:00Z"));
    expect(await world.as("captain").vessel.visits()).toMatchObject([
      { name: world.person("superadmin").name, reason: "Asked for help", endedAt: null },
    ]);
    world.setNow("2026-06-15T09:00:00Z");
    expect(await world.as("captain").vessel.visits()).toEqual([]);
  });
});
