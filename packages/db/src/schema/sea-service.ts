import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, numeric, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { crewDocuments, profiles } from "./people.ts";

/** What the captain told of a day of the ship, where the logs do not tell it or tell it wrong. */
export const shipDays = vesselTable(
  "ship_days",
  {
    onDay: calendarDate().notNull(),
    /** `log`: it counts as the logs tell it again. */
    told: text({ enum: ["log", "hours", "anchor", "yard"] }).notNull(),
    /** Tenths of an hour under way. */
    underwayTenths: integer().notNull().default(0),
    reason: text().notNull(),
  },
  (t) => [
    check("ship_days_of_a_day", sql`${t.underwayTenths} between 0 and 250`),
    uniqueIndex("ship_days_one_of_kind").on(t.vesselId, t.onDay),
  ],
);

/** Service in another ship, as the person told it. */
export const earlierServices = vesselTable(
  "earlier_services",
  {
    profileId: uuid().notNull(),
    vesselName: text().notNull(),
    officialNumber: text(),
    flag: text(),
    grossTonnage: integer(),
    /** Load line length. */
    lengthMetres: numeric({ precision: 6, scale: 2, mode: "number" }),
    powerKw: integer(),
    capacity: text().notNull(),
    startsOn: calendarDate().notNull(),
    endsOn: calendarDate().notNull(),
    actualDays: integer().notNull().default(0),
    standByDays: integer().notNull().default(0),
    yardDays: integer().notNull().default(0),
    watchDays: integer().notNull().default(0),
    distanceNm: integer(),
    areas: text(),
    remarks: text(),
    /** The testimonial, among the person's papers. */
    paperId: uuid(),
  },
  (t) => [
    foreignKey({
      name: "earlier_services_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    foreignKey({
      name: "earlier_services_paper",
      columns: [t.vesselId, t.paperId],
      foreignColumns: [crewDocuments.vesselId, crewDocuments.id],
    }),
    check("earlier_services_in_order", sql`${t.startsOn} <= ${t.endsOn}`),
    index("earlier_services_by_profile").on(t.vesselId, t.profileId, t.startsOn),
    index("earlier_services_by_paper").on(t.vesselId, t.paperId).where(sql`paper_id is not null`),
  ],
);

/** A testimonial of service on this vessel. Its days are those of the ship until it is signed; then it says what was signed. */
export const testimonials = vesselTable(
  "testimonials",
  {
    profileId: uuid().notNull(),
    startsOn: calendarDate().notNull(),
    endsOn: calendarDate().notNull(),
    capacity: text().notNull(),
    passportNumber: text(),
    loadLineMetres: numeric({ precision: 6, scale: 2, mode: "number" }),
    powerKw: integer(),
    propulsion: text(),
    areas: text(),
    conduct: text(),
    /** Where the authority reaches whoever signs it. */
    contact: text(),
  },
  (t) => [
    foreignKey({
      name: "testimonials_profile",
      columns: [t.vesselId, t.profileId],
      foreignColumns: [profiles.vesselId, profiles.id],
    }),
    check("testimonials_in_order", sql`${t.startsOn} <= ${t.endsOn}`),
    index("testimonials_by_profile").on(t.vesselId, t.profileId, t.startsOn),
  ],
);

/** A testimonial as it was signed; only added to. Who signed stands among the signatures. */
export const signedTestimonials = vesselTable(
  "signed_testimonials",
  {
    testimonialId: uuid().notNull(),
    content: json<object>().notNull(),
  },
  (t) => [
    foreignKey({
      name: "signed_testimonials_testimonial",
      columns: [t.vesselId, t.testimonialId],
      foreignColumns: [testimonials.vesselId, testimonials.id],
    }),
    uniqueIndex("signed_testimonials_once").on(t.vesselId, t.testimonialId),
  ],
);

/** A signed testimonial that was wrong and counts no more; only added to. */
export const testimonialWithdrawals = vesselTable(
  "testimonial_withdrawals",
  {
    testimonialId: uuid().notNull(),
    reason: text().notNull(),
    /** Who withdrew it, as it was known then. */
    name: text().notNull(),
  },
  (t) => [
    foreignKey({
      name: "testimonial_withdrawals_testimonial",
      columns: [t.vesselId, t.testimonialId],
      foreignColumns: [testimonials.vesselId, testimonials.id],
    }),
    uniqueIndex("testimonial_withdrawals_once").on(t.vesselId, t.testimonialId),
  ],
);
