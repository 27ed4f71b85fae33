import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { refusalOf } from "@ymp/testing/callers";
import { makeCounter, makeEquipment } from "@ymp/testing/factories/equipment";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const on = parseCalendarDate;

describe("the running log", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const log = (who: Parameters<World["as"]>[0] = "captain") => world.as(who).log;
  const today = () => on(world.now().toISOString().slice(0, 10));
  const named = async (name: string) => {
    const id = newId();
    await log().saveName({ id, name });
    return id;
  };
  const engine = async (lastTotal: number, daysAgo = 1) => {
    const { id: equipmentId } = await makeEquipment(world, { name: `Engine ${newId()}` });
    const lastReadAt = new Date(world.now().getTime() - daysAgo * 86_400_000);
    const counter = await makeCounter(world, { equipmentId, lastTotal, lastReadAt });
    return { equipmentId, counterId: counter.id };
  };

  it("keeps a trip with hours, fuel, distance, crew and remarks, and reads it back", async () => {
    const nameId = await named("Trip out");
    const id = newId();
    const told = { title: "Sète and back", engineHours: 31, fuelTaken: 40, fuelLeft: 180, distance: 220 };
    await log().save({ id, nameId, loggedOn: on("2026-06-07"), ...told, crew: "Anne and Paul", remarks: "Swell" });
    expect(await log().get({ id })).toMatchObject({ ...told, recordName: "Trip out", crew: "Anne and Paul" });
    const { rows } = await log().list({ search: "anne sete" });
    expect(rows).toEqual([expect.objectContaining({ id, engineHours: 31, distance: 220 })]);
    const found = await world.as("captain").search.find({ query: "sete", limit: 3 });
    expect(found.log.hits).toEqual([expect.objectContaining({ id, title: "Sète and back" })]);
  });

  it("takes an entry of nothing but its day", async () => {
    const id = newId();
    await log("deckhand").save({ id, loggedOn: today() });
    expect(await log().get({ id })).toMatchObject({ title: null, recordName: null, engineHours: null });
  });

  it("reads the meters of the machines: its hours are theirs, whatever becomes of the reading", async () => {
    const { equipmentId, counterId } = await engine(4106);
    const id = newId();
    await log().save({ id, loggedOn: today(), title: "Espiguette", readings: [{ counterId, reading: 4126 }] });
    const entry = await log().get({ id });
    expect(entry).toMatchObject({ engineHours: 20, readings: [{ equipmentId, reading: 4126, gained: 20 }] });
    const { counters } = await world.as("captain").equipment.get({ id: equipmentId });
    expect(counters[0]).toMatchObject({ lastReading: 4126 });
    await world.as("captain").equipment.withdrawReading({ id: entry.readings[0]?.id ?? "" });
    const after = await log().get({ id });
    expect(after).toMatchObject({ engineHours: null, readings: [{ withdrawnAt: expect.any(Date) }] });
  });

  it("refuses a figure that the meter cannot show, at that meter, and then keeps nothing", async () => {
    const { counterId } = await engine(5000);
    const id = newId();
    const readings = [{ counterId, reading: 4000 }];
    expect(await refusalOf(log().save({ id, loggedOn: today(), readings }))).toMatchObject({
      code: "invalid",
      messageKey: "equipment:readingLower",
      fields: { "readings.0.reading": "equipment:readingLower" },
    });
    expect(await refusalOf(log().get({ id }))).toMatchObject({ code: "not_found" });
  });

  describe("trips of one earlier day", () => {
    const earlier = () => on(new Date(world.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10));
    const trip = async (counterId: string, reading: number) => {
      const id = newId();
      await log("deckhand").save({ id, loggedOn: earlier(), readings: [{ counterId, reading }] });
      return id;
    };

    it.each([
      [[1030, 1060, 1090]],
      [[1030, 1090, 1060]],
      [[1060, 1030, 1090]],
      [[1060, 1090, 1030]],
      [[1090, 1030, 1060]],
      [[1090, 1060, 1030]],
    ])("are written down in whatever order: %j", async (order) => {
      const { counterId } = await engine(1000, 5);
      const ids: string[] = [];
      for (const reading of order) ids.push(await trip(counterId, reading));
      const hours = await Promise.all(ids.map(async (id) => (await log().get({ id })).engineHours));
      expect(hours).toEqual([30, 30, 30]);
      expect(await refusalOf(trip(counterId, 3500))).toMatchObject({ messageKey: "equipment:jumpIsForHeads" });
    });

    it("stand around what was read on that day by its hour", async () => {
      const { counterId } = await engine(1000, 30);
      const readAt = new Date(`${earlier()}T12:00:00Z`);
      const read = { id: newId(), counterId, kind: "hours" as const, readAt, confirmsJump: false };
      await world.as("chief").equipment.addReading({ ...read, reading: 1060 });
      const first = await trip(counterId, 1030);
      expect((await log().get({ id: first })).engineHours).toBe(30);
      expect((await log().get({ id: await trip(counterId, 1090) })).engineHours).toBe(30);
      expect(await refusalOf(trip(counterId, 1400))).toMatchObject({ messageKey: "equipment:jumpIsForHeads" });
    });
  });

  it("reads no meter of a machine that was archived since the form was opened", async () => {
    const { equipmentId, counterId } = await engine(400);
    const { version } = await world.as("captain").equipment.get({ id: equipmentId });
    await world.as("captain").equipment.archive({ id: equipmentId, version, reason: "Sold" });
    const save = log().save({ id: newId(), loggedOn: today(), readings: [{ counterId, reading: 410 }] });
    expect(await refusalOf(save)).toMatchObject({
      messageKey: "equipment:isArchived",
      fields: { "readings.0.reading": "equipment:isArchived" },
    });
  });

  it("leaves the day and the hours of an entry with readings to the meters", async () => {
    const { counterId } = await engine(700);
    const id = newId();
    const { version } = await log().save({ id, loggedOn: today(), readings: [{ counterId, reading: 710 }] });
    expect((await log().get({ id })).can.fields).not.toContain("engineHours");
    const change = log().save({ id, version, base: { engineHours: null }, engineHours: 50 });
    expect(await refusalOf(change)).toMatchObject({ fields: { engineHours: "log:refusal.withReadings" } });
    const late = log().save({ id, version, readings: [{ counterId, reading: 712 }] });
    expect(await refusalOf(late)).toMatchObject({ code: "invalid" });
  });

  it("knows no meter of another vessel, and takes no record of another", async () => {
    const { counterId } = await engine(100);
    const foreign = world
      .as("rival")
      .log.save({ id: newId(), loggedOn: today(), readings: [{ counterId, reading: 110 }] });
    expect(await refusalOf(foreign)).toMatchObject({ code: "not_found" });
    const nameId = await named("Ours alone");
    const named2 = world.as("rival").log.save({ id: newId(), loggedOn: today(), nameId });
    expect(await refusalOf(named2)).toMatchObject({ code: "not_found" });
  });

  it("is absent for another vessel and for people from outside", async () => {
    const id = newId();
    await log().save({ id, loggedOn: today(), title: "Ours" });
    expect(await refusalOf(log("rival").get({ id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(log("contractor").list({}))).toMatchObject({ code: "forbidden" });
  });

  it("is not overwritten by someone who saw an older version of the same field", async () => {
    const id = newId();
    const { version } = await log().save({ id, loggedOn: today(), title: "Before" });
    await log().save({ id, version, title: "After" });
    const late = { id, version, base: { title: "Before" } };
    expect(await refusalOf(log("chief").save({ ...late, title: "Late" }))).toMatchObject({ code: "stale" });
    await log("chief").save({ id, version, base: { crew: null }, crew: "Paul" });
    expect(await log().get({ id })).toMatchObject({ title: "After", crew: "Paul" });
    const { rows } = await log().history({ id });
    expect(rows.map(({ verb }) => verb)).toEqual(["updated", "updated", "created"]);
  });

  it("is archived by the person who wrote it or a head, and brought back", async () => {
    const id = newId();
    const { version } = await log("chief").save({ id, loggedOn: today(), title: "Wrong day" });
    expect(await refusalOf(log("deckhand").archive({ id, version }))).toMatchObject({ code: "conflict" });
    const archived = await log("chief").archive({ id, version });
    expect((await log().list({ search: "wrong day" })).rows).toEqual([]);
    expect((await log().list({ search: "wrong day", state: "archived" })).rows).toHaveLength(1);
    const edit = log().save({ id, version: archived.version, title: "Right day" });
    expect(await refusalOf(edit)).toMatchObject({ fields: { title: "log:refusal.archived" } });
    await log().restore(archived);
    expect((await log().list({ search: "wrong day" })).rows).toHaveLength(1);
  });

  it("has no day that is still to come", async () => {
    const tomorrow = on(new Date(world.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10));
    const ahead = log().save({ id: newId(), loggedOn: tomorrow });
    expect(await refusalOf(ahead)).toMatchObject({ fields: { loggedOn: "refusals:happened.future" } });
  });

  it("has each record's name once, however it is written, also when two make it at once", async () => {
    await named("Day at anchor");
    const again = log().saveName({ id: newId(), name: "day  AT anchor" });
    expect(await refusalOf(again)).toMatchObject({ code: "conflict", fields: { name: "log:nameTaken" } });
    const both = await Promise.allSettled(
      ["captain", "chief"].map((who) =>
        world.as(who === "chief" ? "chief" : "captain").log.saveName({ id: newId(), name: "Fuelling" }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("offers no archived record to a new entry, and keeps its name where it is written", async () => {
    const nameId = await named("Regatta");
    const id = newId();
    await log().save({ id, nameId, loggedOn: today() });
    await log().archiveName({ id: nameId, version: 1 });
    expect((await log().begin()).names.map(({ name }) => name)).not.toContain("Regatta");
    const late = log().save({ id: newId(), nameId, loggedOn: today() });
    expect(await refusalOf(late)).toMatchObject({ fields: { nameId: "log:refusal.nameArchived" } });
    const { version } = await log().get({ id });
    await log().save({ id, version, remarks: "Second in class" });
    expect(await log().get({ id })).toMatchObject({ recordName: "Regatta", remarks: "Second in class" });
  });

  it("sums the year up, and exports what the list shows", async () => {
    const before = await log().summary();
    const year = String(before.year);
    await log().save({ id: newId(), loggedOn: on(`${year}-01-02`), title: "Exported, to Bonifacio", distance: 155 });
    expect((await log().summary()).distance).toBe(before.distance + 155);
    const { base64, fileName } = await log().export({ format: "csv", locale: "en", search: "bonifacio" });
    expect(fileName).toMatch(/\.csv$/);
    const text = Buffer.from(base64, "base64").toString("utf8");
    expect(text).toContain("Exported, to Bonifacio");
    expect(text).toContain("15.5");
  });
});
