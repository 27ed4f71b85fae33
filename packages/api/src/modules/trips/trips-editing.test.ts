import { parseCalendarDate } from "@ymp/core/calendar-date";
import { type TripField, type TripState, tripPolicy } from "@ymp/core/guests/trip-fields";
import { newId } from "@ymp/core/ids";
import { guests } from "@ymp/db/schema/guests";
import { tripStays, trips } from "@ymp/db/schema/trips";
import type { Caller } from "@ymp/testing/callers";
import { readOnce, walkFields } from "@ymp/testing/walk-fields";
import { createWorld, type World } from "@ymp/testing/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = (of: number) => parseCalendarDate(`2026-07-${10 + of}`);

/** A record that the second engineer entered. */
async function make(state: TripState): Promise<string> {
  const row = {
    ...{ id: newId(), vesselId: world.vessels.A.id, createdBy: world.person("engineer").userId },
    ...{ name: "Riviera", startsOn: day(0), endsOn: day(15) },
    cancelledAt: state === "cancelled" ? world.now() : null,
    archivedAt: state === "archived" ? world.now() : null,
  };
  await world.inVessel("A", (tx) => tx.insert(trips).values(row));
  return row.id;
}

const seen = readOnce((id) => world.as("captain").trips.get({ id }));

async function change(caller: Caller, id: string, field: TripField, turn: number): Promise<unknown> {
  const { version, archivedAt, cancelledAt } = await seen(id);
  const { archive, restore, save, saveDay, saveStay } = caller.trips;
  if (field === "archivedAt") return (archivedAt ? restore : archive)({ id, version });
  if (field === "cancelledAt")
    return cancelledAt
      ? caller.trips.reinstate({ id, version })
      : caller.trips.cancel({ id, version, reason: "Storm" });
  if (field === "days") return saveDay({ id: newId(), tripId: id, onDay: day(turn), place: "At anchor" });
  if (field === "stays") {
    const guest = { id: newId(), vesselId: world.vessels.A.id, name: "Arnaud", lastName: "Arnaud" };
    await world.inVessel("A", (tx) => tx.insert(guests).values(guest));
    return saveStay({ id: newId(), tripId: id, guestId: guest.id });
  }
  if (field === "sheets") {
    const guest = { id: newId(), vesselId: world.vessels.A.id, name: "Arnaud", lastName: "Arnaud" };
    const stay = { id: newId(), vesselId: guest.vesselId, tripId: id, guestId: guest.id };
    await world.inVessel("A", async (tx) => {
      await tx.insert(guests).values(guest);
      await tx.insert(tripStays).values({ ...stay, embarksOn: day(0), disembarksOn: day(1) });
    });
    return caller.trips.saveSheet({ id: newId(), stayId: stay.id, likes: `Turn ${turn}` });
  }
  if (field === "jobs") {
    const jobId = newId();
    await world.as("captain").jobs.create({ id: jobId, title: `Turn ${turn}` });
    return caller.trips.addJob({ id: newId(), tripId: id, jobId });
  }
  if (field === "isInSchengen") return save({ id, version, isInSchengen: true });
  if (field === "startsOn") return save({ id, version, startsOn: day(turn + 1) });
  if (field === "endsOn") return save({ id, version, endsOn: day(turn + 1) });
  return save({ id, version, [field]: `Turn ${turn}` });
}

it("each field of a trip is changed by its people alone, whatever the form shows", async () => {
  const trial = { policy: tripPolicy, module: "guests", make, change } as const;
  const { found, expected } = await walkFields(world, trial);
  expect(found).toBe(expected);
});
