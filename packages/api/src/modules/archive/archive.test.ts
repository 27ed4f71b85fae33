import { modules } from "@ymp/core/access/modules";
import { newId } from "@ymp/core/ids";
import { changes, vesselArchives } from "@ymp/db/schema/platform";
import { staySheets } from "@ymp/db/schema/trips";
import { vessels } from "@ymp/db/schema/vessels";
import { callerOf, refusalOf } from "@ymp/testing/callers";
import { makeJob } from "@ymp/testing/factories/jobs";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getStoredArchive } from "./archive.service.ts";
import { removeExpiredArchives } from "./expiry.service.ts";
import { writeRequestedArchive } from "./writing.service.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await makeJob(world);
});
afterAll(() => world.close());

const stored = (who: Who, id: string) => world.enter(who, (scope) => getStoredArchive(scope, id));

describe("asking for everything of the vessel", () => {
  it("is not done by a script that was made to look, which may see what there is", async () => {
    const { principal } = world.context(world.person("captain"), "A");
    if (!principal) throw new Error("The captain is signed in.");
    const script = (level: "view" | "edit") => {
      const levels = Object.fromEntries(modules.map((module) => [module, level]));
      const limits = { vesselId: null, levels, madeAt: world.now() };
      return callerOf(world.services, {
        principal: { ...principal, kind: "token", limits },
        vesselId: world.vessels.A.id,
      });
    };
    expect(await script("view").archive.list()).toEqual([]);
    expect(await refusalOf(script("view").archive.request())).toMatchObject({ messageKey: "refusals:notByToken" });
    expect(await script("edit").archive.request()).toHaveProperty("id");
    await world.workQueue();
    await world.inVessel("A", (tx) => tx.delete(vesselArchives));
  });

  it("gives one file that is kept for a week, with its story and a mail", async () => {
    const captain = world.as("captain");
    const { id } = await captain.archive.request();
    expect(await captain.archive.list()).toMatchObject([{ id, status: "queued", isKept: false }]);
    await world.workQueue();
    const [archive] = await captain.archive.list();
    expect(archive).toMatchObject({ id, status: "ready", isKept: true, requestedByName: world.person("captain").name });
    expect(archive?.counts).toMatchObject({ jobs: 1, people: 8, files: 0 });
    expect(archive?.expiresAt).toEqual(new Date("2026-06-22T09:00:00Z"));
    const { storageKey, fileName } = await stored("captain", id);
    expect(fileName).toBe("Seraphine - archive - 2026-06-15.zip");
    expect((await world.services.files.find(storageKey))?.sizeBytes).toBe(archive?.sizeBytes);
    const told = await world.inVessel("A", (tx) =>
      tx.select({ verb: changes.verb }).from(changes).where(eq(changes.recordId, id)).orderBy(asc(changes.seq)),
    );
    expect(told.map(({ verb }) => verb)).toEqual(["requested", "running", "ready"]);
    expect(world.outbox.at(-1)?.to).toBe(world.person("captain").account.email);
    expect(world.outbox.at(-1)?.text).toContain("https://ymp.test/app/myvessel");
  });

  it("is the same request while one is being made", async () => {
    const [first, second] = [await world.as("captain").archive.request(), await world.as("manager").archive.request()];
    expect(second.id).toBe(first.id);
    await world.workQueue();
    expect((await world.as("captain").archive.request()).id).not.toBe(first.id);
    await world.workQueue();
  });

  it.each<Who>(["captain", "manager", "superadmin"])("is open to the %s", async (who) => {
    await expect(world.as(who).archive.list()).resolves.toBeDefined();
  });

  it.each<Who>(["chief", "bosun", "deckhand", "contractor"])("is refused to the %s, bytes included", async (who) => {
    expect(await refusalOf(world.as(who).archive.request())).toMatchObject({ messageKey: "archive:mayNot" });
    expect(await refusalOf(world.as(who).archive.list())).toMatchObject({ code: "forbidden" });
    const [archive] = await world.as("captain").archive.list();
    expect(await refusalOf(stored(who, archive?.id ?? ""))).toMatchObject({ code: "not_found" });
  });

  it("shows nothing to another vessel's captain", async () => {
    expect(await world.as("rival").archive.list()).toEqual([]);
    const [archive] = await world.as("captain").archive.list();
    expect(await refusalOf(stored("rival", archive?.id ?? ""))).toMatchObject({ code: "not_found" });
  });

  it("is open when the subscription has ended, to the captain and not to crew", async () => {
    const { db } = world.database;
    const expire = (subscriptionState: "EXPIRED" | "ACTIVE") =>
      db.update(vessels).set({ subscriptionState }).where(eq(vessels.id, world.vessels.A.id));
    await expire("EXPIRED");
    world.services.accounts.forget("*");
    const { id } = await world.as("captain").archive.request();
    await world.workQueue();
    expect((await world.as("captain").archive.list())[0]).toMatchObject({ id, status: "ready" });
    expect(await refusalOf(world.as("deckhand").archive.request())).toMatchObject({ code: "expired_subscription" });
    await expire("ACTIVE");
    world.services.accounts.forget("*");
  });

  it("is tried twice more; then it is told that it could not be made, and may be asked again", async () => {
    const { id } = await world.as("captain").archive.request();
    const broken = { ...world.services.files, put: () => Promise.reject(new Error("The disk is full.")) };
    const errors: unknown[] = [];
    const services = { ...world.services, files: broken, reportError: (error: unknown) => void errors.push(error) };
    const write = (attempt: number) =>
      writeRequestedArchive(services, { vesselId: world.vessels.A.id, archiveId: id }, attempt);
    for (const attempt of [1, 2]) {
      await expect(write(attempt)).rejects.toThrow("The disk is full.");
      expect((await world.as("captain").archive.list())[0]).toMatchObject({ id, status: "running" });
    }
    expect((await world.as("captain").archive.request()).id).toBe(id);
    await write(3);
    expect((await world.as("captain").archive.list())[0]).toMatchObject({ id, status: "failed", isKept: false });
    expect(errors).toHaveLength(1);
    expect((await world.as("captain").archive.request()).id).not.toBe(id);
    await world.workQueue();
  });

  it("is removed after a week; that it was made stays", async () => {
    const [archive] = await world.as("captain").archive.list();
    const { storageKey } = await stored("captain", archive?.id ?? "");
    world.setNow("2026-06-22T09:00:01Z");
    await removeExpiredArchives(world.services);
    expect(await world.services.files.find(storageKey)).toBeUndefined();
    expect((await world.as("captain").archive.list())[0]).toMatchObject({ status: "ready", isKept: false });
    expect(await refusalOf(stored("captain", archive?.id ?? ""))).toMatchObject({ messageKey: "archive:gone" });
    const kept = await world.inVessel("A", (tx) => tx.select().from(vesselArchives));
    expect(kept.every((row) => row.storageKey === null)).toBe(true);
  });
});

describe("an archive that holds the health of a guest", () => {
  const refused = { code: "forbidden", messageKey: "archive:guestsHealth" };

  it("or what they wish for, or what was said of them, goes to the captain alone", async () => {
    const captain = world.as("captain");
    const [id, tripId, stayId, sheetId] = [newId(), newId(), newId(), newId()];
    await captain.guests.save({ id, lastName: "Arnaud" });
    expect(await world.as("manager").archive.request()).toHaveProperty("id");
    await world.workQueue();
    await captain.trips.save({ id: tripId, name: "Cyclades", startsOn: "2026-07-01", endsOn: "2026-07-08" });
    await captain.trips.saveStay({ id: stayId, tripId, guestId: id });
    await captain.trips.saveSheet({ id: sheetId, stayId, diets: ["kosher"] });
    expect(await refusalOf(world.as("manager").archive.request())).toMatchObject(refused);
    await world.inVessel("A", (tx) => tx.delete(staySheets).where(eq(staySheets.id, sheetId)));
    await captain.comments.create({ id: newId(), recordKind: "guest", recordId: id, body: "Sleeps late" });
    expect(await refusalOf(world.as("manager").archive.request())).toMatchObject(refused);
  });

  it("goes to the captain alone, also after it was erased", async () => {
    const captain = world.as("captain");
    const id = newId();
    await captain.guests.save({ id, lastName: "Arnaud", medication: "Insulin" });
    const { id: archiveId } = await captain.archive.request();
    await world.workQueue();
    const refusals = async () => [
      await refusalOf(world.as("manager").archive.request()),
      await refusalOf(stored("manager", archiveId)),
    ];
    expect(await refusals()).toMatchObject([refused, refused]);
    expect(await stored("captain", archiveId)).toHaveProperty("storageKey");
    const { version } = await captain.guests.get({ id });
    await captain.guests.erase({ id, version });
    expect(await refusalOf(stored("captain", archiveId))).toMatchObject({ messageKey: "archive:gone" });
    // One that was being made meanwhile is not withdrawn.
    const storageKey = `archives/${archiveId}.zip`;
    await world.inVessel("A", (tx) =>
      tx.update(vesselArchives).set({ storageKey }).where(eq(vesselArchives.id, archiveId)),
    );
    expect(await refusals()).toMatchObject([refused, refused]);
  });
});
