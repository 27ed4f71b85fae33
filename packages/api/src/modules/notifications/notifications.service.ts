import { type NoticeEvent, noticeEvents } from "@ymp/core/notifications/events";
import type { z } from "zod";
import type { VesselScope } from "../../context.ts";
import type { Account } from "../../platform/accounts/accounts.ts";
import { announceToReaders } from "../../platform/notifications/announce.ts";
import { digestsOf, preferencesOf } from "../../platform/notifications/preferences.repository.ts";
import type { Services } from "../../services.ts";
import {
  countUnread,
  listNoticeRows,
  markRowsRead,
  type NoticeReader,
  putDigest,
  putPreference,
} from "./notifications.repository.ts";
import type { ListNoticesInput, markReadInput, setDigestInput, setPreferenceInput } from "./notifications.schema.ts";

/** The bell says "99+" beyond. */
const countedUpTo = 100;

async function readerOf({ tx, vesselId, actor, profileId, access }: VesselScope): Promise<NoticeReader> {
  const userId = actor.userId ?? "";
  const preferenceOf = await preferencesOf(tx, [userId]);
  return {
    vesselId,
    userId,
    profileId,
    access,
    events: noticeEvents.filter((event) => preferenceOf(userId, event).inApp),
  };
}

export async function listNotices(scope: VesselScope, input: ListNoticesInput) {
  const { rows, nextCursor } = await listNoticeRows(scope.tx, await readerOf(scope), input);
  return { rows: rows.flatMap(presentNotice), nextCursor };
}
export type NoticeItem = Awaited<ReturnType<typeof listNotices>>["rows"][number];

/** An event that is no longer known is not told. */
function presentNotice<Row extends { event: string }>({
  event,
  ...row
}: Row): (Omit<Row, "event"> & { event: NoticeEvent })[] {
  const known = noticeEvents.find((name) => name === event);
  return known ? [{ ...row, event: known }] : [];
}

export async function countUnreadNotices(scope: VesselScope): Promise<{ count: number }> {
  return { count: await countUnread(scope.tx, await readerOf(scope), countedUpTo) };
}

/** What one has read is one's own affair: it is told to one's other screens and is in no history. */
export async function markNotices(
  scope: VesselScope,
  input: z.infer<typeof markReadInput> | "all",
): Promise<{ marked: number }> {
  const { tx, vesselId, actor, now } = scope;
  const userId = actor.userId ?? "";
  const marked = await markRowsRead(tx, { vesselId, userId }, input === "all" ? null : input.ids, now);
  if (marked > 0) await announceToReaders(tx, vesselId, [userId]);
  return { marked };
}

/** Every event with what the account has chosen, or the default. */
export async function readPreferences({ database }: Services, { id }: Account) {
  const preferenceOf = await preferencesOf(database.db, [id]);
  return noticeEvents.map((event) => ({ event, ...preferenceOf(id, event) }));
}

export async function setPreference(
  { database }: Services,
  { id }: Account,
  input: z.infer<typeof setPreferenceInput>,
): Promise<void> {
  await putPreference(database.db, { ...input, userId: id });
}

export async function readDigest({ database }: Services, { id }: Account) {
  return (await digestsOf(database.db, [id]))(id);
}

export async function setDigest(
  { database }: Services,
  { id }: Account,
  input: z.infer<typeof setDigestInput>,
): Promise<void> {
  await putDigest(database.db, { ...input, userId: id });
}
