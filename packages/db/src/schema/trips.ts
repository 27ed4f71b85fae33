import type { Allergen } from "@ymp/core/guests/allergies";
import type { Diet } from "@ymp/core/guests/stay-sheet";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { guests } from "./guests.ts";
import { jobs } from "./jobs.ts";

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
    /** Her days count as days in the Schengen area. */
    isInSchengen: boolean().notNull().default(false),
    /** Called off, and why: nobody comes, nothing is cooked, no days are counted. */
    cancelledAt: instant(),
    cancelReason: text(),
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
    departsBy: text(),
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
    forecast: text(),
    breakfast: text(),
    breakfastContains: allergensOf(),
    lunch: text(),
    lunchContains: allergensOf(),
    dinner: text(),
    dinnerContains: allergensOf(),
    ashore: text(),
    crew: text(),
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

/** What a guest wishes for on one stay. A new stay begins with the sheet of the last one, as a draft until somebody has asked again. */
export const staySheets = vesselTable(
  "stay_sheets",
  {
    stayId: uuid().notNull(),
    isDraft: boolean().notNull().default(true),
    diets: text().array().$type<Diet[]>().notNull().default(sql`'{}'`),
    likes: text(),
    dislikes: text(),
    breakfast: text(),
    hotDrinks: text(),
    water: text(),
    wine: text(),
    drinks: text(),
    snacks: text(),
    mealTimes: text(),
    cabinCelsius: integer(),
    bedding: text(),
    wakeUp: text(),
    bath: text(),
    activities: text(),
    media: text(),
    children: text(),
    celebrations: text(),
    sizes: text(),
    privacy: text(),
    /** What was learnt on board, for the next time. */
    remarks: text(),
  },
  (t) => [
    foreignKey({
      name: "stay_sheets_stay",
      columns: [t.vesselId, t.stayId],
      foreignColumns: [tripStays.vesselId, tripStays.id],
    }).onDelete("cascade"),
    uniqueIndex("stay_sheets_once").on(t.vesselId, t.stayId),
  ],
);

/** A job that is done for a trip; a job has one trip at most. */
export const tripJobs = vesselTable(
  "trip_jobs",
  {
    tripId: uuid().notNull(),
    jobId: uuid().notNull(),
  },
  (t) => [
    foreignKey({
      name: "trip_jobs_trip",
      columns: [t.vesselId, t.tripId],
      foreignColumns: [trips.vesselId, trips.id],
    }),
    foreignKey({ name: "trip_jobs_job", columns: [t.vesselId, t.jobId], foreignColumns: [jobs.vesselId, jobs.id] }),
    uniqueIndex("trip_jobs_once").on(t.vesselId, t.jobId),
    index("trip_jobs_by_trip").on(t.vesselId, t.tripId),
  ],
);
