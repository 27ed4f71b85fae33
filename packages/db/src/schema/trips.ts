import type { Allergen } from "@ymp/core/guests/allergies";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { guests } from "./guests.ts";

/** A charter, or a voyage of the owner and their guests. */
export const trips = vesselTable(
  "trips",
  {
    name: text().notNull(),
    reference: text(),
    startsOn: calendarDate().notNull(),
    endsOn: calendarDate().notNull(),
    startPort: text(),
    endPort: text(),
    notes: text(),
    archivedAt: instant(),
  },
  (t) => [
    index("trips_by_name").on(t.vesselId, t.name, t.id),
    index("trips_by_start").on(t.vesselId, t.startsOn, t.id),
  ],
);

/** A guest on a trip: where they sleep, when they come and go. */
export const tripStays = vesselTable(
  "trip_stays",
  {
    tripId: uuid().notNull(),
    guestId: uuid().notNull(),
    cabin: text(),
    embarksOn: calendarDate().notNull(),
    embarkPort: text(),
    arrivesBy: text(),
    disembarksOn: calendarDate().notNull(),
    disembarkPort: text(),
    isTransit: boolean().notNull().default(false),
  },
  (t) => [
    foreignKey({
      name: "trip_stays_trip",
      columns: [t.vesselId, t.tripId],
      foreignColumns: [trips.vesselId, trips.id],
    }),
    foreignKey({
      name: "trip_stays_guest",
      columns: [t.vesselId, t.guestId],
      foreignColumns: [guests.vesselId, guests.id],
    }),
    uniqueIndex("trip_stays_once").on(t.vesselId, t.tripId, t.guestId),
    index("trip_stays_by_guest").on(t.vesselId, t.guestId),
  ],
);

const allergensOf = () => text().array().$type<Allergen[]>().notNull().default(sql`'{}'`);

/** A day of a trip: where she lies, what is served, what is done. */
export const tripDays = vesselTable(
  "trip_days",
  {
    tripId: uuid().notNull(),
    onDay: calendarDate().notNull(),
    place: text(),
    breakfast: text(),
    breakfastContains: allergensOf(),
    lunch: text(),
    lunchContains: allergensOf(),
    dinner: text(),
    dinnerContains: allergensOf(),
    ashore: text(),
  },
  (t) => [
    foreignKey({
      name: "trip_days_trip",
      columns: [t.vesselId, t.tripId],
      foreignColumns: [trips.vesselId, trips.id],
    }),
    uniqueIndex("trip_days_once").on(t.vesselId, t.tripId, t.onDay),
  ],
);
