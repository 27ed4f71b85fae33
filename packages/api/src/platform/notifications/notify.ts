import { newId } from "@ymp/core/ids";
import type { NoticeEvent } from "@ymp/core/notifications/events";
import { notifications } from "@ymp/db/schema/notifications";
import type { VesselScope } from "../../context.ts";
import type { RecordKind } from "../records.ts";

export interface Notice {
  event: NoticeEvent;
  /** Accounts; whoever causes it is not told of it. */
  to: readonly string[];
  record: { kind: RecordKind; id: string };
  /** What the sentence names: titles, numbers, dates. */
  facts: Record<string, string | number | boolean | null>;
  /** The same cause found again is told once. */
  dedupeKey: string;
}

/** Tells people of something, in the transaction that caused it. */
export async function notify(scope: VesselScope, notice: Notice): Promise<void> {
  const readers = [...new Set(notice.to)].filter((userId) => userId !== scope.actor.userId);
  if (readers.length === 0) return;
  const rows = readers.map((userId) => ({
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
  }));
  await scope.tx.insert(notifications).values(rows).onConflictDoNothing();
}
