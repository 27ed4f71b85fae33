import { parseCalendarDate as on } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { trips } from "@ymp/db/schema/trips";
import { createWorld, type Who, type World } from "@ymp/testing/world";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe("trips before the authorities", () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const as = (who: Who = "captain") => world.as(who).trips;
  const july = { startsOn: on("2026-07-08"), endsOn: on("2026-07-15"), startPort: "Antibes", endPort: "Bonifacio" };
  const papers = {
    ...{ nationality: "FRA", birthDate: "1980-07-10", passportCountry: "FRA", passportNumber: "12AB34567" },
    passportExpiresOn: "2030-01-01",
  };

  async function planned(name = "Riviera and Corsica") {
    const id = newId();
    await as().save({ id, name, ...july });
    return id;
  }

  async function joined(tripId: string, guest: object = {}, stay: object = {}) {
    const guestId = newId();
    await world
      .as("captain")
      .guests.save({ id: guestId, firstName: "Rosalind", lastName: "Arnaud", ...papers, ...guest });
    const id = newId();
    await as().saveStay({ id, tripId, guestId, ...stay });
    return { id, guestId };
  }

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
