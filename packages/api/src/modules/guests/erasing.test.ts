import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { newId } from "@ymp/core/ids";
import { recordFiles, vesselArchives } from "@ymp/db/schema/platform";
import { refusalOf } from "@ymp/testing/callers";
import { connectTo } from "@ymp/testing/database";
import { makeFile } from "@ymp/testing/factories/files";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { sql } from "drizzle-orm";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("erasing a guest", () => {
  let world: World;
  let owner: postgres.Sql;
  let folder: string;
  beforeAll(async () => {
    world = await createWorld();
    owner = connectTo(world.testDatabase.ownerUrl);
    // The policies of a vessel's tables hold for the owner too.
    await owner`select set_config('app.vessel_id', ${world.vessels.A.id}, false)`;
    folder = await mkdtemp(path.join(tmpdir(), "ymp-erasing-"));
  });
  afterAll(async () => {
    await owner.end();
    await rm(folder, { recursive: true, force: true });
    await world.close();
  });

  const guests = (who: Who = "captain") => world.as(who).guests;

  async function entered(lastName: string) {
    const id = newId();
    await guests().save({ id, firstName: "Zqerasedfirst", lastName, knownAs: "Zqerasedknown", notes: "Zqerasednote" });
    return { id, about: { recordKind: "guest" as const, recordId: id } };
  }

  /** A scan with its bytes in the store. */
  async function scan(name: string) {
    const file = path.join(folder, newId());
    await writeFile(file, "scan of a passport");
    const row = await makeFile(world, { name, createdBy: world.person("captain").userId });
    const key = `${row.storageKey}/original`;
    await world.services.files.put(key, { path: file, sizeBytes: 18, mediaType: "image/jpeg" });
    return { id: row.id, key, isStored: async () => (await world.services.files.find(key)) !== undefined };
  }

  async function erase(id: string): Promise<void> {
    const { version } = await guests().get({ id });
    await guests().erase({ id, version });
    await world.workQueue();
  }

  /** The tables that have the word in any row, as the owner of the database reads them in the vessel's scope. */
  async function tablesWith(word: string): Promise<string[]> {
    const tables = await owner<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await owner.unsafe(`select from ${name} r where to_jsonb(r)::text ilike $1 limit 1`, [`%${word}%`]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  it("takes nothing of them on a trip afterwards: no wishes, no coming and going", async () => {
    const captain = world.as("captain");
    const [id, tripId, stayId] = [newId(), newId(), newId()];
    await guests().save({ id, lastName: "Zqerasedlater" });
    await captain.trips.save({ id: tripId, name: "Cyclades", startsOn: "2026-07-01", endsOn: "2026-07-08" });
    const stay = await captain.trips.saveStay({ id: stayId, tripId, guestId: id });
    await erase(id);
    const erased = { messageKey: "guests:refusal.erased" };
    const wishes = captain.trips.saveSheet({ id: newId(), stayId, likes: "Zqerasedoysters" });
    expect(await refusalOf(wishes)).toMatchObject(erased);
    const { version: now } = (await captain.trips.get({ id: tripId })).stays.find((one) => one.id === stayId) ?? stay;
    const coming = captain.trips.saveStay({ id: stayId, tripId, version: now, arrivesBy: "Zqerasedferry" });
    expect(await refusalOf(coming)).toMatchObject(erased);
    expect(await tablesWith("Zqerasedoysters")).toEqual([]);
  });

  it("leaves nothing personal in any table, and no bytes of a scan in the store", async () => {
    const mailed = { event: "mentioned" as const, inApp: true, mail: "now" as const };
    await world.as("stew").notifications.setPreference(mailed);
    const { id, about } = await entered("Zqerasedlast");
    const captain = world.as("captain");
    const [ofGuest, ofComment, takenOff] = [
      await scan("zqerasedpassport.jpg"),
      await scan("zqerasedvisa.jpg"),
      await scan("zqerasedold.jpg"),
    ];
    await captain.recordFiles.add({ ...about, id: newId(), fileId: ofGuest.id });
    const linkId = newId();
    await captain.recordFiles.add({ ...about, id: linkId, fileId: takenOff.id });
    await captain.recordFiles.remove({ id: linkId });
    const tripId = newId();
    await captain.trips.save({ id: tripId, name: "Ionian", startsOn: "2026-07-01", endsOn: "2026-07-08" });
    await captain.trips.saveStay({ id: newId(), tripId, guestId: id, cabin: "VIP", arrivesBy: "Zqerasedflight" });
    const called = { mentionedProfileIds: [world.person("stew").profileId] };
    await captain.comments.create({
      ...about,
      id: newId(),
      body: "Zqerasedsaid one",
      fileIds: [ofComment.id],
      ...called,
    });
    const takenBack = newId();
    await captain.comments.create({ ...about, id: takenBack, body: "Zqerasedsaid two", ...called });
    await captain.comments.remove({ id: takenBack });
    await world.workQueue();
    const { version } = await guests().get({ id });
    await guests().save({ id, version, lastName: "Zqerasedmarried" });
    await captain.comments.create({ ...about, id: newId(), body: "Zqerasedsaid three", ...called });
    const everywhere = [
      "changes",
      "comments",
      "files",
      "guests",
      "mails",
      "notifications",
      "search_entries",
      "search_words",
      "trip_stays",
    ];
    expect(await tablesWith("zqerased")).toEqual(everywhere.map((name) => `public.${name}`));

    await erase(id);

    expect(await tablesWith("zqerased")).toEqual([]);
    for (const { isStored } of [ofGuest, ofComment, takenOff]) expect(await isStored()).toBe(false);
    expect(await captain.comments.list(about)).toEqual([]);
    expect(await captain.recordFiles.list(about)).toEqual([]);
    expect((await world.as("stew").notifications.list({})).rows).toEqual([]);
    expect((await captain.trips.get({ id: tripId })).stays).toMatchObject([{ cabin: "VIP", arrivesBy: null }]);
    expect((await guests().history({ id })).rows.map(({ verb }) => verb)).toContain("erased");
  });

  it("leaves other guests, and a file that another record holds too", async () => {
    const [gone, stays] = [await entered("Gone"), await entered("Stays")];
    const captain = world.as("captain");
    const [shared, own] = [await scan("berths.jpg"), await scan("own.jpg")];
    await captain.recordFiles.add({ ...gone.about, id: newId(), fileId: shared.id });
    const alsoHeld = { ...stays.about, vesselId: world.vessels.A.id, fileId: shared.id, kind: "photo" as const };
    await world.inVessel("A", (tx) => tx.insert(recordFiles).values(alsoHeld));
    await captain.recordFiles.add({ ...stays.about, id: newId(), fileId: own.id });
    await captain.comments.create({ ...stays.about, id: newId(), body: "Still said" });

    await erase(gone.id);

    expect(await shared.isStored()).toBe(true);
    expect((await captain.recordFiles.list(stays.about)).map(({ name }) => name).toSorted()).toEqual([
      "berths.jpg",
      "own.jpg",
    ]);
    expect((await captain.comments.list(stays.about)).map(({ body }) => body)).toEqual(["Still said"]);
    expect((await captain.search.find({ query: "stays" })).guests.hits).toHaveLength(1);
    expect(await tablesWith("Still said")).toEqual(["public.comments"]);
    expect(await tablesWith("berths.jpg")).toEqual(["public.files"]);
  });

  it("keeps what comes late from being said of them again, or filed with them", async () => {
    const { id, about } = await entered("Late");
    const captain = world.as("captain");
    const commentId = newId();
    await captain.comments.create({ ...about, id: commentId, body: "Before" });
    const file = await scan("late.jpg");
    await erase(id);
    const anew = captain.comments.create({ ...about, id: newId(), body: "After" });
    expect(await refusalOf(anew)).toMatchObject({ code: "conflict", messageKey: "guests:refusal.erased" });
    const again = captain.comments.create({ ...about, id: commentId, body: "Before" });
    expect(await refusalOf(again)).toMatchObject({ code: "conflict", messageKey: "guests:refusal.erased" });
    const filed = captain.recordFiles.add({ ...about, id: newId(), fileId: file.id });
    expect(await refusalOf(filed)).toMatchObject({ code: "conflict", messageKey: "guests:refusal.erased" });
    expect(await captain.comments.list(about)).toEqual([]);
  });

  it("withdraws archives of the vessel that were made before", async () => {
    const { id } = await entered("Archived");
    const captain = world.as("captain");
    await captain.archive.request();
    await world.workQueue();
    const kept = await world.inVessel("A", (tx) => tx.select().from(vesselArchives));
    const keys = kept.flatMap(({ storageKey }) => storageKey ?? []);
    expect(keys).toHaveLength(1);

    await erase(id);

    for (const key of keys) expect(await world.services.files.find(key)).toBeUndefined();
    expect((await captain.archive.list()).map(({ isKept }) => isKept)).toEqual([false]);
  });

  it("forgets in histories only who was erased, on the vessel of the scope", async () => {
    const { id, about } = await entered("Kept");
    const file = await scan("kept.jpg");
    await world.as("captain").recordFiles.add({ ...about, id: newId(), fileId: file.id });
    const forget = sql`select app.forget_guest(${id}::uuid, array[${file.id}]::uuid[])`;
    await world.inVessel("A", (tx) => tx.execute(forget));
    expect(await tablesWith("kept.jpg")).toEqual(["public.changes", "public.files"]);
    await world.inVessel("A", (tx) => tx.execute(sql`update guests set erased_at = now() where id = ${id}`));
    await world.inVessel("B", (tx) => tx.execute(forget));
    expect(await tablesWith("kept.jpg")).toEqual(["public.changes", "public.files"]);
    await world.inVessel("A", (tx) => tx.execute(forget));
    expect(await tablesWith("kept.jpg")).toEqual(["public.files"]);
  });
});
