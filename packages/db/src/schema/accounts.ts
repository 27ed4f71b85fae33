import { newId } from "@ymp/core/ids";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import {
  currentUser,
  currentVessel,
  ownerReads,
  platformTable,
  seenByCompany,
  seenByDeparted,
  vesselTable,
} from "../tables.ts";
import { companies, vessels } from "./vessels.ts";

export const users = platformTable(
  "users",
  {
    username: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    jobTitle: text(),
    backgroundColor: text().notNull(),
    borderColor: text(),
    /** Whether mails that go to everybody go to this person too. */
    isOnMailingList: boolean().notNull().default(true),
    isSuperadmin: boolean().notNull().default(false),
    mustChangePassword: boolean().notNull().default(false),
    softDeletedAt: instant(),
    /** The account is gone for good; the row stays so that what the person wrote keeps its author's name. */
    erasedAt: instant(),
    lastVesselId: uuid(),
    /** Sealed with the installation's key. Asked for at sign-in once it was confirmed. */
    totpSecret: text(),
    totpConfirmedAt: instant(),
    /** The last time step that was used, so that a code opens once. */
    totpLastStep: bigint({ mode: "number" }),
    /** Since when a security key is a second step; empty while there is none. */
    securityKeysSince: instant(),
    /** Of the notice on privacy that its owner acknowledged last, and when. */
    privacyVersion: text(),
    privacyAcknowledgedAt: instant(),
    /** The address by whose mailbox the password was last set. Once the account has another, it is unproven again. */
    provenEmail: text(),
    /** Since when this password opens the account, if it is not the first: what was confirmed before counts no more. */
    passwordSetAt: instant(),
    /**
     * Nobody signs in with such a row: it holds, on one vessel, the place of an account that was asked aboard and has not
     * answered. It holds what was typed and nothing about that account.
     */
    standsForId: uuid(),
    /** The address that was typed, of a row that stands for another. */
    invitedEmail: text(),
  },
  (t) => [
    uniqueIndex("users_username").on(sql`lower(${t.username})`),
    uniqueIndex("users_email").on(sql`lower(${t.email})`),
  ],
);

export const companyMemberships = platformTable(
  "company_memberships",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [uniqueIndex("company_memberships_user").on(t.companyId, t.userId), seenByCompany("company_memberships")],
);

/**
 * Whom, or which vessel, a management company had and has let go: scripts of before stay outside what its people enter by it,
 * also when the person or the vessel is back. Rows are added, never changed.
 */
export const companyDepartures = platformTable(
  "company_departures",
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    /** One of these two. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    managedVesselId: uuid().references(() => vessels.id, { onDelete: "cascade" }),
    leftAt: instant().notNull(),
  },
  (t) => [
    index("company_departures_by_user").on(t.userId, t.companyId),
    index("company_departures_by_vessel").on(t.managedVesselId, t.companyId),
    seenByDeparted("company_departures"),
  ],
);

/** Who may enter a vessel, as what. Readable under the vessel's scope and by the member. */
export const memberships = vesselTable(
  "memberships",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["captain", "hod", "crew", "user"] }).notNull(),
    userType: text({ enum: ["shipyard", "contractUser", "surveyor", "ownersRep"] }),
    department: text({ enum: ["bridge", "deck", "engineering", "interior", "galley", "shore"] }),
    /** Levels that differ from the preset of role and department. */
    access: json<Record<string, "none" | "view" | "edit">>().notNull().default({}),
    endsOn: calendarDate(),
    /** Taken off the vessel's list of accounts; can be given back. */
    softDeletedAt: instant(),
    softDeletedBy: uuid(),
    /** When an invitation or a welcome was last sent. */
    invitedAt: instant(),
    /** Opens nothing until the owner of the account agrees. */
    awaitsConsent: boolean().notNull().default(false),
    /** When the owner left by their own choice; who did so is asked before coming back. */
    leftAt: instant(),
    /** When the account was last on this vessel. */
    lastSeenAt: instant(),
    /** Since when it is open again, to somebody who was off the vessel: scripts of before stay outside. */
    reopenedAt: instant(),
  },
  (t) => [
    uniqueIndex("memberships_user").on(t.vesselId, t.userId),
    index("memberships_by_user").on(t.userId),
    ownerReads("memberships_overview"),
  ],
  sql`vessel_id = ${currentVessel} or user_id = ${currentUser}`,
);

/** A support visit of a platform administrator: recorded, shown to the captain, and limited in time. */
export const supportVisits = vesselTable(
  "support_visits",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    startedAt: instant().notNull(),
    endsAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [index("support_visits_by_user").on(t.userId, t.endsAt)],
  sql`vessel_id = ${currentVessel} or user_id = ${currentUser}`,
);

export const themes = pgTable("themes", {
  id: uuid()
    .primaryKey()
    .$defaultFn(() => newId()),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  currentTheme: text({ enum: ["light", "dark"] })
    .notNull()
    .default("dark"),
  navType: text({ enum: ["side", "top"] })
    .notNull()
    .default("top"),
  sideNavTheme: text({ enum: ["light", "dark"] })
    .notNull()
    .default("dark"),
  navCollapsed: boolean().notNull().default(false),
  topNavColor: text().notNull().default("default"),
  headerNavColor: text().notNull().default("default"),
  mobileNav: boolean().notNull().default(false),
  fontSize: text({ enum: ["sm", "base", "md"] })
    .notNull()
    .default("base"),
  direction: text({ enum: ["ltr", "rtl"] })
    .notNull()
    .default("ltr"),
  locale: text({ enum: ["en", "zh", "fr", "ja"] })
    .notNull()
    .default("en"),
});
