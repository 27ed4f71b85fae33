import { type DigestSettings, defaultDigest } from "@ymp/core/notifications/delivery";
import type { NoticeEvent } from "@ymp/core/notifications/events";
import { defaultPreferences, type NoticePreference } from "@ymp/core/notifications/preferences";
import type { Db } from "@ymp/db/client";
import { digestSettings, notificationPreferences } from "@ymp/db/schema/notifications";
import { sql } from "drizzle-orm";
import { jsonIds } from "../../kit/lists.ts";

export type PreferenceOf = (userId: string, event: NoticeEvent) => NoticePreference;

/** What each of them has chosen, and the default where they have not. */
export async function preferencesOf(tx: Db, userIds: readonly string[]): Promise<PreferenceOf> {
  const rows = await tx
    .select()
    .from(notificationPreferences)
    .where(sql`${notificationPreferences.userId} in ${jsonIds(userIds)}`);
  const chosen = new Map(rows.map(({ userId, event, inApp, mail }) => [`${userId} ${event}`, { inApp, mail }]));
  return (userId, event) => chosen.get(`${userId} ${event}`) ?? defaultPreferences[event];
}

export async function digestsOf(tx: Db, userIds: readonly string[]): Promise<(userId: string) => DigestSettings> {
  const rows = await tx
    .select()
    .from(digestSettings)
    .where(sql`${digestSettings.userId} in ${jsonIds(userIds)}`);
  const chosen = new Map(rows.map(({ userId, ...settings }) => [userId, settings]));
  return (userId) => chosen.get(userId) ?? defaultDigest;
}
