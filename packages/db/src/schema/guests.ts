import type { Allergy } from "@ymp/core/guests/allergies";
import { guestDisclosureKinds } from "@ymp/core/guests/guest-disclosures";
import type { GuestParty, SwimmingSkill } from "@ymp/core/guests/guest-fields";
import type { Gender } from "@ymp/core/people/profile-fields";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";
import { users } from "./accounts.ts";

/** Whoever travels aboard without working there: the owner's party, charterers, family and friends. */
export const guests = vesselTable(
  "guests",
  {
    /** As lists, searches and notices call them: the whole name, or the initials of a private guest. */
    name: text().notNull(),
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    knownAs: text(),
    isPrivate: boolean().notNull().default(false),
    party: text().$type<GuestParty>().notNull().default("charter"),
    birthDate: calendarDate(),
    birthPlace: text(),
    gender: text().$type<Gender>(),
    nationality: text(),
    /** As the machine-readable zone of the passport writes them, where that differs from what follows from the name. */
    mrzFirstName: text(),
    mrzLastName: text(),
    passportNumber: text(),
    passportCountry: text(),
    passportExpiresOn: calendarDate(),
    visaNumber: text(),
    visaCountry: text(),
    visaExpiresOn: calendarDate(),
    /** Whether days in the Schengen area count: not for its citizens and residents. */
    countsStay: boolean().notNull().default(true),
    phone: text(),
    email: text(),
    emergencyName: text(),
    emergencyRelation: text(),
    emergencyPhone: text(),
    allergies: json<Allergy[]>().notNull().default(sql`'[]'`),
    conditions: text(),
    medication: text(),
    mobility: text(),
    swimming: text().$type<SwimmingSkill>(),
    divingLevel: text(),
    divingLicenceExpiresOn: calendarDate(),
    hasJetSkiLicence: boolean().notNull().default(false),
    jetSkiLicenceExpiresOn: calendarDate(),
    notes: text(),
    /** Until when the guest agreed to be remembered; null: as long as the vessel keeps guests after their last stay. */
    agreedUntil: calendarDate(),
    archivedAt: instant(),
    /** Everything personal was taken away; what remains is that somebody was aboard. */
    erasedAt: instant(),
  },
  (t) => [index("guests_by_name").on(t.vesselId, t.name, t.id)],
);

/** Whom papers or health of a guest were shown, counted by day. */
export const guestDisclosures = vesselTable(
  "guest_disclosures",
  {
    guestId: uuid().notNull(),
    readerId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: guestDisclosureKinds }).notNull(),
    day: calendarDate().notNull(),
    times: integer().notNull().default(1),
  },
  (t) => [
    foreignKey({
      name: "guest_disclosures_guest",
      columns: [t.vesselId, t.guestId],
      foreignColumns: [guests.vesselId, guests.id],
    }),
    uniqueIndex("guest_disclosures_once").on(t.vesselId, t.guestId, t.day, t.readerId, t.kind),
    index("guest_disclosures_by_day").on(t.vesselId, t.day),
  ],
);
