import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import { currentVessel, opensAccounts, opensUnproven, platformTable } from "../tables.ts";
import { users } from "./accounts.ts";
import { vessels } from "./vessels.ts";

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
    /** When its owner last proved by password that it is them; empty asks again. */
    confirmedAt: instant(),
  },
  (t) => [index("sessions_user").on(t.userId), opensAccounts("sessions")],
);

/** Links that set a password: only the hash of the token is kept, used once, for 60 minutes or as long as an invitation holds. */
export const passwordResets = pgTable(
  "password_resets",
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["reset", "invitation"] })
      .notNull()
      .default("reset"),
    /** The address the link was sent to, where the account has another until it is used. */
    newEmail: text(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  () => [
    opensAccounts("password_resets", {
      ended: sql`used_at is not null`,
      added: opensUnproven,
    }),
  ],
);

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
  (t) => [uniqueIndex("recovery_codes_code").on(t.userId, t.codeHash), opensAccounts("recovery_codes")],
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
  (t) => [
    uniqueIndex("security_keys_credential").on(t.credentialId),
    index("security_keys_by_user").on(t.userId),
    opensAccounts("security_keys"),
  ],
);

/** What a security key is asked to sign: once, within minutes. */
export const securityKeyChallenges = pgTable(
  "security_key_challenges",
  {
    challenge: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["register", "signIn", "confirm", "sign"] }).notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("security_key_challenges_by_user").on(t.userId),
    index("security_key_challenges_end").on(t.expiresAt),
    opensAccounts("security_key_challenges"),
  ],
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
    /** The token's last characters, to identify it in a list. */
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
  (t) => [
    uniqueIndex("api_tokens_hash").on(t.tokenHash),
    index("api_tokens_by_user").on(t.userId),
    opensAccounts("api_tokens", {
      reached: sql`bound_vessel_id = ${currentVessel}`,
      ended: sql`revoked_at is not null`,
    }),
  ],
);
