import { parseCalendarDate } from "@ymp/core/calendar-date";
import { newId } from "@ymp/core/ids";
import { makePlan, plannedDays } from "@ymp/testing/factories/watch-plans";
import { oneRow } from "@ymp/testing/one-row";
import type { World } from "@ymp/testing/world";

import { savedBy } from "./saved-by.ts";

/** As `savedForms`, of crew, guests and watches. */
export function savedFormsOfPeople(world: () => World): Record<string, () => Promise<object>> {
  const captain = () => world().as("captain");
  const day = parseCalendarDate;
  const aTrip = () => ({
    ...{ id: newId(), name: "Riviera", startPort: "Antibes" },
    ...{ startsOn: parseCalendarDate("2026-07-08"), endsOn: parseCalendarDate("2026-07-15") },
  });

  async function savedTrip(): Promise<string> {
    const trip = aTrip();
    await captain().trips.save(trip);
    return trip.id;
  }

  return {
    "rest.saveDay": () =>
      savedBy(captain().rest.saveDay, { onDay: day("2026-06-14"), grid: ".".repeat(48), remark: "At anchor" }),
    "rest.saveRules": () =>
      savedBy(captain().rest.saveRules, {
        ...{ month: "2026-07", limits: "rest" as const, periodRule: "best" as const, minPeriodMinutes: 30 as const },
        ...{ exceptionsReference: "", law: "Merchant Shipping Act" },
      }),
    "rest.savePlan": () =>
      savedBy(captain().rest.savePlan, {
        ...{ profileId: world().crew.A.deckhand.profileId, fromDay: day("2026-06-16") },
        grid: `${"#".repeat(16)}${".".repeat(32)}`,
      }),
    "rest.noteBreach": async () => {
      const { profileId } = world().crew.A.captain;
      await captain().rest.saveDay({ onDay: day("2026-06-12"), grid: "#".repeat(48), lateReason: "Salvage" });
      const { report } = await captain().rest.month({ month: "2026-06" });
      const { rule, from } = oneRow(report.breaches.slice(0, 1));
      return savedBy(captain().rest.noteBreach, {
        ...{ profileId, month: "2026-06", rule, from, cause: "emergency" as const, action: "Two days off" },
        compensatedOn: day("2026-06-13"),
      });
    },
    "onboard.saveEngagement": () =>
      savedBy(captain().onboard.saveEngagement, {
        ...{ id: newId(), profileId: world().crew.A.deckhand.profileId, rank: "Deckhand" },
        ...{ signedOnOn: day("2026-01-05"), signOnPort: "Palma" },
      }),
    "seaService.saveEarlier": () =>
      savedBy(captain().seaService.saveEarlier, {
        ...{ id: newId(), profileId: world().crew.A.stew.profileId, vesselName: "Halcyon", capacity: "Stewardess" },
        ...{ startsOn: day("2020-01-05"), endsOn: day("2020-03-05"), areas: "Mediterranean" },
      }),
    "seaService.saveTestimonial": async () => {
      const { profileId } = world().crew.A.stew;
      await captain().onboard.saveEngagement({
        id: newId(),
        profileId,
        rank: "Stewardess",
        signedOnOn: day("2026-01-05"),
      });
      return savedBy(captain().seaService.saveTestimonial, {
        ...{ id: newId(), profileId, capacity: "Stewardess", startsOn: day("2026-02-05"), endsOn: day("2026-03-05") },
        areas: "Mediterranean",
      });
    },
    "crewDocuments.save": () =>
      savedBy(captain().crewDocuments.save, {
        ...{ id: newId(), profileId: world().crew.A.deckhand.profileId, type: "passport" as const },
        ...{ number: "4711", expiresOn: day("2030-01-01") },
      }),
    "guests.save": () => savedBy(captain().guests.save, { id: newId(), lastName: "Arnaud", phone: "+33" }),
    "crewMail.saveTemplate": () =>
      savedBy(captain().crewMail.saveTemplate, {
        id: newId(),
        name: "Departure",
        subject: "We sail",
        body: "Be aboard.",
      }),
    "trips.save": () => savedBy(captain().trips.save, aTrip()),
    "trips.saveStay": async () => {
      const tripId = await savedTrip();
      const guestId = newId();
      await captain().guests.save({ id: guestId, lastName: "Arnaud" });
      return savedBy(captain().trips.saveStay, { id: newId(), tripId, guestId, cabin: "VIP aft" });
    },
    "trips.saveSheet": async () => {
      const [tripId, guestId, stayId] = [await savedTrip(), newId(), newId()];
      await captain().guests.save({ id: guestId, lastName: "Arnaud" });
      await captain().trips.saveStay({ id: stayId, tripId, guestId });
      return savedBy(captain().trips.saveSheet, { id: newId(), stayId, likes: "Lemon tart" });
    },
    "trips.saveDay": async () =>
      savedBy(captain().trips.saveDay, {
        id: newId(),
        tripId: await savedTrip(),
        onDay: parseCalendarDate("2026-07-08"),
        place: "Calvi",
      }),
    "safeManning.save": () =>
      savedBy(captain().safeManning.save, {
        ...{ id: newId(), number: "MSD 1", authority: "Cayman", issuedOn: day("2026-01-10") },
        rows: [{ id: newId(), capacity: "master" as const, certificate: null, number: 1, isDual: false }],
      }),
    "leave.save": () =>
      savedBy(captain().leave.save, {
        id: newId(),
        startsOn: parseCalendarDate("2026-07-06"),
        endsOn: parseCalendarDate("2026-07-19"),
      }),
    "leave.saveContract": () =>
      savedBy(world().as("manager").leave.saveContract, {
        ...{ id: newId(), profileId: world().crew.A.deckhand.profileId, rank: "Deckhand" },
        ...{ startsOn: parseCalendarDate("2026-01-01"), annual: 3000 },
      }),
    "watchPlans.save": () => savedBy(captain().watchPlans.save, { id: newId(), ...plannedDays }),
    "watchPlans.saveWatch": async () => {
      const { id: planId } = await makePlan(world());
      const [startsAt, endsAt] = [new Date("2026-06-22T06:00:00Z"), new Date("2026-06-22T10:00:00Z")];
      return savedBy(captain().watchPlans.saveWatch, { id: newId(), planId, position: "anchor", startsAt, endsAt });
    },
  };
}
