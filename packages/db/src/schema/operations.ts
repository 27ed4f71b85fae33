import { sql } from "drizzle-orm";
import { index, integer, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import { currentVessel, platformTable } from "../tables.ts";
import { users } from "./accounts.ts";

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
    subjectKind: text({ enum: ["vessel", "account", "company", "library_job", "library_model"] }).notNull(),
    subjectId: uuid().notNull(),
    verb: text().notNull(),
    facts: json<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (t) => [index("platform_changes_by_subject").on(t.subjectKind, t.subjectId, t.id)],
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
  (t) => [index("security_alarms_by_time").on(t.lastAt)],
);

/** Fixed-window counters of attempts, keyed by what is limited. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: instant(),
});
