import type { Allergy } from "@ymp/core/guests/allergies";
import type { GuestParty, SwimmingSkill } from "@ymp/core/guests/guest-fields";
import type { Gender } from "@ymp/core/people/profile-fields";
import { sql } from "drizzle-orm";
import { boolean, index, text } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { vesselTable } from "../tables.ts";

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
    passportNumber: text(),
    passportCountry: text(),
    passportExpiresOn: calendarDate(),
    visaNumber: text(),
    visaCountry: text(),
    visaExpiresOn: calendarDate(),
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
    hasJetSkiLicence: boolean().notNull().default(false),
    notes: text(),
    archivedAt: instant(),
    /** Everything personal was taken away; what remains is that somebody was aboard. */
    erasedAt: instant(),
  },
  (t) => [index("guests_by_name").on(t.vesselId, t.name, t.id)],
);
