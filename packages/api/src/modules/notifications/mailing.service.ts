import { firstOf } from "@ymp/core/bounded";
import { isDigestDue, isQuietAt } from "@ymp/core/notifications/delivery";
import type { VesselScope } from "../../context.ts";
import { inBatches } from "../../kit/bounded.ts";
import type { MailLine } from "../../platform/mail/compose-mail.ts";
import { writeMail } from "../../platform/mail/write-mail.ts";
import { digestsOf } from "../../platform/notifications/preferences.repository.ts";
import { type Reader, readersOf } from "../../platform/notifications/readers.ts";
import { administerBySystem, enterFromOutside } from "../../platform/outside.ts";
import type { Services } from "../../services.ts";
import {
  findAddressee,
  lockWaiting,
  mailStandings,
  markMailed,
  namesOf,
  onlyStillTold,
  type WaitingNotice,
} from "./mailing.repository.ts";
import { lineOf } from "./notice-lines.ts";

/** So many stand in one mail; the rest is named by its number. */
const linesPerMail = 30;
const noticesAtOnce = 500;

/** Mails somebody what should be told at once; in quiet hours it waits for their end. */
export async function sendNotices(
  services: Services,
  { vesselId, userId }: { vesselId: string; userId: string },
): Promise<void> {
  await administerBySystem(services, async (outside) => {
    const scope = await enterFromOutside(outside, vesselId);
    const reader = (await readersOf(scope)).find((somebody) => somebody.userId === userId);
    const settings = (await digestsOf(scope.tx, [userId]))(userId);
    if (!reader || isQuietAt(settings, scope.vessel.timeZone, scope.now)) return;
    await mailTo(scope, reader, ["now"]);
  });
}

/** What waited for the end of quiet hours, and the digests that are due. */
export async function sendWaitingNotices(services: Services, vesselId: string): Promise<void> {
  await administerBySystem(services, async (outside) => {
    const scope = await enterFromOutside(outside, vesselId);
    const { tx, now } = scope;
    const { timeZone } = scope.vessel;
    const readers = await readersOf(scope);
    const userIds = readers.map(({ userId }) => userId);
    const [standings, settingsOf] = await Promise.all([
      mailStandings(tx, vesselId, userIds, now),
      digestsOf(tx, userIds),
    ]);
    for (const standing of standings) {
      const reader = readers.find(({ userId }) => userId === standing.userId);
      const settings = settingsOf(standing.userId);
      if (!reader || isQuietAt(settings, timeZone, now)) continue;
      if (standing.hasUrgent) await mailTo(scope, reader, ["now"]);
      if (isDigestDue(settings, standing, timeZone, now)) await mailTo(scope, reader, ["digest"]);
    }
  });
}

async function mailTo(scope: VesselScope, reader: Reader, ways: readonly ("now" | "digest")[]): Promise<void> {
  const { tx, vesselId, now } = scope;
  const waiting: WaitingNotice[] = [];
  const batches = inBatches<WaitingNotice>(noticesAtOnce, (batchSize, last) =>
    lockWaiting(tx, { vesselId, userId: reader.userId }, ways, now, { after: last?.id, batchSize }),
  );
  for await (const batch of batches) waiting.push(...batch);
  if (waiting.length === 0) return;
  await markMailed(
    tx,
    vesselId,
    waiting.map(({ id }) => id),
    now,
  );
  const unread = waiting.filter(({ readAt }) => !readAt);
  const told = await onlyStillTold(tx, vesselId, reader, unread);
  if (told.length > 0) await write(scope, reader.userId, told, ways.includes("digest"));
}

async function write(
  { tx, vessel, services }: VesselScope,
  userId: string,
  told: readonly WaitingNotice[],
  isDigest: boolean,
): Promise<void> {
  const addressee = await findAddressee(tx, userId);
  if (!addressee) return;
  const { email, name, locale } = addressee;
  const names = await namesOf(
    tx,
    told.flatMap(({ actorUserId }) => actorUserId ?? []),
  );
  const lines = told.flatMap((notice) => lineOf(services, locale, notice, names.get(notice.actorUserId ?? "") ?? null));
  const [first] = lines;
  if (!first) return;
  const home = `${services.origin}/app/home?vessel=${vessel.id}`;
  const isSingle = lines.length === 1 && !isDigest;
  const params = { name, vessel: vessel.name, count: lines.length, what: first.text };
  await writeMail(services, tx, {
    to: email,
    locale,
    template: isSingle ? "notice" : "digest",
    params,
    link: isSingle ? first.link : home,
    ...(isSingle
      ? {}
      : { lines: listed(lines, (count) => services.translate(locale, "mail:digest.more", { count }), home) }),
    settingsLink: `${services.origin}/app/editprofile/${userId}?tab=notifications`,
    aboutUserId: userId,
  });
}

/** The first so many lines, and how many more there are. */
function listed(lines: readonly MailLine[], more: (count: number) => string, home: string): MailLine[] {
  const { rows, hasMore } = firstOf(lines, linesPerMail);
  return hasMore ? [...rows, { text: more(lines.length - rows.length), link: home }] : rows;
}
