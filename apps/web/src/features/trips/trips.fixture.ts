import { parseCalendarDate } from "@ymp/core/calendar-date";
import { tripFields } from "@ymp/core/guests/trip-fields";
import { guestOf } from "../guests/guests.fixture.ts";
import type { Sheet, Stay, Trip, TripDay } from "./trips.queries.ts";

const made = new Date("2026-06-10T08:00:00Z");
const [startsOn, endsOn] = [parseCalendarDate("2026-07-08"), parseCalendarDate("2026-07-09")];
const tripId = "0199eeee-0000-7000-8000-000000000001";

export const aSheet: Sheet = {
  ...{
    id: "0199eeee-0000-7000-8000-000000000004",
    version: 2,
    isDraft: true,
    updatedAt: made,
    diets: ["vegetarian"],
  },
  ...{ cabinCelsius: 20, likes: "Lemon tart", dislikes: null, breakfast: null },
  ...{ mealTimes: null, snacks: null, hotDrinks: null, water: null, wine: null, drinks: null },
  ...{ bedding: null, wakeUp: null, bath: null, activities: null, media: null, children: null },
  ...{ celebrations: null, sizes: null, privacy: null, remarks: null },
};

const { id: guestId, name, age, water, allergies } = guestOf();
export const aStay: Stay = {
  ...{ id: "0199eeee-0000-7000-8000-000000000002", version: 2, tripId, guestId, name, age, water, allergies },
  ...{ cabin: "VIP aft", embarksOn: startsOn, embarkPort: "Antibes", arrivesBy: null, departsBy: null },
  ...{ disembarksOn: endsOn, disembarkPort: "Calvi", isTransit: false, faults: ["passportNumber"], schengen: null },
  sheet: aSheet,
};

const nothing: TripDay["lunch"] = { text: "", contains: [], conflicts: [] };
const [allergy] = allergies ?? [];
export const aDay: TripDay & { id: string; version: number } = {
  ...{ id: "0199eeee-0000-7000-8000-000000000003", version: 2, onDay: startsOn, place: "Port Vauban", forecast: null },
  ...{ ashore: null, crew: null },
  ...{ breakfast: nothing, lunch: nothing },
  dinner: {
    ...{ text: "Spaghetti alle vongole", contains: [] },
    conflicts: allergy ? [{ guestId, name, allergy }] : [],
  },
};

/** A charter of two days, as the captain reads it. */
export const aTrip: Trip = {
  ...{ id: tripId, version: 2, createdAt: made, updatedAt: made, createdBy: null, archivedAt: null },
  ...{ cancelledAt: null, cancelReason: null },
  ...{ name: "Riviera and Corsica", reference: "C-2026-05", startsOn, endsOn, startPort: "Antibes", endPort: "Calvi" },
  ...{ notes: null, isInSchengen: false, stays: [aStay], days: [aDay], jobs: [], crowd: null },
  can: {
    fields: tripFields,
    edit: true,
    cancel: true,
    reinstate: false,
    archive: true,
    restore: false,
    seeAllergies: true,
    seeSheets: true,
    listPassengers: true,
  },
};
