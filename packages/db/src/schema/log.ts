import { sql } from "drizzle-orm";
import { foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, tenths } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { readings } from "./equipment.ts";

/** What can be logged in the running log, by the name the crew give it: a trip, a day at anchor, fuel taken. */
export const logNames = vesselTable("log_names", { name: text().notNull(), archivedAt: instant() }, (t) => [
  index("log_names_by_name").on(t.vesselId, t.name, t.id),
]);

/** The vessel's short running log: a trip or a day. */
export const logEntries = vesselTable(
  "log_entries",
  {
    nameId: uuid(),
    loggedOn: calendarDate().notNull(),
    title: text(),
    /** Tenths of an hour that the engine ran, as entered; meter readings take precedence. */
    engineHours: tenths(),
    /** Litres. */
    fuelTaken: integer(),
    /** Litres on board afterwards. */
    fuelLeft: integer(),
    /** Tenths of a nautical mile. */
    distance: tenths(),
    crew: text(),
    remarks: text(),
    archivedAt: instant(),
  },
  (t) => [
    foreignKey({
      name: "log_entries_name",
      columns: [t.vesselId, t.nameId],
      foreignColumns: [logNames.vesselId, logNames.id],
    }),
    index("log_entries_by_day").on(t.vesselId, t.loggedOn, t.id),
    index("log_entries_by_name").on(t.vesselId, t.nameId).where(sql`name_id is not null`),
  ],
);

/** The meters that were read with an entry: its engine hours are those of the machines. */
export const logReadings = vesselTable(
  "log_readings",
  { entryId: uuid().notNull(), readingId: uuid().notNull() },
  (t) => [
    foreignKey({
      name: "log_readings_entry",
      columns: [t.vesselId, t.entryId],
      foreignColumns: [logEntries.vesselId, logEntries.id],
    }),
    foreignKey({
      name: "log_readings_reading",
      columns: [t.vesselId, t.readingId],
      foreignColumns: [readings.vesselId, readings.id],
    }),
    index("log_readings_by_entry").on(t.vesselId, t.entryId),
    uniqueIndex("log_readings_one_of_reading").on(t.vesselId, t.readingId),
  ],
);
