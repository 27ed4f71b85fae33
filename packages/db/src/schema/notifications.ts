import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, json } from "../columns.ts";
import { currentUser, keptByProcess, platformTable, vesselTable } from "../tables.ts";
import { users } from "./accounts.ts";

/** Something a person should know. Told once for each key, however often its cause is found again. */
export const notifications = vesselTable(
  "notifications",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    event: text().notNull(),
    recordKind: text().notNull(),
    recordId: uuid(),
    /** Facts for the sentence: names, numbers, dates. */
    facts: json<Record<string, string | number | boolean | null>>().notNull().default({}),
    actorUserId: uuid(),
    dedupeKey: text().notNull(),
    readAt: instant(),
    /** How it goes out by mail, and when it did. */
    mail: text({ enum: ["none", "now", "digest"] })
      .notNull()
      .default("none"),
    mailedAt: instant(),
  },
  (t) => [
    uniqueIndex("notifications_once").on(t.vesselId, t.userId, t.dedupeKey),
    index("notifications_by_user").on(t.vesselId, t.userId, t.id),
  ],
);

/** A person's notification choices, where they differ from the default. */
/** Read wherever somebody is notified; written by the person alone. */
const ownChoice = { read: sql`true`, written: sql`user_id = ${currentUser}` };

export const notificationPreferences = platformTable(
  "notification_preferences",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    event: text().notNull(),
    inApp: boolean().notNull().default(true),
    mail: text({ enum: ["none", "now", "digest"] })
      .notNull()
      .default("none"),
  },
  (t) => [
    uniqueIndex("notification_preferences_once").on(t.userId, t.event),
    ...keptByProcess("notification_preferences", ownChoice),
  ],
);

/** Hours of the ship's day, in minutes from midnight. */
export const digestSettings = pgTable(
  "digest_settings",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    quietFromMinute: integer(),
    quietUntilMinute: integer(),
    digestAtMinute: integer().notNull().default(420),
  },
  () => keptByProcess("digest_settings", ownChoice),
);
