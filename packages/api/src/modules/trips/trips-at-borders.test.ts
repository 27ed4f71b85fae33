import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { trips } from "@ymp/db/schema/trips";
import { refusalOf } from "@ymp/testing/callers";
import { createWorld, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TripsOfWorld, tripsOf } from "./test-trips.ts";

describe("trips before the authorities", () => {
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

  it("hand in a passenger list of who is aboard that day, in letters that a passport has", async () => {
    const id = newId();
    await as().save({ id, name: "Next year", startsOn: on("2028-07-08"), endsOn: on("2028-07-15") });
    await joined(id, { firstName: "Noé", lastName: "Müller" });
    await joined(id, { lastName: "Later" }, { embarksOn: on("2028-07-12") });
    const list = { id, direction: "arrival" as const, onDay: on("2028-07-10"), port: "FRANT", format: "csv" as const };
    const { base64 } = await as().passengerList(list);
    const lines = Buffer.from(base64, "base64").toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("1,MUELLER,NOE,FRA,1980-07-10");
    expect(await refusalOf(as("stew").passengerList(list))).toMatchObject({ code: "forbidden" });
  });

  it("hand in a list of who is aboard at the call, of whatever trip", async () => {
    const [id, other] = [newId(), newId()];
    const winter = { name: "Winter", startsOn: on("2027-01-10"), endsOn: on("2027-01-20") };
    for (const trip of [id, other]) await as().save({ id: trip, ...winter });
    const [from, until] = [{ embarksOn: on("2027-01-15"), embarkPort: "Ajaccio" }, { disembarksOn: on("2027-01-15") }];
    await joined(id, { lastName: "Stays" });
    await joined(id, { lastName: "Joins" }, from);
    await joined(id, { lastName: "Leaves" }, { ...until, disembarkPort: "Ajaccio" });
    await joined(other, { lastName: "Beside" });
    const listed = async (direction: "arrival" | "departure") => {
      const call = { id, direction, onDay: on("2027-01-15"), port: "Ajaccio", format: "csv" as const };
      const { base64, fileName } = await as().passengerList(call);
      expect(fileName).toContain("Ajaccio");
      const lines = Buffer.from(base64, "base64").toString("utf8").trim().split("\r\n").slice(1);
      return lines.map((line) => line.split(",")[1]);
    };
    expect(await listed("arrival")).toEqual(["BESIDE", "LEAVES", "STAYS"]);
    expect(await listed("departure")).toEqual(["BESIDE", "JOINS", "STAYS"]);
  });

  it("say when more guests are aboard than the vessel may carry, all trips together", async () => {
    const [id, other] = [newId(), newId()];
    const spring = { name: "Spring", startsOn: on("2027-04-10"), endsOn: on("2027-04-12") };
    for (const trip of [id, other]) await as().save({ id: trip, ...spring });
    const { version } = await world.as("captain").vessel.get();
    await world.as("captain").vessel.save({ version, maxPassengers: 1 });
    await joined(id, {}, { embarksOn: on("2027-04-11") });
    expect((await as().get({ id })).crowd).toBeNull();
    await joined(other);
    expect((await as().get({ id })).crowd).toEqual({ onDay: "2027-04-11", guests: 2, most: 1 });
  });

  it("hand in no list that the authorities would send back", async () => {
    const id = await planned();
    await joined(id, { passportExpiresOn: "2026-07-09" });
    const list = { id, direction: "arrival" as const, onDay: on("2026-07-10"), port: "FRANT", format: "pdf" as const };
    expect(await refusalOf(as().passengerList(list))).toMatchObject({ messageKey: "trips:passengers.incomplete" });
    expect((await as().get({ id })).stays[0]?.faults).toEqual(["expired"]);
    expect((await as("stew").get({ id })).stays[0]?.faults).toBeNull();
  });

  it("count days in the Schengen area over all trips, of those whose days count", async () => {
    const spring = newId();
    await as().save({
      id: spring,
      name: "Spring",
      startsOn: on("2026-02-01"),
      endsOn: on("2026-04-30"),
      isInSchengen: true,
    });
    const { guestId } = await joined(spring, { nationality: "GBR" });
    const id = newId();
    await as().save({ id, name: "May", startsOn: on("2026-05-01"), endsOn: on("2026-05-05"), isInSchengen: true });
    await as().saveStay({ id: newId(), tripId: id, guestId });
    await joined(id, { lastName: "Free" });
    const { stays } = await as().get({ id });
    expect(stays.find((stay) => stay.guestId === guestId)?.schengen).toEqual({ used: 94, over: "2026-05-02" });
    expect(stays.find((stay) => stay.guestId !== guestId)?.schengen).toBeNull();
    const off = newId();
    await as().save({ id: off, name: "Off", startsOn: on("2026-01-10"), endsOn: on("2026-01-20"), isInSchengen: true });
    await as().saveStay({ id: newId(), tripId: off, guestId });
    const used = async () => (await as().get({ id })).stays.find((stay) => stay.guestId === guestId)?.schengen?.used;
    const putAway = (trip: string, day: string) =>
      world.inVessel("A", (tx) =>
        tx
          .update(trips)
          .set({ archivedAt: new Date(day) })
          .where(eq(trips.id, trip)),
      );
    expect(await used()).toBe(105);
    await putAway(off, "2026-01-02");
    await putAway(spring, "2026-05-20");
    expect(await used()).toBe(94);
  });

  it("make the head of the passenger list as FAL form 6 asks, with the names of the passport", async () => {
    const id = await planned();
    await joined(id, { lastName: "山田", mrzLastName: "yamada" });
    const asked = { id, direction: "departure", onDay: on("2026-07-08"), port: "Antibes", otherPort: "Genoa" } as const;
    const { base64 } = await as().passengerList({ ...asked, format: "csv" });
    expect(Buffer.from(base64, "base64").toString("utf8")).toContain("YAMADA");
    const sheet = await as().passengerList({ ...asked, format: "xlsx" });
    const [guest] = (await as().get({ id })).stays;
    expect(sheet.base64.length).toBeGreaterThan(100);
    const { rows } = await world.as("captain").guests.disclosures({ id: guest?.guestId ?? "" });
    expect(rows).toMatchObject([{ kind: "papers", times: 2 }]);
  });
});
