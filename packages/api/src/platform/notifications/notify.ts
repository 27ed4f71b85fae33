import { newId } from "@ymp/core/ids";
import type { NoticeEvent } from "@ymp/core/notifications/events";
import { isTold } from "@ymp/core/notifications/preferences";
import type { KindWith } from "@ymp/core/records";
import type { Db } from "@ymp/db/client";
import { notifications } from "@ymp/db/schema/notifications";
import { sql } from "drizzle-orm";
import type { VesselScope } from "../../context.ts";
import { announceToReaders } from "./announce.ts";
import { type PreferenceOf, preferencesOf } from "./preferences.repository.ts";
import { type Reader, readersOf, whoMaySee } from "./readers.ts";

export interface Notice {
  event: NoticeEvent;
  /** Accounts; anyone who causes it is not told of it, nor is anybody who may not see the record. */
  to: readonly string[];
  /** What the notice opens. */
  record: { kind: KindWith<"path">; id: string };
  /** What the sentence names: titles, numbers, dates. */
  facts: Record<string, string | number | boolean | null>;
  /** The same cause found again is told once. */
  dedupeKey: string;
  /** Found again it is told again, in the place of what was told before; by mail only to who has read that. */
  isRenewed?: true;
}

type NoticeRow = typeof notifications.$inferInsert;

/** Notifies people of something, in the transaction that caused it. */
export async function notify(scope: VesselScope, notice: Notice): Promise<void> {
  await notifyAll(scope, [notice]);
}

/** The same for many notices at once. */
export async function notifyAll(scope: VesselScope, notices: readonly Notice[]): Promise<void> {
  const addressed = new Set(notices.flatMap(({ to }) => to));
  if (scope.actor.userId) addressed.delete(scope.actor.userId);
  if (addressed.size === 0) return;
  const readers = (await readersOf(scope)).filter(({ userId }) => addressed.has(userId));
  const preferenceOf = await preferencesOf(
    scope.tx,
    readers.map(({ userId }) => userId),
  );
  const [once, renewed]: [NoticeRow[], NoticeRow[]] = [[], []];
  for (const notice of notices)
    (notice.isRenewed ? renewed : once).push(...(await rowsFor(scope, notice, readers, preferenceOf)));
  await tell(scope, [...(await insertNew(scope.tx, once)), ...(await insertRenewed(scope.tx, renewed))]);
}

async function rowsFor(
  scope: VesselScope,
  notice: Notice,
  readers: readonly Reader[],
  preferenceOf: PreferenceOf,
): Promise<NoticeRow[]> {
  const named = readers.filter(({ userId }) => notice.to.includes(userId));
  const told = await whoMaySee(scope, notice.record, named);
  return told.flatMap(({ userId }) => {
    const preference = preferenceOf(userId, notice.event);
    if (!isTold(preference)) return [];
    return {
      id: newId(),
      vesselId: scope.vesselId,
      createdBy: scope.actor.userId,
      createdAt: scope.now,
      userId,
      event: notice.event,
      recordKind: notice.record.kind,
      recordId: notice.record.id,
      facts: notice.facts,
      actorUserId: scope.actor.userId,
      dedupeKey: notice.dedupeKey,
      mail: preference.mail,
    };
  });
}

type Told = Pick<typeof notifications.$inferSelect, "userId" | "mail" | "mailedAt">;
const toldColumns = { userId: notifications.userId, mail: notifications.mail, mailedAt: notifications.mailedAt };

async function insertNew(tx: Db, rows: readonly NoticeRow[]): Promise<Told[]> {
  const told: Told[] = [];
  for (let start = 0; start < rows.length; start += 500) {
    const piece = rows.slice(start, start + 500);
    told.push(...(await tx.insert(notifications).values(piece).onConflictDoNothing().returning(toldColumns)));
  }
  return told;
}

async function insertRenewed(tx: Db, rows: readonly NoticeRow[]): Promise<Told[]> {
  if (rows.length === 0) return [];
  const { vesselId, userId, dedupeKey, readAt, mailedAt } = notifications;
  return tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoUpdate({
      target: [vesselId, userId, dedupeKey],
      set: {
        id: sql`excluded.id`,
        createdAt: sql`excluded.created_at`,
        facts: sql`excluded.facts`,
        actorUserId: sql`excluded.actor_user_id`,
        readAt: null,
        mail: sql`excluded.mail`,
        mailedAt: sql`case when ${readAt} is null then ${mailedAt} end`,
      },
    })
    .returning(toldColumns);
}

async function tell({ tx, vesselId, services }: VesselScope, told: readonly Told[]): Promise<void> {
  await announceToReaders(tx, vesselId, [...new Set(told.map(({ userId }) => userId))]);
  const mailed = new Set(told.flatMap(({ userId, mail, mailedAt }) => (mail === "now" && !mailedAt ? userId : [])));
  for (const userId of mailed) await services.enqueue(tx, { name: "send_notices", vesselId, userId });
}
