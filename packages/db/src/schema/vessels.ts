import { boolean, integer, numeric, text, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { platformTable } from "../tables.ts";

export const companies = platformTable("companies", {
  name: text().notNull(),
  address: text(),
  contact: text(),
  isFree: boolean().notNull().default(false),
});

export const vessels = platformTable("vessels", {
  /** Short number that prefixes the vessel's words in the search index. */
  number: integer().notNull().generatedAlwaysAsIdentity().unique(),
  name: text().notNull(),
  edition: text({ enum: ["full", "lite"] })
    .notNull()
    .default("full"),
  subscription: text({ enum: ["free", "paid"] })
    .notNull()
    .default("paid"),
  subscriptionState: text({ enum: ["ACTIVE", "EXPIRED"] })
    .notNull()
    .default("ACTIVE"),
  companyId: uuid().references(() => companies.id),
  timeZone: text().notNull().default("UTC"),
  currency: text().notNull().default("EUR"),
  flag: text(),
  imo: text(),
  callSign: text(),
  builder: text(),
  yearBuilt: integer(),
  lengthMetres: integer(),
  contactEmail: text(),
  vesselType: text(),
  officialNumber: text(),
  portOfRegistry: text(),
  mmsi: text(),
  hullNumber: text(),
  classSociety: text(),
  beamMetres: numeric({ precision: 6, scale: 2, mode: "number" }),
  draughtMetres: numeric({ precision: 6, scale: 2, mode: "number" }),
  grossTonnage: integer(),
  ownerName: text(),
  address: text(),
  contactPhone: text(),
  /** Of the safety certificate: persons on board, and passengers among them. */
  maxPersons: integer(),
  maxPassengers: integer(),
  /** How long guests are remembered after their last stay, unless they agree to more. */
  guestMonthsKept: integer().notNull().default(24),
  volumeUnit: text({ enum: ["litre", "us_gallon"] })
    .notNull()
    .default("litre"),
  /** In which the library's jobs and machines are written for this vessel. */
  language: text({ enum: ["en", "zh", "fr", "ja"] })
    .notNull()
    .default("en"),
  /** A file of the vessel itself. */
  photoFileId: uuid(),
  /** Last day of the subscription, in ship's time; null runs on. */
  subscriptionEndsOn: calendarDate(),
  suspendedAt: instant(),
  suspendedReason: text(),
  /** Cooling off: the vessel is closed from the request on and erased at `deletesAt`, unless somebody takes it back. */
  deletionRequestedAt: instant(),
  deletionRequestedBy: uuid(),
  deletesAt: instant(),
  /** Offered as a pattern for new vessels. */
  isTemplate: boolean().notNull().default(false),
  /** Up to which sum a role may approve an order, in minor units of the vessel's currency; a role left out approves none, null any. */
  approvalLimits: json<Partial<Record<"hod" | "captain" | "management", number | null>>>()
    .notNull()
    .default({ captain: null, management: null }),
});
