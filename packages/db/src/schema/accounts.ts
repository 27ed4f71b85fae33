import { newId } from "@ymp/core/ids";
import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { calendarDate, instant, json } from "../columns.ts";
import { currentUser, currentVessel, ownerReads, platformTable, vesselTable } from "../tables.ts";

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
  volumeUnit: text({ enum: ["litre", "us_gallon"] })
    .notNull()
    .default("litre"),
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
    lastSeenAt: instant(),
    isPersistent: boolean().notNull().default(true),
    /** When its owner last proved by password that it is them; empty asks anew. */
    confirmedAt: instant(),
  },
  (t) => [index("sessions_user").on(t.userId)],
);

/** Links that set a password: only the hash of the token is kept, used once, for 60 minutes or as long as an invitation holds. */
export const passwordResets = pgTable("password_resets", {
  tokenHash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  kind: text({ enum: ["reset", "invitation"] })
    .notNull()
    .default("reset"),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  createdAt: instant().notNull().defaultNow(),
});

/** Codes that stand in for the second step when the device is lost; each opens once. */
export const recoveryCodes = platformTable(
  "recovery_codes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [uniqueIndex("recovery_codes_code").on(t.userId, t.codeHash)],
);

/** What authenticators hold of an account: security keys and passkeys. Only the public half is here. */
export const securityKeys = platformTable(
  "security_keys",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Base64url, as the browser names it. */
    credentialId: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, by its own count; 0 for those that do not count. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: json<string[]>().notNull().default([]),
    /** Whether its owner's other devices hold it too. */
    isBackedUp: boolean().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [uniqueIndex("security_keys_credential").on(t.credentialId), index("security_keys_by_user").on(t.userId)],
);

/** What a security key is asked to sign: once, within minutes. */
export const securityKeyChallenges = pgTable(
  "security_key_challenges",
  {
    challenge: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["register", "signIn", "confirm"] }).notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index("security_key_challenges_by_user").on(t.userId), index("security_key_challenges_end").on(t.expiresAt)],
);

/** Keys for scripts. Only the hash is kept; the token itself is shown once. */
export const apiTokens = platformTable(
  "api_tokens",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    tokenHash: text().notNull(),
    /** The token's last characters, to tell one from another. */
    hint: text().notNull(),
    /** The one vessel it opens; null: whichever its owner may enter. */
    boundVesselId: uuid().references(() => vessels.id, { onDelete: "cascade" }),
    /** The highest levels it may use; modules that are left out are closed to it. */
    scopes: json<Record<string, "none" | "view" | "edit">>().notNull().default({}),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    lastUsedAddress: text(),
    revokedAt: instant(),
  },
  (t) => [uniqueIndex("api_tokens_hash").on(t.tokenHash), index("api_tokens_by_user").on(t.userId)],
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
    /** Taken off the vessel's list of accounts; can be given back. */
    softDeletedAt: instant(),
    softDeletedBy: uuid(),
    /** When an invitation or a welcome was last sent. */
    invitedAt: instant(),
  },
  (t) => [
    uniqueIndex("memberships_user").on(t.vesselId, t.userId),
    index("memberships_by_user").on(t.userId),
    ownerReads("memberships_overview"),
  ],
  sql`vessel_id = ${currentVessel} or user_id = ${currentUser}`,
);

/** A platform administrator on board to help: recorded, told to the captain, and over after a while. */
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

/** Mails that were handed over, kept so that an installation without SMTP can read them on its inbox page. */
export const mails = platformTable(
  "mails",
  {
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    sentAt: instant(),
    failure: text(),
    /** Whom it is about and what it is, so that its fate can be told. */
    userId: uuid(),
    template: text(),
  },
  (t) => [index("mails_by_user").on(t.userId, t.createdAt)],
);

/** What was done to vessels, accounts and companies from outside any vessel. Rows are added, never changed. */
export const platformChanges = platformTable(
  "platform_changes",
  {
    userId: uuid(),
    subjectKind: text({ enum: ["vessel", "account", "company"] }).notNull(),
    subjectId: uuid().notNull(),
    verb: text().notNull(),
    facts: json<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (t) => [index("platform_changes_by_subject").on(t.subjectKind, t.subjectId, t.id)],
);

/** What an operator should look at, gathered by the hour; kept for three months. */
export const securityAlarms = pgTable(
  "security_alarms",
  {
    key: text().primaryKey(),
    kind: text({
      enum: ["guessing", "probing", "overuse", "administrators", "secondStepOff", "infectedFile", "scannerAway"],
    }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    address: text(),
    times: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [index("security_alarms_by_time").on(t.lastAt)],
);

/** Fixed-window counters of attempts, keyed by what is limited. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: instant(),
});
