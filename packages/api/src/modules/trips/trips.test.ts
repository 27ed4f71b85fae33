import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { jobs } from "@ymp/db/schema/jobs";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { july, shellfish, type TripsOfWorld, tripsOf } from "./test-trips.ts";

describe("trips", () => {
  let world: World;
  let ship: TripsOfWorld;
  beforeAll(async () => {
    world = await createWorld();
    ship = tripsOf(world);
  });
  afterAll(() => world?.close());

  const as: TripsOfWorld["as"] = (...given) => ship.as(...given);
  const planned: TripsOfWorld["planned"] = (...given) => ship.planned(...given);
  const joined: TripsOfWorld["joined"] = (...given) => ship.joined(...given);

  it("are entered once however often they are sent, with a day for each of their dates", async () => {
    const input = { id: newId(), name: " Sardinia ", reference: "C-2026-05", ...july };
    await as().save(input);
    await as().save(input);
    const trip = await as().get({ id: input.id });
    expect(trip).toMatchObject({ name: "Sardinia", reference: "C-2026-05", can: { edit: true } });
    expect(trip.days.map(({ onDay }) => onDay).at(-1)).toBe("2026-07-15");
    expect(trip.days).toHaveLength(8);
  });

  it.each([
    ["an end before the beginning", { ...july, endsOn: on("2026-07-01") }, "endsOn"],
    ["a year of days", { ...july, endsOn: on("2027-07-08") }, "endsOn"],
    ["no dates", {}, "startsOn"],
  ])("are not taken with %s", async (_case, dates, field) => {
    const refusal = await refusalOf(as().save({ id: newId(), name: "Wrong", ...dates }));
    expect(refusal).toMatchObject({ code: "invalid", fields: { [field]: expect.any(String) } });
  });

  it("do not exist for another vessel, nor for the engine room", async () => {
    const id = await planned();
    expect(await refusalOf(as("rival").get({ id }))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(as("engineer").list({}))).toMatchObject({ code: "forbidden" });
    const { id: foreign } = await joined(id);
    expect(await refusalOf(as("rival").removeStay({ id: foreign, version: 1 }))).toMatchObject({ code: "not_found" });
  });

  it("take a guest once, by the dates and ports of the trip, within its days", async () => {
    const id = await planned();
    const { id: stayId, guestId } = await joined(id, {}, { cabin: "VIP aft" });
    const { stays } = await as().get({ id });
    expect(stays).toMatchObject([{ guestId, cabin: "VIP aft", embarksOn: "2026-07-08", disembarkPort: "Bonifacio" }]);
    const twice = as().saveStay({ id: newId(), tripId: id, guestId });
    expect(await refusalOf(twice)).toMatchObject({ code: "conflict", fields: { guestId: expect.any(String) } });
    const late = as().saveStay({ id: stayId, tripId: id, version: 1, base: {}, disembarksOn: on("2026-08-01") });
    expect(await refusalOf(late)).toMatchObject({ fields: { disembarksOn: "trips:refusal.outside" } });
    await as("stew").removeStay({ id: stayId, version: 1 });
    expect((await as().get({ id })).stays).toEqual([]);
  });

  it("take guests and planned days along when they are moved, and still name whom a meal would hurt", async () => {
    const id = await planned();
    await joined(id, { allergies: [shellfish] });
    await joined(id, { lastName: "Midway" }, { embarksOn: on("2026-07-10"), disembarksOn: on("2026-07-12") });
    const dinner = "Spaghetti alle vongole";
    for (const day of ["2026-07-10", "2026-07-11"])
      await as().saveDay({ id: newId(), tripId: id, onDay: on(day), dinner });
    await as().save({ id, version: 1, startsOn: on("2026-07-09"), endsOn: on("2026-07-16") });
    const { stays, days } = await as().get({ id });
    expect(stays.map(({ embarksOn, disembarksOn }) => `${embarksOn} ${disembarksOn}`).toSorted()).toEqual([
      "2026-07-09 2026-07-16",
      "2026-07-11 2026-07-13",
    ]);
    const hurting = days.filter(({ dinner: meal }) => meal.conflicts.length > 0);
    expect(hurting.map(({ onDay, version }) => [onDay, version])).toEqual([
      ["2026-07-11", 2],
      ["2026-07-12", 2],
    ]);
  });

  it("keep who is aboard to the last day aboard when they are lengthened", async () => {
    const id = await planned();
    await joined(id, { allergies: [shellfish] });
    await joined(id, { lastName: "Early" }, { disembarksOn: on("2026-07-12") });
    await as().save({ id, version: 1, endsOn: on("2026-07-17") });
    const day = { id: newId(), tripId: id, onDay: on("2026-07-17"), dinner: "Crab" };
    await as().saveDay(day);
    const { stays, days } = await as().get({ id });
    expect(stays.map(({ disembarksOn }) => disembarksOn).toSorted()).toEqual(["2026-07-12", "2026-07-17"]);
    expect(days.at(-1)?.dinner.conflicts).toMatchObject([{ allergy: { allergen: "crustaceans" } }]);
  });

  it("are not shortened past a guest's own days, nor past a day that was planned", async () => {
    const id = await planned();
    const { id: stayId } = await joined(id, {}, { embarksOn: on("2026-07-13") });
    const shorter = () => as().save({ id, version: 1, endsOn: on("2026-07-11") });
    expect(await refusalOf(shorter())).toMatchObject({ fields: { endsOn: "trips:refusal.stayOutside" } });
    await as().removeStay({ id: stayId, version: 1 });
    const day = { id: newId(), tripId: id, onDay: on("2026-07-12") };
    await as().saveDay({ ...day, place: "Calvi" });
    expect(await refusalOf(shorter())).toMatchObject({ fields: { endsOn: "trips:refusal.dayOutside" } });
    expect((await as().get({ id })).endsOn).toBe("2026-07-15");
    await as().saveDay({ ...day, version: 1, base: { place: "Calvi" }, place: null });
    await shorter();
    expect((await as().get({ id })).days).toHaveLength(4);
  });

  it("are called off for a reason, with all that follows, and that is taken back", async () => {
    const id = newId();
    await as().save({ id, name: "Autumn", startsOn: on("2027-10-10"), endsOn: on("2027-10-12") });
    await joined(id, { allergies: [shellfish] });
    await as().saveDay({ id: newId(), tripId: id, onDay: on("2027-10-10"), dinner: "Lobster" });
    expect(await refusalOf(as("deckhand").cancel({ id, version: 1, reason: "Storm" }))).toBeDefined();
    expect(await refusalOf(as("rival").cancel({ id, version: 1, reason: "Storm" }))).toMatchObject({
      code: "not_found",
    });
    const cancelled = await as().cancel({ id, version: 1, reason: "Storm" });
    expect(await as().cancel({ id, version: cancelled.version, reason: "Again" })).toEqual(cancelled);
    const trip = await as().get({ id });
    expect(trip).toMatchObject({ cancelReason: "Storm", can: { edit: false, listPassengers: false, reinstate: true } });
    expect(trip.days[0]?.dinner).toMatchObject({ text: "Lobster", conflicts: [] });
    const edit = as().saveDay({ id: newId(), tripId: id, onDay: on("2027-10-11"), dinner: "Crab" });
    expect(await refusalOf(edit)).toMatchObject({ fields: { days: "trips:refusal.cancelled" } });
    const list = { id, direction: "arrival", onDay: on("2027-10-12"), port: "Calvi", format: "csv" } as const;
    expect(await refusalOf(as().passengerList(list))).toMatchObject({ messageKey: "trips:refusal.cancelled" });
    await as().reinstate(cancelled);
    const back = await as().get({ id });
    expect([back.cancelReason, back.days[0]?.dinner.conflicts.length]).toEqual([null, 1]);
    const { rows } = await as().history({ id });
    expect(rows.map(({ verb }) => verb)).toEqual(expect.arrayContaining(["cancelled", "reinstated"]));
  });

  it("are not called off from their first day on: whoever was aboard counts for visas and lists", async () => {
    const now = world.now();
    const id = newId();
    await as().save({ id, name: "Summer", startsOn: on("2027-08-10"), endsOn: on("2027-08-12") });
    for (const [time, isOpen] of [
      ["2027-08-09T09:00:00Z", true],
      ["2027-08-10T09:00:00Z", false],
      ["2027-08-20T09:00:00Z", false],
    ] as const) {
      world.setNow(time);
      expect((await as().get({ id })).can.cancel).toBe(isOpen);
    }
    expect(await refusalOf(as().cancel({ id, version: 1, reason: "Wrong click" }))).toMatchObject({
      messageKey: "trips:refusal.started",
    });
    world.setNow(now);
  });

  it("are not overwritten by someone who saw an older version of the same field", async () => {
    const id = await planned("Before");
    await as().save({ id, version: 1, name: "After" });
    const late = as().save({ id, version: 1, base: { name: "Before" }, name: "Late" });
    expect(await refusalOf(late)).toMatchObject({ code: "stale" });
    await as().save({ id, version: 1, base: { reference: null }, reference: "C-1" });
    expect(await as().get({ id })).toMatchObject({ name: "After", reference: "C-1" });
    const ended = as().save({ id, version: 3, base: { endsOn: july.endsOn }, endsOn: on("2026-07-01") });
    expect(await refusalOf(ended)).toMatchObject({ fields: { endsOn: "trips:datesWrong" } });
  });

  it("are listed latest first, leave the list when they are archived, and go along as a file", async () => {
    const id = await planned("Listed early");
    await as().save({ id: newId(), name: "Listed late", startsOn: on("2026-09-01"), endsOn: on("2026-09-02") });
    expect((await as().list({ search: "listed" })).rows.map(({ name }) => name)).toEqual([
      "Listed late",
      "Listed early",
    ]);
    const archived = await as().archive({ id, version: 1 });
    expect((await as().list({ search: "listed early" })).rows).toEqual([]);
    const edit = as().saveStay({ id: newId(), tripId: id, guestId: newId() });
    expect(await refusalOf(edit)).toMatchObject({ code: "conflict" });
    await as().restore(archived);
    const { base64 } = await as().export({ search: "listed", format: "csv" });
    expect(Buffer.from(base64, "base64").toString("utf8").trim().split("\r\n")).toHaveLength(3);
  });

  it("lose a stay only as its remover saw it", async () => {
    const id = await planned();
    const { id: stayId } = await joined(id);
    await as().saveStay({ id: stayId, tripId: id, version: 1, cabin: "VIP aft" });
    expect(await refusalOf(as("stew").removeStay({ id: stayId, version: 1 }))).toMatchObject({ code: "stale" });
    await as("stew").removeStay({ id: stayId, version: 2 });
  });

  it("list the jobs that are done for them; a job has one trip and tells which", async () => {
    const [id, other] = [await planned(), await planned("Another")];
    const jobId = newId();
    await world.as("captain").jobs.create({ id: jobId, title: "Polish the tender" });
    await as().addJob({ id: newId(), tripId: id, jobId });
    const twice = as().addJob({ id: newId(), tripId: other, jobId });
    expect(await refusalOf(twice)).toMatchObject({ messageKey: "trips:refusal.jobElsewhere" });
    const [held] = (await as().get({ id })).jobs ?? [];
    expect(held).toMatchObject({ jobId, title: "Polish the tender" });
    const panel = (who: Who) => world.as(who).connected.panel({ kind: "job", id: jobId });
    expect((await panel("captain")).trip).toMatchObject({ id, name: "Riviera and Corsica" });
    expect((await panel("engineer")).trip).toBeNull();
    const tells = async (who: Who) =>
      (await world.as(who).jobs.history({ id: jobId, limit: 20 })).rows.map(({ recordKind }) => recordKind);
    expect(await tells("captain")).toContain("trip");
    expect(await tells("engineer")).not.toContain("trip");
    await as().removeJob({ id: held?.id ?? "", version: 1 });
    expect((await panel("captain")).trip).toBeNull();
  });

  it("let go of a job that was archived since", async () => {
    const id = await planned();
    const jobId = newId();
    await world.as("captain").jobs.create({ id: jobId, title: "Polish the tender" });
    const link = newId();
    await as().addJob({ id: link, tripId: id, jobId });
    await world.inVessel("A", (tx) => tx.update(jobs).set({ archivedAt: world.now() }).where(eq(jobs.id, jobId)));
    expect((await as().get({ id })).jobs).toMatchObject([{ title: "Polish the tender", isArchived: true }]);
    await as().removeJob({ id: link, version: 1 });
    expect((await as().get({ id })).jobs).toEqual([]);
  });

  it("tell of a planned day by the day that it is, whatever was sent with it", async () => {
    const [id, dayId] = [newId(), newId()];
    await as().save({ id, name: "Told", startsOn: on("2026-07-08"), endsOn: on("2026-07-15") });
    const { version } = await as().saveDay({ id: dayId, tripId: id, onDay: on("2026-07-09") });
    await as().saveDay({ id: dayId, tripId: id, onDay: on("2099-01-01"), version, place: "Calvi" });
    expect(JSON.stringify(await as().history({ id }))).not.toContain("2099");
  });
});
