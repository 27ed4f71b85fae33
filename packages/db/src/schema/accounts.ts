import { newId } from "@ymp/core/ids";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { currentUser, currentVessel, platformTable, vesselTable } from "../tables.ts";

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
});

export const users = platformTable(
  "users",
  {
    username: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    jobTitle: text(),
    backgroundColor: text().notNull(),
    isSuperadmin: boolean().notNull().default(false),
    mustChangePassword: boolean().notNull().default(false),
    softDeletedAt: instant(),
    lastVesselId: uuid(),
  },
  (t) => [
    uniqueIndex("users_username").on(sql`lower(${t.username})`),
    uniqueIndex("users_email").on(sql`lower(${t.email})`),
  ],
);

/** Lucia's session table. `id` is the SHA-256 of the token that the browser holds. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    userAgent: text(),
    address: text(),
    isPersistent: boolean().notNull().default(true),
  },
  (t) => [index("sessions_user").on(t.userId)],
);

/** Reset links: only the hash of the token is kept, used once, for 60 minutes. */
export const passwordResets = pgTable("password_resets", {
  tokenHash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

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
  (t) => [uniqueIndex("company_memberships_user").on(t.companyId, t.userId)],
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
  },
  (t) => [uniqueIndex("memberships_user").on(t.vesselId, t.userId), index("memberships_by_user").on(t.userId)],
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

/** Mails that were handed over, kept so that an installation without SMTP can read them on its inbox page. */
export const mails = platformTable("mails", {
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  sentAt: instant(),
  failure: text(),
});

/** Fixed-window counters of attempts, keyed by what is limited. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: instant(),
});
