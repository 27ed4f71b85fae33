import { newId } from "@ymp/core/ids";
import type { NoticeEvent } from "@ymp/core/notifications/events";
import { isTold } from "@ymp/core/notifications/preferences";
import type { KindWith } from "@ymp/core/records";
import { notifications } from "@ymp/db/schema/notifications";
import type { VesselScope } from "../../context.ts";
import { announceToReaders } from "./announce.ts";
import { type PreferenceOf, preferencesOf } from "./preferences.repository.ts";
import { type Reader, readersOf, whoMaySee } from "./readers.ts";

export interface Notice {
  event: NoticeEvent;
  /** Accounts; whoever causes it is not told of it, nor is anybody who may not see the record. */
  to: readonly string[];
  /** What the notice opens. */
  record: { kind: KindWith<"path">; id: string };
  /** What the sentence names: titles, numbers, dates. */
  facts: Record<string, string | number | boolean | null>;
  /** The same cause found again is told once. */
  dedupeKey: string;
}

type NoticeRow = typeof notifications.$inferInsert;

/** Tells people of something, in the transaction that caused it. */
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
  const rows: NoticeRow[] = [];
  for (const notice of notices) rows.push(...(await rowsFor(scope, notice, readers, preferenceOf)));
  await tell(scope, rows);
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

async function tell({ tx, vesselId, services }: VesselScope, rows: readonly NoticeRow[]): Promise<void> {
  const told: { userId: string; mail: string }[] = [];
  for (let start = 0; start < rows.length; start += 500)
    told.push(
      ...(await tx
        .insert(notifications)
        .values(rows.slice(start, start + 500))
        .onConflictDoNothing()
        .returning({ userId: notifications.userId, mail: notifications.mail })),
    );
  await announceToReaders(tx, vesselId, [...new Set(told.map(({ userId }) => userId))]);
  const mailed = new Set(told.flatMap(({ userId, mail }) => (mail === "now" ? userId : [])));
  for (const userId of mailed) await services.enqueue(tx, { name: "send_notices", vesselId, userId });
}
