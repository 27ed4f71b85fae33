import { sql } from "drizzle-orm";
import { index, integer, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import {
  currentUser,
  currentVessel,
  keptByProcess,
  keptForPlatform,
  ofAdministrator,
  platformTable,
} from "../tables.ts";
import { users } from "./accounts.ts";

const isProcess = sql`${currentVessel} is null and ${currentUser} is null`;
/** About the reader, or about a row that stands for them, or to their address. */
const ofReader = sql`(user_id in (select u.id from users u where ${currentUser} in (u.id, u.stands_for_id)) or lower(recipient) = (select lower(u.email) from users u where u.id = ${currentUser}))`;

/**
 * Mails that were handed over, kept so that an installation without SMTP can read them on its inbox page. What they say, which may
 * hold a link until it was sent, is returned by a function to the process alone.
 */
export const mails = platformTable(
  "mails",
  {
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    sentAt: instant(),
    failure: text(),
    /** Whom it concerns and what it is, so that its outcome can be reported. */
    userId: uuid(),
    template: text(),
  },
  (t) => [
    index("mails_by_user").on(t.userId, t.createdAt),
    pgPolicy("mails_read", {
      for: "select",
      to: "ymp_app",
      using: sql`(${isProcess}) or ${ofAdministrator} or ${ofReader} or user_id in (select m.user_id from memberships m where m.vessel_id = ${currentVessel})`,
    }),
    // Anybody whose action sends mail inserts a row; its outcome is set by the process.
    pgPolicy("mails_added", { for: "insert", to: "ymp_app", withCheck: sql`sent_at is null and failure is null` }),
    pgPolicy("mails_changed", { for: "update", to: "ymp_app", using: sql`(${isProcess}) or ${ofReader}` }),
    pgPolicy("mails_removed", {
      for: "delete",
      to: "ymp_app",
      using: sql`(${isProcess}) or ${ofAdministrator} or (${currentVessel} is null and ${ofReader})`,
    }),
  ],
);

/** What was done to vessels, accounts and companies from outside any vessel. Rows are added, never changed. */
export const platformChanges = platformTable(
  "platform_changes",
  {
    userId: uuid(),
    subjectKind: text({ enum: ["vessel", "account", "company", "library_job", "library_model"] }).notNull(),
    subjectId: uuid().notNull(),
    verb: text().notNull(),
    facts: json<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (t) => [
    index("platform_changes_by_subject").on(t.subjectKind, t.subjectId, t.id),
    ...keptForPlatform("platform_changes"),
  ],
);

const ofPlatform = sql`${currentVessel} is null and (app.is_unattended() or app.reader_administers())`;

/** What was asked with each creation from outside any vessel, whose id came from a client. Of the platform's scope alone. */
export const platformCreations = platformTable(
  "platform_creations",
  { createdBy: uuid(), path: text().notNull(), digest: text().notNull() },
  (t) => [
    index("platform_creations_by_time").on(t.createdAt),
    pgPolicy("platform_creations_of_platform", { for: "all", to: "ymp_app", using: ofPlatform, withCheck: ofPlatform }),
  ],
);

/** What an operator should look at, gathered by the hour; kept for three months. */
export const securityAlarms = pgTable(
  "security_alarms",
  {
    key: text().primaryKey(),
    kind: text({
      enum: [
        ...(["guessing", "probing", "overuse", "administrators", "secondStepOff"] as const),
        ...(["infectedFile", "scannerAway", "bookBroken"] as const),
      ],
    }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    address: text(),
    times: integer().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [
    index("security_alarms_by_time").on(t.lastAt),
    ...keptByProcess("security_alarms", { read: ofAdministrator }),
  ],
);

/** Fixed-window counters of attempts, keyed by what is limited. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: instant(),
  },
  () => keptByProcess("rate_limits"),
);
